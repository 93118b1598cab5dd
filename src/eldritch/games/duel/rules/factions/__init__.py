"""The factions: the rules of each in a module of its own."""
