"""The reasons of the bots are those for which they chose: each is told where it holds."""

from collections.abc import Callable, Mapping
from typing import Any

import atoll
from atoll.bots import Advice, Bot, Chair, RandomBot, advise
from atoll.bots.lifeboats import SchemerBot
from atoll.bots.overboard import CastawayBot
from atoll.bots.tobago import TreasureHunterBot
from atoll.bots.tranquility import CarefulBot
from atoll.bots.tranquility.actions import Actions
from atoll.bots.tranquility.position import Position
from atoll.games.lifeboats.grammar import Decide, Leave, Vote
from atoll.games.overboard.grammar import Rob, Row
from atoll.games.tobago.grammar import Play as PlayClue
from atoll.games.tranquility.state import DiscardTwo, Play
from atoll.kernel import Message, Option, OptionValue, View

Given = tuple[View[Any], tuple[Option, ...], Option, Message]
"""What the seat saw, what it could have answered, what it did answer, and why."""


def given(
    game: str,
    seats: int,
    seed: int,
    kind: Callable[[int], Bot],
    options: Mapping[str, OptionValue] | None = None,
) -> list[Given]:
    """All answers to what a game waits for that come with a reason, in a game of such bots."""
    rules = atoll.game(game)
    state = rules.setup(seats=seats, seed=seed, options=options or {})
    players = [kind(seat) for seat in range(seats)]
    found = []
    while state.outcome is None:
        for decision in (*[each for each in state.decisions if not each.must], *state.awaited):
            chair = Chair(rules, state, decision.seat)
            advice = advise(players[decision.seat], chair, decision)
            if advice is None:
                continue
            option = decision.option(advice.text)
            assert option is not None
            if advice.reason is not None:
                found.append((chair.view, tuple(decision.options), option, advice.reason))
            rules.answer(state, decision.seat, advice.text)
            break
    return found


def keyed(found: list[Given], *keys: str) -> list[Given]:
    chosen = [each for each in found if each[3].key in keys]
    assert chosen, f"no game gave {keys}"
    return chosen


def test_what_has_no_alternative_is_said_to_have_none() -> None:
    for _, options, _, reason in given("tranquility", 2, 5, CarefulBot):
        assert (len(options) == 1) == (reason.key == "reason-no-choice")


def test_a_bot_without_reasons_gives_advice_all_the_same() -> None:
    game = atoll.game("tranquility")
    state = game.setup(seats=2, seed=5)
    [decision] = state.awaited
    advice = advise(RandomBot(1), Chair(game, state, decision.seat), decision)
    assert advice == Advice(RandomBot(1).choose(Chair(game, state, decision.seat), decision) or "")


def test_an_island_is_told_by_its_price_and_by_the_room_that_it_leaves() -> None:
    found = given("tranquility", 3, 2, CarefulBot)
    for view, options, chosen, reason in keyed(found, "reason-room", "reason-cheap"):
        assert isinstance(chosen.step, Play)
        assert reason.args["cost"] == chosen.step.cost
        position = Position(view.board, view.seat or 0, ())
        assert chosen.step.cell in position.gap_of_cell
        if reason.key == "reason-room":
            gap = position.gap_of_cell[chosen.step.cell]
            sides = gap.split(chosen.step.card, chosen.step.cell)
            told = (reason.args["numbers"], reason.args["cells"])
            assert told in [(side.high - side.low - 1, side.cells) for side in sides]
        else:
            # Nothing that would leave as much room is as cheap.
            actions = Actions(position)
            room, cost = actions.room(chosen.step), chosen.step.cost
            plays = [each.step for each in options if isinstance(each.step, Play)]
            assert not [p for p in plays if p.cost < cost and actions.room(p) < room]
    for view, _, chosen, reason in keyed(found, "reason-closes-gap"):
        assert isinstance(chosen.step, Play)
        assert Position(view.board, view.seat or 0, ()).gap_of_cell[chosen.step.cell].cells == 1
        assert reason.args == {"cost": chosen.step.cost}


