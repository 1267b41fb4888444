"""What may be used besides actions."""
