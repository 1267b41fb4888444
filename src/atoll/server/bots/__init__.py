"""Bots: where they think, whom they answer for, and what they advise."""