def test_who_discards_two_is_told_whether_any_island_fits() -> None:
    options: dict[str, OptionValue] = {"rocks": True, "monsters": 3, "storms": True}
    found = [
        each for seed in range(4) for each in given("tranquility", 2, seed, CarefulBot, options)
    ]
    for _, offered, chosen, reason in keyed(found, "reason-nothing-fits", "reason-spare-two"):
        assert isinstance(chosen.step, DiscardTwo)
        fits = any(isinstance(each.step, Play) for each in offered)
        assert fits == (reason.key == "reason-spare-two")


def test_a_vote_is_told_by_who_sits_in_the_boat() -> None:
    found = given("lifeboats", 4, 1, SchemerBot)
    for view, _, chosen, reason in keyed(
        found, "reason-leak-others", "reason-leak-best", "reason-move-own", "reason-move-best"
    ):
        assert isinstance(chosen.answer, Vote | Decide)
        colour, own = chosen.answer.colour, view.board.colours[view.seat or 0]
        boat = next(each for each in view.board.boats if each.colour == colour)
        mine = sum(person.colour == own for person in boat.crew)
        assert (mine > 0) == (reason.key in ("reason-leak-best", "reason-move-own"))
        if reason.key == "reason-move-own":
            assert reason.args == {"count": mine}
    for view, _, chosen, _ in keyed(found, "reason-not-mine"):
        assert isinstance(chosen.answer, Vote | Decide)
        assert chosen.answer.colour != view.board.colours[view.seat or 0]


def test_who_leaves_a_boat_is_told_of_one_with_a_free_seat() -> None:
    for view, _, chosen, reason in keyed(given("lifeboats", 4, 1, SchemerBot), "reason-leave-for"):
        assert isinstance(chosen.answer, Leave)
        boat = next(each for each in view.board.boats if each.colour == reason.args["colour"])
        assert boat.colour != chosen.answer.colour
        assert boat.state == "afloat"
        assert boat.leaks + len(boat.crew) < 6


def test_lanes_are_told_apart_only_where_they_score() -> None:
    assert not [each for each in given("lifeboats", 3, 0, SchemerBot) if "lane" in each[3].key]
    by_lane = given("lifeboats", 3, 0, SchemerBot, {"landing": "lane"})
    assert keyed(by_lane, "reason-lane-own")


def test_a_clue_is_told_by_how_many_places_it_leaves() -> None:
    found = given("tobago", 2, 3, TreasureHunterBot)
    for view, _, chosen, reason in keyed(found, "reason-narrows", "reason-locates"):
        if not isinstance(chosen.answer, PlayClue):
            continue
        map_seen = next(each for each in view.board.maps if each.colour == chosen.answer.colour)
        if reason.key == "reason-narrows":
            assert reason.args["before"] == len(map_seen.possible)
            assert 1 < int(str(reason.args["after"])) < len(map_seen.possible)


def test_a_castaway_says_truly_where_it_sits_and_who_can_refuse() -> None:
    found = [each for seed in range(3) for each in given("overboard", 4, seed, CastawayBot)]
    for view, _, chosen, reason in keyed(found, "reason-row", "reason-row-helm"):
        assert isinstance(chosen.answer, Row)
        people = {each.role: each for each in view.board.people}
        awake = [role for role in view.board.benches if people[role].condition == "conscious"]
        steers = awake[-1] == view.board.roles[view.seat or 0]
        assert steers == (reason.key == "reason-row-helm")
    for view, _, chosen, reason in keyed(found, "reason-rob", "reason-rob-helpless"):
        assert isinstance(chosen.answer, Rob)
        victim = next(each for each in view.board.people if each.role == chosen.answer.whom)
        assert (victim.condition == "conscious") == (reason.key == "reason-rob")
