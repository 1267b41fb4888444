"""What the rules say, as texts for people: events, options, prompts, refusals, outcomes."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from ..kernel import (
    SEAT_ARGUMENTS,
    Decision,
    Event,
    Fate,
    IllegalAnswer,
    Message,
    Option,
    Outcome,
    Talk,
    heard,
)
from ..texts import Texts

Args = Mapping[str, object]

Gloss = Callable[[str, Args, Texts], str]
"""By the key of a message and what it is about, what is written behind it; empty if nothing is."""

Untold = Callable[[Event, int | None], bool]
"""Whether somebody is told the same better by another event."""


def no_gloss(key: str, args: Args, texts: Texts) -> str:
    return ""


def all_told(event: Event, seat: int | None) -> bool:
    return False


class Presenter:
    """Speaks one language to one table, whose players have names."""

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        gloss: Gloss = no_gloss,
        untold: Untold = all_told,
    ) -> None:
        self.texts = texts
        self.names = tuple(names)
        self._gloss, self._untold = gloss, untold

    def events(self, events: Iterable[Event], seat: int | None) -> list[str]:
        """What a seat may hear of the events, in their order."""
        return [
            self.event(event)
            for event in heard(events, seat)
            if event.kind != "over"  # whoever shows the events shows the outcome, too
            and not self._untold(event, seat)
        ]

    def event(self, event: Event) -> str:
        return self._worded(f"event-{event.kind}", event.args)

    def prompt(self, decision: Decision) -> str:
        return self._say(decision.prompt)

    def option(self, option: Option) -> str:
        return self._say(option.label)

    def reason(self, reason: Message) -> str:
        """Why a bot would answer so."""
        return self._say(reason)

    def plainly(self, option: Option) -> str:
        """An option without what is written behind it."""
        return self._text(option.label.key, option.label.args)

    def spoken(self, option: Option) -> str:
        """An answer with the names that are on the board, which can be typed as well."""
        verb, *rest = option.words
        return " ".join([verb, *map(self.card, rest)])

    def refusal(self, error: IllegalAnswer) -> str:
        """Why an answer is not legal, with the paragraph that says so."""
        return self._say(error.message) + (f" [{error.rule}]" if error.rule else "")

    def talk(self, talk: Talk) -> str:
        """What may be said now. A topic's own text says that there is no other."""
        return self.texts(f"topic-{talk.topic}" if talk.topic else f"talk-{talk.level}")

    def outcome(self, outcome: Outcome) -> str:
        return self.texts(f"outcome-{outcome.reason}")

    def cause(self, fate: Fate | None) -> list[str]:
        """Of what somebody has died, where that ended the game."""
        if fate is None or not fate.cause:
            return []
        return [self.texts("play-cause", cause=self.texts(fate.cause))]

    def scores(self, outcome: Outcome) -> list[str]:
        """The score that all share, or everybody's own."""
        if len(set(outcome.scores)) == 1 and len(outcome.winners) in (0, len(outcome.scores)):
            return [self.texts("score-shared", score=outcome.scores[0])]
        return [
            self.texts(
                "score-winner" if seat in outcome.winners else "score-other", name=name, score=score
            )
            for seat, (name, score) in enumerate(zip(self.names, outcome.scores, strict=True))
        ]

    def card(self, word: str) -> str:
        """The name of a card; numbers are their own names."""
        return self.texts.name(word)

    def named_cards(self) -> list[str]:
        """The words of answers that have a name."""
        return self.texts.named("card-")

    def cards(self, words: Iterable[str | int]) -> str:
        """The names of cards in a list; some names are two words, so spaces would not do."""
        return ", ".join(self.card(str(word)) for word in words)

    def _say(self, message: Message) -> str:
        return self._worded(message.key, message.args)

    def _worded(self, key: str, args: Args) -> str:
        text = self._text(key, args)
        gloss = self._gloss(key, args, self.texts)
        return _with_gloss(text, gloss) if gloss else text

    def _text(self, key: str, args: Args) -> str:
        return self.texts(key, **{name: self._word(name, value) for name, value in args.items()})

    def _word(self, name: str, value: object) -> str | int:
        if name in SEAT_ARGUMENTS and isinstance(value, int):
            return self.names[value]
        if isinstance(value, tuple):
            return self.cards(value)
        assert isinstance(value, str | int)
        return value


def _with_gloss(text: str, gloss: str) -> str:
    """The gloss at the end of the text, before its full stop."""
    stop = "." if text.endswith(".") else ""
    return f"{text.removesuffix('.')} {gloss}{stop}"
