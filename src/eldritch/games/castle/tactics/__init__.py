"""Beliefs, policies and evaluation: how bots judge choices and positions."""
