"""Who somebody is: secrets of seats, and a name in a signed cookie. There are no accounts."""
