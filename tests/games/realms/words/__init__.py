"""Cthulhu Realms in words."""
