"""The decks: one file each, cards as expressions of the vocabulary."""
