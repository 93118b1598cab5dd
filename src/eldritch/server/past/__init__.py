"""Finished games: history, replays, reviews and ratings."""
