"""Ids of what is kept."""

import secrets


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)
