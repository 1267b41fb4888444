"""Why an answer is refused: each reason with its rule, and nothing changed.

The reasons are found by a second, slow reading of the rules. The last tests here hold it against
the options, which are found by the first, fast one.
"""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from atoll.games.tobago import refusals
from atoll.games.tobago.answers import WORDS
from atoll.games.tobago.facts import COLOURS, DIRECTION_NAMES, LANDMARKS
from atoll.games.tobago.refusals import check
from atoll.games.tobago.state import Hunt
from atoll.games.tobago.steps import POWERS
from atoll.kernel import IllegalAnswer, Refused

from ..reasons import reasons_in, rules_in
from .hoards import dug, hunters, leading
from .tables import (
    GAME,
    PLAYERS,
    SEATS,
    asked,
    error,
    outcome,
    question,
    refusal,
    setting_out,
    share,
    story,
    table,
    texts,
)

# A reason for every mistake.


class Mistake(NamedTuple):
    reason: str
    rule: str | None
    hunt: Hunt
    text: str
    player: str = "red"


def after(hunt: Hunt, *lines: str) -> Hunt:
    """The same table after some answers."""
    story(hunt, *lines)
    return hunt


def with_landmarks() -> list[Mistake]:
    hunt = setting_out(landmarks="players")
    facing = after(setting_out(landmarks="players"), "red: put statue h8")
    second = after(setting_out(landmarks="players"), "red: put statue h8", "red: face n")
    return [
        Mistake("form", None, hunt, "put"),
        Mistake("form", None, hunt, "put statue"),
        Mistake("form", None, hunt, "put statue h8 n"),
        Mistake("form", None, hunt, "put tower h8"),
        Mistake("other-landmark", "TO-3.4", hunt, "put hut h8"),
        Mistake("no-such-space", "TO-2.7", hunt, "put statue z1"),
        Mistake("no-such-space", "TO-2.7", hunt, "put statue H8"),
        Mistake("landmark-there", "TO-2.8", second, "put statue h8", "blue"),
        Mistake("statue-by-ocean", "TO-3.3", hunt, "put statue a1"),
        Mistake("too-near", "TO-3.2", second, "put statue h7", "blue"),
        Mistake("no-room-left", "TO-3.4", hunt, "put statue h5"),
        Mistake("not-your-turn", "TO-3.4", hunt, "put statue h8", "blue"),
        Mistake("not-now", None, hunt, "park h8"),
        Mistake("form", None, facing, "face"),
        Mistake("form", None, facing, "face n s"),
        Mistake("no-such-direction", "TO-3.3", facing, "face east"),
        Mistake("not-your-turn", "TO-3.4", facing, "face n", "blue"),
    ]


def with_vehicles() -> list[Mistake]:
    hunt = setting_out()
    return [
        Mistake("form", None, hunt, "park"),
        Mistake("no-such-space", "TO-2.7", hunt, "park ocean"),
        Mistake("not-your-turn", "TO-3.9", hunt, "park g3", "blue"),
        Mistake("not-now", None, hunt, "drive g3"),
        Mistake("not-now", None, hunt, ""),
        Mistake("not-asked", None, hunt, "jump", "blue"),
        Mistake("not-an-option", None, hunt, "park  g3"),
    ]


MAPS = {
    "white": "blue in-lake, left g3 h5",
    "grey": "blue in-river, left g2",
    "brown": "red next-to-hut twice, blue not-in-lake, blue next-to-palm",
}


def hunting(red: str = "at g3, in-jungle in-largest-lake") -> Hunt:
    return table({"red": red, "blue": "in-beach"}, maps=MAPS)


def with_clues() -> list[Mistake]:
    hunt = hunting()
    moving = after(hunting(), "red: drive g2")
    played = after(hunting(), "red: play in-jungle black")
    return [
        Mistake("form", None, hunt, "play"),
        Mistake("form", None, hunt, "play in-jungle"),
        Mistake("form", None, hunt, "play in-jungle white now"),
        Mistake("no-such-clue", "TO-19.2", hunt, "play in-ocean white"),
        Mistake("not-in-hand", "TO-6.1", hunt, "play in-beach white"),
        Mistake("no-such-map", "TO-1.3", hunt, "play in-jungle red"),
        Mistake("contradiction", "TO-6.4", hunt, "play in-jungle white"),
        Mistake("rules-nothing-out", "TO-6.5", hunt, "play in-largest-lake white"),
        Mistake("moving", "TO-4.5", moving, "play in-jungle black"),
        Mistake("acted", "TO-4.1", played, "play in-largest-lake black"),
        Mistake("not-your-turn", "TO-3.8", hunt, "play in-beach black", "blue"),
        Mistake("not-an-option", None, hunt, "play  in-jungle black"),
    ]


