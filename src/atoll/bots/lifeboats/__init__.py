"""Bots for Lifeboats."""

from .schemer import SchemerBot

__all__ = ["SchemerBot"]
