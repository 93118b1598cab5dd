"""How bots evaluate positions and actions."""
