"""How bots play Cthulhu Realms."""
