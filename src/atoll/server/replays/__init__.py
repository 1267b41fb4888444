"""Games from their set-up on: replays, first voyages, and reports of what went wrong."""
