"""Bots for Tobago."""

from .treasure_hunter import TreasureHunterBot

__all__ = ["TreasureHunterBot"]
