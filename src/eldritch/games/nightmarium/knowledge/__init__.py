"""What each seat knows about hidden cards: the ledger, views with holes, and worlds drawn from a view."""
