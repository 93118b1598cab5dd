"""What every game must pass. A game takes part by being registered; nothing here names one."""
