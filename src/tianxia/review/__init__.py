"""Game review: what every decision of a finished game was worth, and what was better."""
