"""The engine under all games: frames, agenda, rules interface. Only the standard library."""
