"""What the project makes with its own hands: run as modules, from the root."""
