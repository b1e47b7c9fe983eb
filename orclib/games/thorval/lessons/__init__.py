"""The scenes of the notebook, their questions, dials and named positions."""
