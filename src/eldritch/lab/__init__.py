"""The laboratory: bots against bots, and how fast it all goes."""
