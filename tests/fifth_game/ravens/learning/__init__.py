"""The lesson, and the topics of the rules."""
