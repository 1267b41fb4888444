"""Bots for Robinson Crusoe."""

from .survivor import SurvivorBot
from .thinking import Thought

__all__ = ["SurvivorBot", "Thought"]
