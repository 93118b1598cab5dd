"""The pictures, one package for each game and one for the house; each lists them in RECIPES."""
