"""How the survivor plans: for the whole camp, around what others have placed."""

from collections import Counter

import pytest

from atoll.bots import Bot, Chair, RandomBot, next_answer
from atoll.bots.robinson import SurvivorBot
from atoll.bots.robinson.pawns import Pawns
from atoll.bots.robinson.placing import Placing
from atoll.bots.robinson.planner import Planner
from atoll.bots.robinson.position import Position, position_of
from atoll.bots.robinson.search import Budget, forget, plan_for
from atoll.bots.robinson.tasks import Task
from atoll.games.robinson.facts import SHELTER_PRICE, Kind
from atoll.games.robinson.scenarios.castaways import woodpile
from atoll.games.robinson.state import Camp, Goods, Rule, Stack, Threat
from atoll.games.robinson.steps import ActionPhase, Plan
from atoll.games.robinson.view import see

from ..games.robinson.tables import happen, person
from .camps import GAME, HASTY, begin, lay_tile, placed, planned, quiet_table, survivors, used


def decided(camp: Camp) -> tuple[Task, ...]:
    """What a planner decides at once."""
    return Planner(Position(camp, 0)).decide()


def of(tasks: tuple[Task, ...], kind: Kind) -> list[Task]:
    return [task for task in tasks if task.kind == kind]


def advised(camp: Camp, seat: int = 0) -> str | None:
    """What a survivor answers for a seat that the game waits for."""
    decision = next(each for each in camp.awaited if each.seat == seat)
    return SurvivorBot(0, HASTY).choose(Chair(GAME, camp, seat), decision)


# What is worth while.


@pytest.mark.parametrize("names", ["carpenter", "cook soldier", "cook explorer soldier"])
def test_who_sleeps_in_the_open_builds_a_shelter(names: str) -> None:
    camp = quiet_table(names)
    wood, _ = SHELTER_PRICE[camp.seats]
    camp.available = Goods(wood=wood, rations=4)
    camp.tiles.cards.clear()
    assert "do build shelter wood" in planned(camp)


def test_hungry_people_gather_food_rather_than_wood() -> None:
    camp = quiet_table("explorer")
    camp.shelter, camp.round, camp.levels["roof"] = True, 6, 2
    lay_tile(camp, "t1", 4)
    camp.tiles.cards.clear()
    person(camp, "explorer").wounds = 7
    assert "do gather t1-right" in planned(camp)


def test_a_roof_is_built_before_the_winter() -> None:
    camp = quiet_table("carpenter")
    camp.shelter, camp.round = True, 7
    camp.available = Goods(wood=3, rations=4)
    camp.tiles.cards.clear()
    assert "do build roof wood" in planned(camp)


def test_fire_is_built_before_the_last_ship_passes() -> None:
    camp = quiet_table()
    camp.shelter, camp.round = True, 11
    camp.available, woodpile(camp).laid = Goods(wood=0, rations=4), [1, 2, 3, 4, 4]
    lay_tile(camp, "m2", 11)
    assert "do build fire" in planned(camp)


def test_nobody_hunts_with_bare_hands_where_there_is_enough_to_eat() -> None:
    camp = quiet_table()
    camp.shelter = True
    camp.hunting.cards = [camp.beasts.cards.pop()]
    camp.available = Goods(rations=5)
    assert "do hunt" not in planned(camp)


def test_whoever_is_near_death_rests() -> None:
    camp = quiet_table("cook")
    camp.shelter, camp.round = True, 3
    camp.available = Goods(rations=5)
    camp.morale = 3
    camp.tiles.cards.clear()
    person(camp, "cook").wounds = 11
    assert planned(camp).count("do rest") == 2


def test_a_pawn_helps_whoever_has_none_left_for_what_was_begun() -> None:
    camp = quiet_table()
    camp.hunting.cards = [camp.beasts.cards.pop()]
    begin(camp, "do rest", "do hunt")
    assert used(camp, 1) == "add cook hunt"


# A plan and the table.


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_plan_is_placed_as_it_was_made(seats: int, seed: int) -> None:
    """All of it, by everybody in turn, and nothing is refused."""
    camp, players = GAME.setup(seats, seed, {"friday": True, "dog": True}), survivors(seats)
    for _ in range(6):
        while camp.outcome is None and not isinstance(camp.step, Plan):
            given = next_answer(GAME, camp, players)
            assert given is not None
            GAME.answer(camp, *given)
        if camp.outcome is not None:
            return
        wanted, stacks = _placed_stacks(camp, players)
        assert stacks == Counter(_told(camp, task) for task in wanted)


def _placed_stacks(
    camp: Camp, players: list[Bot]
) -> tuple[tuple[Task, ...], Counter[tuple[str, ...]]]:
    """The plan before the first pawn stands, and what stands when the last one is ready."""
    wanted: tuple[Task, ...] = ()
    while True:
        if not camp.plan and isinstance(camp.step, Plan):
            wanted = plan_for(position_of(Chair(GAME, camp, camp.first)), HASTY)
        given = next_answer(GAME, camp, players)
        assert given is not None
        if given[1] == "ready" and camp.ready.count(False) == 1:
            break
        GAME.answer(camp, *given)
    told = Counter(
        (stack.kind, stack.target, stack.pawns[0], *sorted(stack.pawns[1:]), *stack.extras)
        for stack in camp.plan
    )
    GAME.answer(camp, *given)
    return wanted, told


