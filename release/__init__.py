"""Builds what is published: wheels, the source distribution and a list of everything they contain or need."""
