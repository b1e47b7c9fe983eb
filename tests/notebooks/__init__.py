"""The notebooks as files: written, compared and linted."""
