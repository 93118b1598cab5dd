"""What seats know in Cthulhu Realms."""
