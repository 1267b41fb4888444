"""The laws of all bots: what they answer follows from what their seat sees, and from their seed."""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache

import pytest

import atoll
from atoll.bots import Bot, Chair, advise, bots, next_answer, texts_of
from atoll.bots.robinson.search import forget
from atoll.kernel import Decision, Message, OptionValue, Word
from atoll.texts import LANGUAGES, Texts

from .camps import survivors
from .playing import play_out
from .voyages import VOYAGES

Setups = Mapping[str, Sequence[tuple[int, int, Mapping[str, OptionValue]]]]
"""By game: how many play, the seed, and the options."""

BOTS = {
    "tranquility": ["careful", "random"],
    "lifeboats": ["schemer", "random"],
    "overboard": ["castaway", "random"],
    "tobago": ["treasure_hunter", "random"],
    "robinson": ["survivor", "random"],
}
SHORT: Setups = {
    "tranquility": [(3, 5, {})],
    "lifeboats": [(3, 0, {}), (4, 1, {})],
    "overboard": [(4, 2, {})],
    "tobago": [(2, 5, {})],
    "robinson": [(2, 5, {})],
}
VARIED: Setups = {
    "tranquility": [(seats, 3, options) for seats, options in VOYAGES],
    "lifeboats": [(3, 4, {})],
    "overboard": [(4, 4, {})],
    "tobago": [(2, 4, {"experts": True}), (4, 4, {"experts": True})],
    "robinson": [(2, 4, {})],
}
COMPARED = {
    "careful": {"ask-turn", "ask-pay-placing"},
    "schemer": {"ask-say", "ask-call", "ask-vote-leak", "ask-leave"},
    "castaway": {"ask-say", "ask-provisions", "ask-action", "ask-fight", "ask-steer"},
    "treasure_hunter": {"ask-turn", "ask-claim"},
    "survivor": {"ask-plan", "ask-powers"},
}
"""What must come up at such a table, for the law to mean anything there."""


@dataclass(frozen=True, eq=False)
class Table:
    """A game that is about to begin, and the kind of bot that plays it on all seats."""

    game: str
    bot: str
    seats: int
    seed: int
    options: Mapping[str, OptionValue]

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game, self.bot, f"{self.seats}#{self.seed}", *options])

    def players(self) -> list[Bot]:
        if self.bot == "survivor":
            return survivors(self.seats)
        return [bots(self.game)[self.bot](seat) for seat in range(self.seats)]


def tables(setups: Setups) -> Iterator[Table]:
    for game in atoll.games():
        for bot in bots(game):
            for seats, seed, options in setups[game]:
                yield Table(game, bot, seats, seed, options)


def played(table: Table, players: Sequence[Bot]) -> list[tuple[int, str]]:
    """What is answered in a whole game by these, which have worked nothing out together yet."""
    game = atoll.game(table.game)
    forget()
    return play_out(game, game.setup(table.seats, table.seed, table.options), players)


@cache
def record(table: Table) -> list[tuple[int, str]]:
    """How the game is played the first time."""
    return played(table, table.players())


SHORT_TABLES, VARIED_TABLES = [*tables(SHORT)], [*tables(VARIED)]
THINKING = [table for table in SHORT_TABLES if table.bot != "random"]
"""What answers at random draws anew each time that it is asked."""
TALKING = [table for table in THINKING if table.game in ("lifeboats", "overboard")]
"""Where many are asked at once, and bots remember what they have seen."""


@dataclass
class AskedTwice:
    """Asks a bot everything once more."""

    bot: Bot

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        text = self.bot.choose(chair, decision)
        assert self.bot.choose(chair, decision) == text
        return text


@dataclass
class Doubled:
    """Asks a bot's double for the same advice on a redeal, with its reason."""

    bot: Bot
    asked: set[str] = field(default_factory=set)

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        double = deepcopy(self.bot)
        elsewhere = Chair(chair.game, chair.redeal(7), chair.seat)
        same = elsewhere.decisions[chair.decisions.index(decision)]
        forget()
        advice = advise(self.bot, chair, decision)
        forget()
        assert advise(double, elsewhere, same) == advice
        self.asked.add(decision.prompt.key)
        return None if advice is None else advice.text


@dataclass
class Advised:
    """Answers what a bot would advise, and keeps the reasons."""

    bot: Bot
    reasons: list[Message] = field(default_factory=list)

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        advice = advise(self.bot, chair, decision)
        if advice is None:
            return None
        if advice.reason is not None:
            self.reasons.append(advice.reason)
        return advice.text


def test_the_strongest_bot_of_a_game_is_named_first() -> None:
    assert {game: [*bots(game)] for game in atoll.games()} == BOTS


@pytest.mark.parametrize("table", SHORT_TABLES, ids=str)
def test_the_same_game_is_played_the_same_way(table: Table) -> None:
    assert played(table, table.players()) == record(table)


@pytest.mark.parametrize("table", THINKING, ids=str)
def test_asking_again_changes_nothing(table: Table) -> None:
    assert played(table, [AskedTwice(each) for each in table.players()]) == record(table)


@pytest.mark.parametrize("table", THINKING, ids=str)
def test_advice_is_what_the_bot_would_do_and_its_reasons_can_be_told(table: Table) -> None:
    players = [Advised(each) for each in table.players()]
    assert played(table, players) == record(table)
    reasons = {reason for player in players for reason in map(written, player.reasons)}
    assert len({key for key, _ in reasons}) >= 4
    for language in LANGUAGES:
        texts = Texts(language, table.game, also=texts_of(table.game))
        for key, args in reasons:
            assert texts(key, **dict(args)).endswith(".")


def written(reason: Message) -> tuple[str, tuple[tuple[str, Word], ...]]:
    return reason.key, tuple(reason.args.items())


@pytest.mark.parametrize("table", TALKING, ids=str)
def test_who_is_asked_for_advice_says_the_same_each_time(table: Table) -> None:
    """Everybody, whatever they could answer, and before it is their turn."""
    game, players = atoll.game(table.game), table.players()
    state = game.setup(table.seats, table.seed, table.options)
    while state.outcome is None:
        for decision in state.decisions:
            chair = Chair(game, state, decision.seat)
            assert len({players[decision.seat].choose(chair, decision) for _ in range(3)}) == 1
        given = next_answer(game, state, players)
        assert given is not None
        game.answer(state, *given)


@pytest.mark.parametrize("table", VARIED_TABLES, ids=str)
def test_what_it_cannot_see_changes_nothing(table: Table) -> None:
    players = [Doubled(each) for each in table.players()]
    played(table, players)
    assert COMPARED.get(table.bot, set()) < set().union(*[each.asked for each in players])
