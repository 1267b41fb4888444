"""Bots play many games, and these are counted."""
