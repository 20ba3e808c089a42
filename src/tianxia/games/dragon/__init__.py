"""In the Year of the Dragon: twelve months at court, disasters known in advance."""
