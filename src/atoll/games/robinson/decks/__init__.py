"""The decks: what lies in them, what has left them, and what a card remembers."""
