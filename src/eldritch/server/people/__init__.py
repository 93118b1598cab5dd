"""Accounts, sessions and companions at one device."""
