"""Cthulhu Realms, rule by rule."""
