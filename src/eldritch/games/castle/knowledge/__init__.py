"""What each seat knows: behaviour, ledgers, views with holes, and imagined positions."""
