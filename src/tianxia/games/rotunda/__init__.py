"""Round House: leaders walk round a clan house, trade, hire, and honour the ancestors."""
