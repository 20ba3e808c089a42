"""Matches: a position and the log of answers that led to it; the log is the truth."""
