"""The rules of Duel, a module for each chapter of the rulebook."""
