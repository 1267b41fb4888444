"""Bots for Robinson Crusoe."""

from .survivor import SurvivorBot
from .thinking import Budget

__all__ = ["Budget", "SurvivorBot"]
