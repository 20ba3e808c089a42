"""Game review: what every decision of a finished game was worth, and what would have been better."""
