"""Who is there: accounts, sessions and companions at one device."""
