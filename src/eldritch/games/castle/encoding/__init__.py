"""Parts of the encoding: the open frames, and what is known of each seat."""
