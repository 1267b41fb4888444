"""Bots for Robinson Crusoe."""

from .survivor import SurvivorBot

__all__ = ["SurvivorBot"]
