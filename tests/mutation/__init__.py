"""Mutation testing: whether the tests of a game notice small errors in its rules and knowledge."""
