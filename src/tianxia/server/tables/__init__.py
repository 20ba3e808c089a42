"""Live tables: one match and one lock each, and everybody who watches."""
