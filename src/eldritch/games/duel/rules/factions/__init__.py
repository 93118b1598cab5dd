"""The factions: what only one of them can do, a module for each."""
