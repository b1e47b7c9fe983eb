"""English and French: what the code says, and what the catalogues hold for it."""
