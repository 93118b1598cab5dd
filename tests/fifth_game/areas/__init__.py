"""What the installed game is expected to do in each part of the platform. `test_fifth_game.py` runs these."""