def _told(camp: Camp, task: Task) -> tuple[str, ...]:
    leader = camp.people[task.leader].name
    return (task.kind, task.target, leader, *sorted(task.helpers), *task.extras)


def test_what_one_may_do_counts_although_the_board_looks_the_same() -> None:
    """Two tables that differ in nothing else have plans of their own."""
    kinds: tuple[Kind, ...] = ("rest", "arrange")
    for kind in kinds:
        camp = quiet_table("cook")
        camp.rules_of_round = [Rule("only", camp.round, 0, (kind,))]
        assert planned(camp, HASTY)[:2] == [f"do {kind}"] * 2


def test_the_budget_tells_how_much_is_thought() -> None:
    """Without much of it the first plan is taken; the same budget finds the same again."""
    camp = quiet_table()
    happen(camp, ActionPhase())
    position = position_of(Chair(GAME, camp, 0))
    few, many = Budget(plans=1), Budget(plans=12)
    assert plan_for(position, few) == decided(position.redealt)
    found = plan_for(position, many)
    forget()
    assert plan_for(position, many) == found


def test_a_plan_that_no_longer_fits_is_made_anew() -> None:
    camp = quiet_table()
    happen(camp, ActionPhase())
    tasks = decided(camp)
    assert Placing(see(camp), 0, tasks).fits()
    GAME.answer(camp, 0, "do rest")
    GAME.answer(camp, 0, "do rest")
    assert not Placing(see(camp), 0, tasks).fits()
    anew = decided(camp)
    assert Placing(see(camp), 1, anew).fits()
    assert len(of(anew, "rest")) >= 2


# What others have begun.


def hunters(camp: Camp, beasts: int = 1) -> Camp:
    """A camp with beasts to hunt."""
    camp.shelter = True
    camp.hunting.cards = [camp.beasts.cards.pop() for _ in range(beasts)]
    return camp


def test_a_hunt_that_was_begun_alone_goes_on() -> None:
    camp = hunters(quiet_table("cook"))
    camp.levels["weapon"] = 6
    begin(camp, "do hunt")
    assert advised(camp) == "add cook hunt"


def test_nobody_joins_a_hunt_that_is_complete() -> None:
    camp = hunters(quiet_table("carpenter cook"))
    camp.levels["weapon"] = 6
    begin(camp, "do hunt", "add carpenter hunt")
    assert not any(text.startswith("add") and "hunt" in text for text in placed(camp, survivors(2)))


def test_a_stack_that_nobody_can_help_stays_in_the_plan_and_is_taken_back() -> None:
    camp = hunters(quiet_table("cook"))
    begin(camp, "do rest", "do hunt")
    assert of(decided(camp), "hunt")[0].helpers == ()
    assert advised(camp) == "take cook hunt"


def test_advice_that_was_not_followed_is_given_again() -> None:
    camp = hunters(quiet_table("cook"))
    begin(camp, "do rest", "do hunt")
    bot = SurvivorBot(0, HASTY)
    (decision,) = camp.awaited
    answers = {bot.choose(Chair(GAME, camp, 0), decision) for _ in range(3)}
    assert answers == {"take cook hunt"}


def test_whoever_took_something_back_counts_on_nobody_else() -> None:
    camp = one_pawn_each()
    assert of(decided(camp), "hunt")[0].helpers == ("cook",)
    camp.changes[0] -= 1
    assert not of(decided(camp), "hunt")


def one_pawn_each() -> Camp:
    """Only together two people can hunt."""
    camp = hunters(quiet_table("carpenter cook"))
    camp.levels["weapon"] = 6
    for each in range(camp.seats):
        camp.rules_of_round.append(Rule("one-pawn", camp.round, each))
        camp.rules_of_round.append(Rule("only", camp.round, each, ("hunt",)))
    begin(camp)
    return camp


def test_who_has_taken_back_too_much_adds_only_what_completes_a_stack() -> None:
    camp = quiet_table("carpenter", dog=True)
    camp.tokens["explore"] = ["time"]
    lay_tile(camp, "t1", 4)
    begin(camp, "do explore t2")
    assert len(of(decided(camp), "explore")[0].helpers) == 2
    camp.changes[0] = 0
    assert of(decided(camp), "explore")[0].helpers == ()


def test_a_ready_leader_gets_no_neutral_pawn() -> None:
    """Whoever leads places them; somebody else's own pawn may still come."""
    camp = quiet_table("carpenter cook", dog=True)
    begin(camp, "do explore t1", "do rest")
    assert [*Pawns(camp).helpers(camp.plan[0], 1, begun=True)] == [("dog",)]
    GAME.answer(camp, 0, "ready")
    assert [*Pawns(camp).helpers(camp.plan[0], 1, begun=True)] == [("cook",)]


