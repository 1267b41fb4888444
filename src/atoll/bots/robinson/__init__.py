"""Bots for Robinson Crusoe."""

from .search import Budget
from .survivor import SurvivorBot

__all__ = ["Budget", "SurvivorBot"]
