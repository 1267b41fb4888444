"""Steps: what is still to happen, as data."""

from msgspec import Struct


class Step(Struct, frozen=True, tag=True, array_like=True, gc=False):
    """Something that will happen, or will be asked; see ``Rules`` for how it is carried out."""


class Nothing(Step, frozen=True):
    """What somebody's answer comes to who lets something be."""