def test_an_earlier_seat_helps_what_stands_already() -> None:
    """Whoever plans first does not wait for others, unless they have begun something."""
    camp = hunters(quiet_table("carpenter cook"))
    begin(camp)
    GAME.answer(camp, 1, "do rest")
    GAME.answer(camp, 1, "do hunt")
    assert of(decided(camp), "hunt")[0].helpers == ("carpenter",)


def test_a_threat_for_two_gets_a_pawn_of_somebody_else() -> None:
    camp = quiet_table("carpenter cook")
    camp.threats = [Threat("event-argument"), None]
    begin(camp, "do threat left")
    assert of(decided(camp), "threat")[0].helpers == ("cook",)


@pytest.mark.parametrize("seed", range(4))
def test_it_plans_beside_anybody(seed: int) -> None:
    """Whatever others place, take back and leave undone."""
    players: list[Bot] = [SurvivorBot(1, HASTY), RandomBot(seed), SurvivorBot(2, HASTY)]
    camp = GAME.setup(3, seed, {"friday": True, "dog": True})
    while camp.outcome is None and camp.round < 4:
        given = next_answer(GAME, camp, players)
        assert given is not None
        GAME.answer(camp, *given)


def test_a_token_concerns_the_first_of_its_kind_also_when_that_gets_more_pawns() -> None:
    """It was planned first, whatever has been planned since."""
    camp = quiet_table("cook carpenter")
    camp.tokens["gather"] = ["reroll"]
    lay_tile(camp, "t1", 4)
    lay_tile(camp, "m2", 6)
    begin(camp, "do gather t1-left", "do gather m2-left")
    planner = Planner(Position(camp, 0))
    grown = [planner.growing(place, ("carpenter",), 0.0).gain for place in range(2)]
    assert grown[0] > grown[1]


# Who may do what.


def test_the_first_player_leads_friday() -> None:
    camp = quiet_table("carpenter", friday=True)
    assert any(text.startswith("friday ") for text in planned(camp, HASTY))


def test_the_dog_helps_to_hunt() -> None:
    camp = hunters(quiet_table("cook", dog=True))
    camp.levels["weapon"] = 6
    camp.tiles.cards.clear()
    begin(camp)
    assert of(decided(camp), "hunt")[0].helpers == ("dog",)


def test_after_an_argument_everybody_works_alone() -> None:
    camp = one_pawn_each()
    assert of(decided(camp), "hunt")
    camp.rules_of_round.append(Rule("no-teamwork", camp.round))
    assert not of(decided(camp), "hunt")


def test_the_carpenter_saves_wood_for_the_camp() -> None:
    camp = quiet_table("carpenter")
    camp.available, camp.shelter = Goods(wood=1, rations=4), True
    camp.rules_of_round = [Rule("only", camp.round, 0, ("build",))]
    camp.board = []
    person(camp, "carpenter").determination = 5
    person(camp, "carpenter").used = ["handyman"]
    begin(camp)
    saved = [task for task in of(decided(camp), "build") if task.extras == ("economy",)]
    assert len(saved) == 1
    assert saved[0].paid == Goods()


def test_a_handyman_helps_the_carpenter_for_determination() -> None:
    camp = quiet_table("carpenter")
    person(camp, "carpenter").determination = 3
    begin(camp)
    stack = Stack("", "build", "weapon", ["carpenter"])
    assert [*Pawns(camp).helpers(stack, 1)] == [("carpenter",), ("handyman",)]
    person(camp, "carpenter").determination = 2
    assert [*Pawns(camp).helpers(stack, 1)] == [("carpenter",)]


def test_bags_go_with_one_gathering_each() -> None:
    camp = quiet_table("cook")
    camp.shelter, camp.items = True, ["basket", "sack"]
    camp.rules_of_round = [Rule("only", camp.round, 0, ("gather",))]
    lay_tile(camp, "t1", 4)
    lay_tile(camp, "m2", 6)
    begin(camp)
    gatherings = of(decided(camp), "gather")
    assert [task.extras for task in gatherings] == [("basket",), ("sack",)]


def test_items_that_are_away_are_not_planned_with() -> None:
    camp = quiet_table("cook")
    camp.shelter, camp.items = True, ["basket", "sack"]
    camp.rules_of_round = [Rule("only", camp.round, 0, ("gather",))]
    lay_tile(camp, "t1", 4)
    begin(camp)
    assert any(task.extras for task in decided(camp))
    camp.rules_of_round.append(Rule("items-away", camp.round))
    assert decided(camp)
    assert not any(task.extras for task in decided(camp))


def test_a_slow_action_is_begun_first_by_whoever_places_first() -> None:
    """The token takes a pawn more of the first stack, which is that of the first to place."""
    camp = quiet_table("carpenter cook soldier")
    camp.tokens["gather"] = ["time"]
    camp.shelter, camp.morale = True, 3
    lay_tile(camp, "t1", 4)
    lay_tile(camp, "m2", 6)
    camp.tiles.cards.clear()
    begin(camp)
    gatherings = of(decided(camp), "gather")
    leaders = [task.leader for task in gatherings]
    assert len(leaders) > 1
    assert leaders[0] == min(leaders)
