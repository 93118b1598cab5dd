"""How bots value positions and choices."""
