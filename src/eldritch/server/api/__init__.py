"""What all routes share: parameters, errors, security, pages."""
