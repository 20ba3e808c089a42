"""How each game's positions are judged, in expected points at the end."""
