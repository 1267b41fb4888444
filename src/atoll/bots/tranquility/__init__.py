"""Bots for Tranquility."""

from .careful import CarefulBot

__all__ = ["CarefulBot"]
