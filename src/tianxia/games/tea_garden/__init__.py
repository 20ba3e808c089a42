"""Tea Garden."""
