"""The box: components, edition file and options."""