def with_moves() -> list[Mistake]:
    hunt = hunting()
    played = after(hunting(), "red: play in-jungle black")
    driven = after(hunting(), "red: drive g2", "red: drive g3", "red: drive h5")
    return [
        Mistake("form", None, hunt, "drive"),
        Mistake("form", None, hunt, "drive g2 f2"),
        Mistake("no-such-space", "TO-2.7", hunt, "drive z1"),
        Mistake("acted", "TO-4.1", played, "drive g2"),
        Mistake("acted", "TO-4.1", driven, "drive g3"),
        Mistake("there-already", "TO-8.1", hunt, "drive g3"),
        Mistake("too-far", "TO-8.2", hunt, "drive e1"),
        Mistake("form", None, hunt, "stop now"),
        Mistake("not-moving", "TO-8.1", hunt, "stop"),
        Mistake("not-moving", "TO-8.1", driven, "stop"),
        Mistake("form", None, hunt, "exchange in-jungle"),
        Mistake("turn-begun", "TO-4.2", driven, "exchange"),
        Mistake("form", None, hunt, "end turn"),
        Mistake("not-your-turn", "TO-3.8", hunt, "end", "blue"),
        Mistake("not-now", None, hunt, "take"),
    ]


def with_treasures() -> list[Mistake]:
    hunt = hunting()
    sharing = dug("blue", "2 3 4")
    opening = dug("blue", "0 3 4", red="in-jungle in-river")
    return [
        Mistake("form", None, hunt, "dig"),
        Mistake("no-such-map", "TO-1.3", hunt, "dig gold"),
        Mistake("not-located", "TO-9.1", hunt, "dig white"),
        Mistake("elsewhere", "TO-9.1", hunt, "dig grey"),
        Mistake("form", None, sharing, "take 2"),
        Mistake("form", None, sharing, "pass on"),
        Mistake("not-your-turn", "TO-10.4", sharing, "take", "blue"),
        Mistake("not-now", None, sharing, "end"),
        Mistake("form", None, opening, "lay"),
        Mistake("no-such-clue", "TO-19.2", opening, "lay in-ocean"),
        Mistake("not-in-hand", "TO-12.2", opening, "lay in-lake"),
        Mistake("not-your-turn", "TO-12.2", opening, "lay in-jungle", "blue"),
    ]


def with_amulets() -> list[Mistake]:
    rich = hunting("at g3, in-jungle, 1 amulet")
    moving = after(hunting("at g3, in-jungle, 1 amulet"), "red: drive g2")
    removing = after(hunting("at g3, in-jungle, 1 amulet"), "red: amulet marker")
    playing = after(hunting("in-jungle in-mountain next-to-jungle, 1 amulet"), "red: amulet clue")
    all_located = {
        "white": "blue in-lake, left g3",
        "grey": "blue in-river, left g2",
        "brown": "blue in-beach, left m3",
        "black": "blue in-mountain, left h6",
    }
    stuck = table({"red": "in-jungle, 1 amulet", "blue": ""}, maps=all_located)
    without = table({"red": "no clues, 1 amulet", "blue": ""})
    return [
        Mistake("form", None, rich, "amulet"),
        Mistake("no-such-power", "TO-15.1", rich, "amulet fly"),
        Mistake("no-amulet", "TO-15.1", hunting(), "amulet move"),
        Mistake("experts-only", "TO-16.1", rich, "amulet double"),
        Mistake("experts-only", "TO-16.1", rich, "amulet swap"),
        Mistake("moving", "TO-4.5", moving, "amulet move"),
        Mistake("amulet-first", "TO-15.1", rich, "remove white g3"),
        Mistake("experts-only", "TO-16.1", rich, "swap white 1 2"),
        Mistake("no-amulet", "TO-15.1", hunting(), "remove white g3"),
        Mistake("no-marker", "TO-15.2", stuck, "amulet marker"),
        Mistake("no-clue-fits", "TO-15.3", stuck, "amulet clue"),
        Mistake("no-clues", "TO-15.5", without, "amulet exchange"),
        Mistake("form", None, removing, "remove g3"),
        Mistake("no-such-map", "TO-1.3", removing, "remove red g3"),
        Mistake("no-such-space", "TO-2.7", removing, "remove white z1"),
        Mistake("no-marker-there", "TO-15.2", removing, "remove white g2"),
        Mistake("no-marker-there", "TO-15.2", removing, "remove black g2"),
        Mistake("last-marker", "TO-15.2", removing, "remove grey g2"),
        Mistake("not-your-turn", "TO-15.2", removing, "remove white g3", "blue"),
        Mistake("not-now", None, removing, "end"),
        Mistake("contradiction", "TO-6.4", playing, "play in-jungle white"),
        Mistake("not-your-turn", "TO-15.3", playing, "play in-beach black", "blue"),
    ]


