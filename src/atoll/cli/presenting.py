"""What the rules say, as texts for people: events, options, prompts, refusals, outcomes."""

from collections.abc import Iterable, Mapping, Sequence

from ..kernel import (
    Decision,
    Event,
    IllegalAnswer,
    Message,
    Option,
    Outcome,
    Talk,
    heard,
)
from ..texts import Texts

Args = Mapping[str, object]

SEAT_ARGUMENTS = ("seat", "to", "victim")
"""Arguments of messages that are seats: people read the names of the players there."""


class Presenter:
    """Speaks one language to one table, whose players have names."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = tuple(names)

    def events(self, events: Iterable[Event], seat: int | None) -> list[str]:
        """What a seat may hear of the events, in their order."""
        audible = heard(events, seat)
        told = {(_public(event), event.args.get("seat")) for event in audible if event.audience}
        return [
            self.event(event)
            for event in audible
            if event.kind != "over"  # whoever shows the events shows the outcome, too
            and (event.audience or (event.kind, event.args.get("seat")) not in told)
        ]

    def event(self, event: Event) -> str:
        return self.texts(f"event-{event.kind}", **self._spoken(event.args))

    def prompt(self, decision: Decision) -> str:
        return self._say(decision.prompt)

    def option(self, option: Option) -> str:
        return self._say(option.label)

    def refusal(self, error: IllegalAnswer) -> str:
        """Why an answer is not legal, with the paragraph that says so."""
        return self._say(error.message) + (f" [{error.rule}]" if error.rule else "")

    def talk(self, talk: Talk) -> str:
        """What may be said now. A topic's own text says that there is no other."""
        return self.texts(f"topic-{talk.topic}" if talk.topic else f"talk-{talk.level}")

    def outcome(self, outcome: Outcome) -> str:
        return self.texts(f"outcome-{outcome.reason}")

    def scores(self, outcome: Outcome) -> list[str]:
        """The score that all share, or everybody's own."""
        if len(set(outcome.scores)) == 1 and len(outcome.winners) in (0, len(outcome.scores)):
            return [self.texts("score-shared", score=outcome.scores[0])]
        return [
            self.texts(
                "score-winner" if seat in outcome.winners else "score", name=name, score=score
            )
            for seat, (name, score) in enumerate(zip(self.names, outcome.scores, strict=True))
        ]

    def card(self, word: str) -> str:
        """The name of a card; numbers are their own names."""
        key = f"card-{word}"
        return self.texts(key) if key in self.texts else word

    def cards(self, words: Iterable[str | int]) -> str:
        """The names of cards in a list; some names are two words, so spaces would not do."""
        return ", ".join(self.card(str(word)) for word in words)

    def _say(self, message: Message) -> str:
        return self.texts(message.key, **self._spoken(message.args))

    def _spoken(self, args: Args) -> dict[str, str | int]:
        return {name: self._word(name, value) for name, value in args.items()}

    def _word(self, name: str, value: object) -> str | int:
        if name in SEAT_ARGUMENTS and isinstance(value, int):
            return self.names[value]
        if name == "cards" and isinstance(value, str):
            return self.cards(value.split())
        if isinstance(value, tuple):
            return self.cards(value)
        assert isinstance(value, str | int)
        return value


def _public(event: Event) -> str:
    """The kind of the event by which the others learn of this one: ``drew`` for ``drew-cards``."""
    return event.kind.removesuffix("-cards")
