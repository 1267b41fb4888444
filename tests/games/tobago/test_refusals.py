"""Why an answer is refused: each reason with its rule, and nothing changed.

The reasons are found by a second, slow reading of the rules. The last tests here hold it against
the options, which are found by the first, fast one.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

from atoll.games.tobago import refusals
from atoll.games.tobago.facts import CLUE_WORDS, COLOURS, DIRECTION_NAMES, LANDMARKS
from atoll.games.tobago.grammar import ANSWERS
from atoll.games.tobago.refusals import check
from atoll.games.tobago.state import Hunt
from atoll.games.tobago.steps import POWERS
from atoll.kernel import IllegalAnswer, Refused
from atoll.kernel.answers import domains

from ..reasons import reasons_in, rules_in
from .hoards import hunters, leading
from .moments import MOMENTS
from .tables import (
    GAME,
    PLAYERS,
    SEATS,
    asked,
    error,
    outcome,
    question,
    refusal,
    share,
    story,
    table,
    texts,
)


class Mistake(NamedTuple):
    """Somebody, red unless told otherwise, answers so at this moment, and gets this reason."""

    moment: str
    text: str
    reason: str
    rule: str | None = None
    args: dict[str, Any] | None = None


MISTAKES = [
    # Landmarks.
    Mistake("the first statue", "put", "form", None, {"form": "put statue e5"}),
    Mistake("the first statue", "put statue", "form"),
    Mistake("the first statue", "put statue h8 n", "form"),
    Mistake("the first statue", "put tower h8", "no-such-landmark", "TO-3.1"),
    Mistake("the first statue", "put hut h8", "other-landmark", "TO-3.4", {"landmark": "statue"}),
    Mistake("the first statue", "put statue z1", "no-such-space", "TO-2.7"),
    Mistake("the first statue", "put statue H8", "no-such-space", "TO-2.7"),
    Mistake("the first statue", "put statue a1", "statue-by-ocean", "TO-3.3"),
    Mistake("the first statue", "put statue h5", "no-room-left", "TO-3.4", {"landmark": "statue"}),
    Mistake("the first statue", "blue: put statue h8", "not-your-turn", "TO-3.4", {"seat": 0}),
    Mistake("the first statue", "park h8", "not-now", None, {"expected": "put"}),
    Mistake(
        "the second, blue's", "blue: put statue h8", "landmark-there", "TO-2.8", {"space": "h8"}
    ),
    Mistake("the second, blue's", "blue: put statue h7", "too-near", "TO-3.2", {"count": 5}),
    Mistake("it is turned", "face", "form", None, {"form": "face ne"}),
    Mistake("it is turned", "face n s", "form"),
    Mistake(
        "it is turned",
        "face east",
        "no-such-direction",
        "TO-3.3",
        {"word": "east", "cards": DIRECTION_NAMES},
    ),
    Mistake("it is turned", "blue: face n", "not-your-turn", "TO-3.4"),
    # Vehicles.
    Mistake("a vehicle", "park", "form"),
    Mistake("a vehicle", "park ocean", "no-such-space", "TO-2.7"),
    Mistake("a vehicle", "blue: park g3", "not-your-turn", "TO-3.9"),
    Mistake("a vehicle", "drive g3", "not-now", None, {"expected": "park"}),
    Mistake("a vehicle", "put hut g3", "not-now"),
    Mistake("a vehicle", "", "not-now"),
    Mistake("a vehicle", "blue: jump", "not-asked"),
    Mistake("a vehicle", "park  g3", "not-an-option"),
    # Clues.
    Mistake("a turn", "jump", "not-now", None, {"expected": "play, drive, exchange, end"}),
    Mistake("a turn", "play", "form", None, {"form": "play in-jungle white"}),
    Mistake("a turn", "play in-jungle", "form"),
    Mistake("a turn", "play in-jungle white now", "form"),
    Mistake(
        "a turn",
        "play in-ocean white",
        "no-such-clue",
        "TO-19.2",
        {"word": "in-ocean", "cards": CLUE_WORDS},
    ),
    Mistake("a turn", "play in-beach white", "not-in-hand", "TO-6.1", {"clue": "in-beach"}),
    Mistake(
        "a turn", "play in-jungle red", "no-such-map", "TO-1.3", {"word": "red", "cards": COLOURS}
    ),
    Mistake("a turn", "play in-jungle white", "contradiction", "TO-6.4", {"colour": "white"}),
    Mistake("a turn", "play in-largest-lake white", "rules-nothing-out", "TO-6.5"),
    Mistake("a turn", "blue: play in-beach black", "not-your-turn", "TO-3.8"),
    Mistake("a turn", "play  in-jungle black", "not-an-option"),
    Mistake("on the way", "play in-jungle black", "moving", "TO-4.5"),
    Mistake("clue played", "play in-largest-lake black", "acted", "TO-4.1"),
    # Moves.
    Mistake("a turn", "drive", "form"),
    Mistake("a turn", "drive g2 f2", "form"),
    Mistake("a turn", "drive z1", "no-such-space", "TO-2.7"),
    Mistake("a turn", "drive g3", "there-already", "TO-8.1", {"space": "g3"}),
    Mistake("a turn", "drive e1", "too-far", "TO-8.2", {"space": "e1"}),
    Mistake("clue played", "drive g2", "acted", "TO-4.1"),
    Mistake("driven", "drive g3", "acted", "TO-4.1"),
    Mistake("a turn", "stop now", "form"),
    Mistake("a turn", "stop", "not-moving", "TO-8.1"),
    Mistake("driven", "stop", "not-moving", "TO-8.1"),
    Mistake("a turn", "exchange in-jungle", "form"),
    Mistake("driven", "exchange", "turn-begun", "TO-4.2"),
    Mistake("a turn", "end turn", "form"),
    Mistake("a turn", "blue: end", "not-your-turn", "TO-3.8", {"seat": 0}),
    Mistake("blue's turn", "end", "not-your-turn", "TO-3.8", {"seat": 1}),
    Mistake("a turn", "take", "not-now"),
    # Treasures.
    Mistake("a turn", "dig", "form"),
    Mistake("a turn", "dig gold", "no-such-map", "TO-1.3"),
    Mistake("a turn", "dig white", "not-located", "TO-9.1", {"colour": "white", "count": 2}),
    Mistake("a turn", "dig grey", "elsewhere", "TO-9.1", {"colour": "grey", "space": "g2"}),
    Mistake("sharing", "take 2", "form"),
    Mistake("sharing", "pass on", "form"),
    Mistake("sharing", "blue: take", "not-your-turn", "TO-10.4"),
    Mistake("sharing", "end", "not-now", None, {"expected": "take, pass"}),
    Mistake("a new map", "lay", "form"),
    Mistake("a new map", "lay in-ocean", "no-such-clue", "TO-19.2"),
    Mistake("a new map", "lay in-lake", "not-in-hand", "TO-12.2", {"clue": "in-lake"}),
    Mistake("a new map", "blue: lay in-jungle", "not-your-turn", "TO-12.2"),
    # Amulets.
    Mistake("an amulet", "amulet", "form"),
    Mistake(
        "an amulet",
        "amulet fly",
        "no-such-power",
        "TO-15.1",
        {"word": "fly", "cards": ("marker", "clue", "move", "exchange")},
    ),
    Mistake("experts", "amulet fly", "no-such-power", "TO-15.1", {"word": "fly", "cards": POWERS}),
    Mistake("a turn", "amulet move", "no-amulet", "TO-15.1"),
    Mistake("an amulet", "amulet double", "experts-only", "TO-16.1"),
    Mistake("an amulet", "amulet swap", "experts-only", "TO-16.1"),
    Mistake("an amulet", "double white 1", "experts-only", "TO-16.1"),
    Mistake("an amulet", "swap white 1 2", "experts-only", "TO-16.1"),
    Mistake("an amulet, on the way", "amulet move", "moving", "TO-4.5"),
    Mistake("an amulet", "remove white g3", "amulet-first", "TO-15.1", {"form": "amulet marker"}),
    Mistake("a turn", "remove white g3", "no-amulet", "TO-15.1"),
    Mistake("an amulet, all located", "amulet marker", "no-marker", "TO-15.2"),
    Mistake("an amulet, all located", "amulet clue", "no-clue-fits", "TO-15.3"),
    Mistake("an amulet, no clues", "amulet exchange", "no-clues", "TO-15.5"),
    Mistake("an amulet, no clues", "exchange", "no-clues", "TO-4.2"),
    Mistake("removing", "remove g3", "no-such-map", "TO-1.3"),
    Mistake("removing", "remove white", "form"),
    Mistake("removing", "remove red g3", "no-such-map", "TO-1.3"),
    Mistake("removing", "remove white z1", "no-such-space", "TO-2.7"),
    Mistake(
        "removing",
        "remove white g2",
        "no-marker-there",
        "TO-15.2",
        {"colour": "white", "space": "g2"},
    ),
    Mistake("removing", "remove black g2", "no-marker-there", "TO-15.2"),
    Mistake("removing", "remove grey g2", "last-marker", "TO-15.2", {"colour": "grey"}),
    Mistake("removing", "blue: remove white g3", "not-your-turn", "TO-15.2"),
    Mistake("removing", "end", "not-now"),
    Mistake("one more clue", "play in-jungle white", "contradiction", "TO-6.4"),
    Mistake("one more clue", "blue: play in-beach black", "not-your-turn", "TO-15.3"),
    # Experts.
    Mistake("experts", "double white 1", "amulet-first", "TO-15.1", {"form": "amulet double"}),
    Mistake("experts", "swap white 1 3", "amulet-first", "TO-15.1", {"form": "amulet swap"}),
    Mistake("experts, bare maps", "amulet double", "nothing-to-double", "TO-16.2"),
    Mistake("experts, bare maps", "amulet swap", "nothing-to-swap", "TO-16.5"),
    Mistake("doubling", "double white", "form", None, {"form": "double white 2"}),
    Mistake("doubling", "double white first", "not-a-place", "TO-1.3"),
    Mistake("doubling", "double white ²", "not-a-place", "TO-1.3"),
    Mistake("doubling", "double white 0", "not-a-place", "TO-1.3"),
    Mistake("doubling", "double white 01", "not-a-place", "TO-1.3"),
    Mistake("doubling", "double white 22", "not-a-place", "TO-1.3"),
    Mistake("doubling", "double red 1", "no-such-map", "TO-1.3"),
    Mistake(
        "doubling", "double white 5", "no-such-place", "TO-1.3", {"colour": "white", "count": 4}
    ),
    Mistake("doubling", "double grey 1", "no-such-place", "TO-1.3", {"colour": "grey", "count": 0}),
    Mistake("doubling", "double white 3", "not-your-rose", "TO-16.2"),
    Mistake("doubling", "double white 4", "doubled-already", "TO-16.4"),
    Mistake("doubling", "blue: double white 3", "not-your-turn", "TO-16.2"),
    Mistake("swapping", "swap white 1", "form", None, {"form": "swap white 1 3"}),
    Mistake("swapping", "swap white 3 1", "form"),
    Mistake("swapping", "swap white 1 1", "form"),
    Mistake("swapping", "swap white 1 5", "no-such-place", "TO-1.3"),
    Mistake("swapping", "swap white 1 2", "same-roses", "TO-16.5"),
    Mistake("swapping", "blue: swap white 1 3", "not-your-turn", "TO-16.5"),
]


def spoken(text: str) -> tuple[str, str]:
    """Who says what."""
    player, _, said = text.partition(": ")
    return (player, said) if said else ("red", text)


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda each: f"{each.moment}: {each.text}")
def test_a_refused_answer_changes_nothing_and_names_its_rule(mistake: Mistake) -> None:
    refused = error(MOMENTS[mistake.moment](), *spoken(mistake.text))
    expected = f"refused-{mistake.reason}", mistake.rule
    assert (refused.message.key, refused.rule) == expected
    assert mistake.args is None or refused.message.args == mistake.args


def unread() -> Iterator[tuple[str, str | None]]:
    """The reasons for which words cannot be read."""
    for kind in ANSWERS:
        for domain in domains(kind).values():
            yield from ((domain.unknown, domain.rule), *domain.never.values())


def test_every_reason_has_a_mistake_above() -> None:
    everywhere = {"not-an-option", "not-asked", "not-now", "form"}
    reasons = reasons_in(refusals) | {reason for reason, _ in unread()} | everywhere
    assert reasons == {mistake.reason for mistake in MISTAKES}


def test_every_rule_that_refuses_has_a_mistake_above() -> None:
    rules = rules_in(refusals) | {rule for _, rule in unread()}
    assert rules == {mistake.rule for mistake in MISTAKES if mistake.rule}


# Answers that no rule of the game is asked about.


def test_there_is_nobody_at_other_seats() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        GAME.answer(table(), 2, "end")
    assert refused.value.message.key == "refused-no-such-seat"


def test_nothing_can_be_answered_after_the_end() -> None:
    hunt = table(hunters(), maps={"white": leading("red")}, left=3, curses=0)
    story(hunt, "red: dig white")
    share(hunt)
    assert outcome(hunt).reason == "treasures-out"
    assert refusal(hunt, "red", "end") == ("refused-game-over", None)


# The two readings of the rules agree.

QUESTIONS = {
    f"ask-{each}" for each in ("put", "face", "park", "turn", "claim", "lay", "marker", "clue")
}
EXPERT_QUESTIONS = {"ask-double", "ask-swap"}
LONG = 600
"""After so many answers a game has come to all its questions."""


def moments(seats: int) -> Iterator[Hunt]:
    """Moments of a game that is played at random, by players who like to dig and have amulets.

    The first of each kind is among them, and a few of the others.
    """
    seen: set[str] = set()
    luck = Random(seats)
    hunt = GAME.setup(seats, seats, {"experts": True})
    for _ in range(LONG):
        if not hunt.decisions:
            return
        if question(hunt) not in seen or luck.random() < 0.04:
            yield hunt
        seen.add(question(hunt))
        hunt.held = [max(held, 1) for held in hunt.held]
        hunt.idle = 0  # else the hunt would be called off before anything is found
        decision = hunt.decisions[0]
        liked = [option for option in decision.options if option.text.startswith("dig")]
        plain = luck.random() < 0.7
        liked += [each for each in decision.options if plain and each.text.startswith("play")]
        GAME.answer(hunt, decision.seat, luck.choice(liked or decision.options).text)


def zoo(hunt: Hunt) -> Iterator[str]:
    """Answers that are well written, whether they are legal or not."""
    spaces, maps = [*hunt.land.names, "z9"], [*COLOURS, "red"]
    places = range(7)
    clues = (*CLUE_WORDS, "in-ocean")
    yield from (f"put {landmark} {space}" for landmark, space in product(LANDMARKS, spaces))
    yield from (f"face {direction}" for direction in (*DIRECTION_NAMES, "east"))
    yield from (f"{verb} {space}" for verb, space in product(("park", "drive"), spaces))
    yield from (f"play {clue} {colour}" for clue, colour in product(clues, maps))
    yield from (f"lay {clue}" for clue in clues)
    yield from (f"dig {colour}" for colour in maps)
    yield from ("stop", "exchange", "end", "take", "pass", "jump")
    yield from (f"amulet {power}" for power in (*POWERS, "fly"))
    yield from (f"remove {colour} {space}" for colour, space in product(maps, spaces))
    yield from (f"double {colour} {place}" for colour, place in product(maps, places))
    for colour, one, other in product(maps, places, places):
        yield f"swap {colour} {one} {other}"


def check_finds_nothing(hunt: Hunt, player: str, text: str) -> bool:
    try:
        check(hunt, PLAYERS.index(player), GAME.grammar_of(hunt).read(text))
    except Refused:
        return False
    return True


@pytest.mark.parametrize("seats", SEATS)
def test_an_answer_is_refused_with_a_reason_exactly_if_it_is_not_among_the_options(
    seats: int,
) -> None:
    questions: set[str] = set()
    luck = Random(1)
    for hunt in moments(seats):
        questions.add(question(hunt))
        answers = sorted(set(zoo(hunt)))
        for player in PLAYERS[:seats]:
            options = texts(hunt, player)
            assert options <= {*answers}, "none is left out"
            for text in options:
                assert check_finds_nothing(hunt, player, text), text
            for text in {*luck.sample(answers, 200)} - options:
                with pytest.raises(IllegalAnswer) as refused:
                    GAME.answer(hunt, PLAYERS.index(player), text)
                assert refused.value.message.key != "refused-not-an-option", text
        assert asked(hunt)
    assert questions >= QUESTIONS | EXPERT_QUESTIONS
