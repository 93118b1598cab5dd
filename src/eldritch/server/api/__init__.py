"""How requests are answered: parameters, errors, security, pages."""
