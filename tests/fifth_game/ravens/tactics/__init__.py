"""How bots judge positions and choices."""
