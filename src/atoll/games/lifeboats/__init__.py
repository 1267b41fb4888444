"""Lifeboats, by Ronald Wettering."""

from .game import Lifeboats

__all__ = ["Lifeboats"]
