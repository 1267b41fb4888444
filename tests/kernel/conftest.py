"""In every story about the kernel a reloaded twin gives each answer, too."""

from ..reload import twins_answer_too

__all__ = ["twins_answer_too"]
