"""Lessons, puzzles and explanations."""
