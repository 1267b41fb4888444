"""A person at a table with bots."""
