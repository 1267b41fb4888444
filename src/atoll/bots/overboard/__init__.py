"""Bots for Overboard!"""

from .castaway import CastawayBot

__all__ = ["CastawayBot"]
