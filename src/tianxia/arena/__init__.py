"""Many games at once: simulations, and how fast they run."""
