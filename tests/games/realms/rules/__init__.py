"""The rules of Cthulhu Realms, chapter by chapter."""