def among_experts() -> list[Mistake]:
    players = {"red": "at g3, in-jungle, 2 amulets", "blue": ""}
    maps = {"white": "red in-lake, red next-to-river, blue not-in-jungle, red not-in-beach twice"}
    bare = table(players, experts=True)
    doubling, swapping = (
        after(table(players, maps=maps, experts=True), f"red: amulet {power}")
        for power in ("double", "swap")
    )
    return [
        Mistake("nothing-to-double", "TO-16.2", bare, "amulet double"),
        Mistake("nothing-to-swap", "TO-16.5", bare, "amulet swap"),
        Mistake("form", None, doubling, "double white"),
        Mistake("form", None, doubling, "double white first"),
        Mistake("form", None, doubling, "double white ²"),
        Mistake("no-such-map", "TO-1.3", doubling, "double red 1"),
        Mistake("no-such-place", "TO-1.3", doubling, "double white 5"),
        Mistake("no-such-place", "TO-1.3", doubling, "double white 0"),
        Mistake("no-such-place", "TO-1.3", doubling, "double white 01"),
        Mistake("no-such-place", "TO-1.3", doubling, "double grey 1"),
        Mistake("not-your-rose", "TO-16.2", doubling, "double white 3"),
        Mistake("doubled-already", "TO-16.4", doubling, "double white 4"),
        Mistake("not-your-turn", "TO-16.2", doubling, "double white 3", "blue"),
        Mistake("form", None, swapping, "swap white 1"),
        Mistake("form", None, swapping, "swap white 3 1"),
        Mistake("form", None, swapping, "swap white 1 1"),
        Mistake("no-such-place", "TO-1.3", swapping, "swap white 1 5"),
        Mistake("same-roses", "TO-16.5", swapping, "swap white 1 2"),
        Mistake("not-your-turn", "TO-16.5", swapping, "swap white 1 3", "blue"),
    ]


EVERYWHERE = [
    with_landmarks,
    with_vehicles,
    with_clues,
    with_moves,
    with_treasures,
    with_amulets,
    among_experts,
]


def every_mistake() -> list[Mistake]:
    return [mistake for mistakes in EVERYWHERE for mistake in mistakes()]


@pytest.mark.parametrize("mistakes", EVERYWHERE, ids=lambda each: each.__name__)
def test_a_refused_answer_changes_nothing_and_names_its_rule(
    mistakes: Callable[[], list[Mistake]],
) -> None:
    for mistake in mistakes():
        expected = f"refused-{mistake.reason}", mistake.rule
        assert refusal(mistake.hunt, mistake.player, mistake.text) == expected, mistake.text


def test_every_reason_has_a_mistake_above() -> None:
    everywhere = {"not-an-option", "not-asked"}
    assert reasons_in(refusals) | everywhere == {mistake.reason for mistake in every_mistake()}


def test_every_rule_that_refuses_has_a_mistake_above() -> None:
    rules = {mistake.rule for mistake in every_mistake() if mistake.rule}
    assert rules_in(refusals) == rules


# What a reason says.


@pytest.mark.parametrize(
    ("text", "details"),
    [
        ("jump", {"expected": "drive, end, exchange, play"}),
        ("play in-jungle", {"form": "play in-jungle white"}),
        ("play in-beach white", {"clue": "in-beach"}),
        ("play in-ocean white", {"clue": "in-ocean"}),
        ("play in-jungle gold", {"cards": "white grey brown black"}),
        ("play in-jungle white", {"colour": "white"}),
        ("drive z1", {"space": "z1"}),
        ("drive e1", {"space": "e1"}),
        ("dig white", {"colour": "white", "count": 2}),
        ("dig grey", {"colour": "grey", "space": "g2"}),
        ("amulet fly", {"cards": " ".join(POWERS)}),
    ],
)
def test_a_reason_names_what_is_in_the_way(text: str, details: dict[str, str | int]) -> None:
    assert error(hunting(), "red", text).message.args == details


def test_a_reason_names_whose_turn_it_is() -> None:
    assert error(table(turn="blue"), "red", "end").message.args == {"seat": 1}


def test_a_reason_says_how_far_apart_landmarks_of_a_kind_are() -> None:
    hunt = after(setting_out(landmarks="players"), "red: put statue h8", "red: face n")
    assert error(hunt, "blue", "put statue h7").message.args == {"count": 5}


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
    yield from (f"put {landmark} {space}" for landmark, space in product(LANDMARKS, spaces))
    yield from (f"face {direction}" for direction in (*DIRECTION_NAMES, "east"))
    yield from (f"{verb} {space}" for verb, space in product(("park", "drive"), spaces))
    yield from (f"play {clue} {colour}" for clue, colour in product((*WORDS, "in-ocean"), maps))
    yield from (f"lay {clue}" for clue in (*WORDS, "in-ocean"))
    yield from (f"dig {colour}" for colour in maps)
    yield from ("stop", "exchange", "end", "take", "pass", "jump")
    yield from (f"amulet {power}" for power in (*POWERS, "fly"))
    yield from (f"remove {colour} {space}" for colour, space in product(maps, spaces))
    yield from (f"double {colour} {place}" for colour, place in product(maps, places))
    for colour, one, other in product(maps, places, places):
        yield f"swap {colour} {one} {other}"


def check_finds_nothing(hunt: Hunt, player: str, text: str) -> bool:
    try:
        check(hunt, PLAYERS.index(player), text.split())
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
