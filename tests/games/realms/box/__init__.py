"""What the box of Cthulhu Realms holds."""
