"""What each seat has seen or can prove."""
