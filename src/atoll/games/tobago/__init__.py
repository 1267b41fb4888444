"""Tobago, by Bruce Allen."""

from .game import Tobago

__all__ = ["Tobago"]
