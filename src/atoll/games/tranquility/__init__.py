"""«Море спокою» / Tranquility, by James Emmerson."""

from .game import Tranquility

__all__ = ["Tranquility"]
