"""ZhanGuo: the rules."""
