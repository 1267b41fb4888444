"""Overboard! (Lifeboat), by Jeff Siadek."""

from .game import Overboard

__all__ = ["Overboard"]
