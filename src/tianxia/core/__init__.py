"""The engine under all games: frames, agenda, rules interface. Standard library only."""
