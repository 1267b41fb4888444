"""Why an answer is not legal: a slow, plain reading of the rules for a single answer."""

from ...kernel import Message, Refusal
def refuse(sea, seat, text):
    return Refusal(Message("refused-not-an-option"))
