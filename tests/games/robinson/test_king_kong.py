"""RC-37: King Kong Island, the traps and the hunt."""

import pytest

from atoll.games.robinson import Robinson
from atoll.games.robinson.cards.events import EVENTS
from atoll.games.robinson.cards.kinds import Need
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.land.sky import dice_due
from atoll.games.robinson.land.tokens import on_island
from atoll.games.robinson.phases.rounds import begin_round
from atoll.games.robinson.planning.deeds import deeds, listed
from atoll.games.robinson.scenarios.goals import Filming
from atoll.games.robinson.scenarios.king_kong import SCENARIO, is_lair
from atoll.games.robinson.state import Camp, Goods, Kept, Pile, Rule, Scene
from atoll.games.robinson.steps import (
    BeginRound,
    EndActionPhase,
    EndRound,
    ProductionPhase,
    TurnDown,
    WeatherPhase,
)
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import TurnUpNoted
from atoll.kernel import OptionValue
from tests.rulecite import rule

from .acting import act, falls, have, island, kinds, plans, space
from .tables import answer, asked, determination, happen, may_plan, person, planning, wounds

LAIRS = {"t1": 10, "t2": 4, "m3": 5, "b1": 6}
"""Tiles with totems, in the order of their numbers: the first and the last are next to the camp,
the others two steps away."""


def set_(names: str = "carpenter cook", traps: int = 0, **options: OptionValue) -> Camp:
    """The camp is at m1, m2 lies beside it, and there are four lairs."""
    camp = island(names, scenario="king_kong", m2=1, **LAIRS, **options)
    for number, place in enumerate(LAIRS, start=1):
        space(camp, place).totem = number
    film(camp).traps = traps
    return camp


def film(camp: Camp) -> Filming:
    assert isinstance(camp.goal, Filming)
    return camp.goal


def ended(camp: Camp) -> str:
    return camp.outcome.reason if camp.outcome is not None else ""


# Setting up.


@rule("RC-37.1", "RC-37.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_shelter_stands_from_the_start_and_there_are_ten_events(seats: int) -> None:
    camp = Robinson().setup(seats, 0, {"scenario": "king_kong"})
    assert SCENARIO.rounds == 10
    assert camp.shelter
    assert not camp.shelter_is_new
    assert camp.levels == {"roof": 0, "palisade": 0, "weapon": 0}
    books = [card for card in camp.event_deck.cards if EVENTS[card].sign == "book"]
    assert (len(books), len(camp.event_deck.cards)) == (5, 10)
    assert {"trap", "tranquilizer"} <= {*camp.board}


@rule("RC-37.2")
def test_a_roof_and_a_palisade_can_be_built_in_the_first_round() -> None:
    camp = island(scenario="king_kong")
    camp.available = Goods(wood=9)
    assert plans(camp, "do build roof") == {"do build roof wood"}
    camp = island(scenario="king_kong")
    assert plans(camp, "do build shelter") == set()


@rule("RC-37.2")
def test_each_totem_gets_the_next_number() -> None:
    camp = island(scenario="king_kong")
    camp.tiles = Pile(["5", "1", "4"])
    camp.finds.cards = []
    told = act(camp, "explore", "m2")
    assert [event.args for event in told if event.kind == "lair"] == [{"space": "m2", "number": 1}]
    act(camp, "explore", "t1")
    act(camp, "explore", "b1")
    assert [space(camp, place).totem for place in ("m2", "t1", "b1")] == [1, 0, 2]
    assert [each.wounds for each in camp.people] == [0, 0]


# The dice.


@rule("RC-37.1")
@pytest.mark.parametrize("round_", [1, 5, 10])
@pytest.mark.parametrize("totems", [0, 1, 3, 6])
def test_the_die_of_the_hungry_animals_once_for_each_number(round_: int, totems: int) -> None:
    assert SCENARIO.dice(round_, totems) == ("animals",) * totems


@rule("RC-37.1")
def test_the_example_of_the_rulebook() -> None:
    """Tokens 1, 2 and 3 lie on tiles: three rolls."""
    camp = set_()
    space(camp, "b1").totem = 0
    camp.levels["weapon"], camp.available = 3, Goods(food=9)
    camp.levels["palisade"] = 9
    assert kinds(happen(camp, WeatherPhase())).count("animals") == 3


@rule("RC-37.1")
def test_a_number_on_a_tile_that_was_turned_down_does_not_count() -> None:
    camp = set_()
    camp.levels["weapon"], camp.levels["palisade"], camp.available = 3, 9, Goods(food=9)
    happen(camp, TurnDown("t1"))
    assert kinds(happen(camp, WeatherPhase())).count("animals") == 3


# Traps.


@rule("RC-37.3")
def test_what_a_trap_requires() -> None:
    trap = SCENARIO.inventions["trap"]
    assert (trap.terrains, trap.items, trap.prices) == ((), ("shovel",), (Need(wood=4),))
    camp = set_()
    camp.available = Goods(wood=4)
    assert {plan for plan in plans(camp, "do build ") if "trap" in plan} == set()
    camp = set_()
    have(camp, "shovel")
    camp.available = Goods(wood=3)
    assert {plan for plan in plans(camp, "do build ") if "trap" in plan} == set()


@rule("RC-37.3")
def test_where_a_trap_can_be_set() -> None:
    camp = set_()
    have(camp, "shovel")
    camp.available = Goods(wood=4)
    traps = {plan for plan in plans(camp, "do build ") if "trap" in plan}
    assert traps == {"do build t1-trap", "do build t2-trap", "do build b1-trap", "do build m3-trap"}
    camp.camp = SPACE["t2"]
    space(camp, "t1").tokens = ["trap"]
    space(camp, "m3").face_down = True
    camp.agenda = camp.agenda[:1]
    camp.__dict__.pop("menu")
    traps = {plan for plan in plans(camp, "do build ") if "trap" in plan}
    assert traps == {"do build t2-trap", "do build b1-trap"}


@rule("RC-37.3")
@pytest.mark.parametrize("way", [{"m2": 1, "m3": 3, "m4": 10}, {"t1": 4, "t2": 1, "m3": 10}])
def test_no_trap_is_set_three_steps_away_along_the_way(way: dict[str, int]) -> None:
    camp = island("carpenter cook", scenario="king_kong", **way)
    space(camp, [*way][-1]).totem = 1
    have(camp, "shovel")
    camp.available = Goods(wood=4)
    assert {plan for plan in plans(camp, "do build ") if "trap" in plan} == set()


@rule("RC-37.3")
@pytest.mark.parametrize(
    ("camp_at", "at", "sizes"),
    [("m1", "t1", (1, 2)), ("t1", "t1", (1, 2)), ("m1", "t2", (2, 3)), ("m1", "m3", (2, 3))],
)
def test_two_steps_away_it_takes_one_pawn_more(
    camp_at: str, at: str, sizes: tuple[int, int]
) -> None:
    camp = planning(at_hand(camp_at))
    board = Robinson().see(camp)
    (deed,) = [deed for deed in board.deeds if deed.target == f"{at}-trap"]
    assert (deed.kind, deed.sizes, deed.dice) == ("build", sizes, True)


def at_hand(place: str) -> Camp:
    camp = set_()
    camp.camp = SPACE[place]
    have(camp, "shovel")
    camp.available = Goods(wood=9)
    return camp


@rule("RC-37.3")
def test_a_trap_lies_on_its_tile_when_the_action_phase_is_over() -> None:
    camp = set_()
    told = act(camp, "build", "t1-trap", paid=Goods(wood=4))
    assert film(camp).traps == 1
    assert [event.args for event in told if event.kind == "laid"] == [
        {"token": "trap", "place": "t1"}
    ]
    assert "trap" in camp.board
    happen(camp, EndActionPhase())
    assert space(camp, "t1").tokens == ["trap"]
    assert camp.items == []


@rule("RC-37.3")
def test_several_may_be_set_in_one_round_but_one_on_each_tile() -> None:
    camp = set_("carpenter cook explorer")
    have(camp, "shovel")
    camp.available = Goods(wood=8)
    planning(camp)
    answer(camp, "do build t1-trap")
    assert "do build t1-trap" not in may_plan(camp, "cook")
    assert "do build b1-trap" in may_plan(camp, "cook")


@rule("RC-37.3")
def test_it_fails_with_the_dice_like_all_that_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = set_()
    falls(monkeypatch, success=False)
    act(camp, "build", "t1-trap", paid=Goods(wood=4), sure=False)
    assert (film(camp).traps, camp.available) == (0, Goods(wood=4))


@rule("RC-37.3")
def test_a_fourth_trap_is_not_set_and_what_was_laid_comes_back() -> None:
    camp = set_(traps=2)
    person(camp, "carpenter").determination = 0
    act(camp, "build", "t1-trap", paid=Goods(wood=4))
    told = act(camp, "build", "b1-trap", paid=Goods(wood=3), extras=("economy",))
    assert "needless" in kinds(told)
    assert "built" not in kinds(told)
    assert film(camp).traps == 3
    assert camp.available == Goods(wood=3)
    assert determination(camp, "carpenter") == 2
    happen(camp, EndActionPhase())
    assert space(camp, "b1").tokens == []


@rule("RC-37.3")
def test_after_three_there_are_no_more() -> None:
    camp = set_(traps=3)
    have(camp, "shovel")
    camp.available = Goods(wood=9)
    assert {plan for plan in plans(camp, "do build ") if "trap" in plan} == set()


# The hunt.


@rule("RC-37.4")
@pytest.mark.parametrize(("traps", "possible"), [(2, False), (3, True)])
def test_three_traps_let_the_team_hunt_king_kong(traps: int, possible: bool) -> None:
    camp = set_("carpenter cook", traps=traps)
    camp.hunting = Pile([])
    assert plans(camp, "do hunt") == ({"do hunt kong"} if possible else set())


@rule("RC-37.4")
def test_not_in_the_round_in_which_the_last_trap_is_set() -> None:
    camp = set_("carpenter cook explorer", traps=2)
    have(camp, "shovel")
    camp.available = Goods(wood=4)
    planning(camp)
    answer(camp, "do build t1-trap", "add carpenter build-t1-trap")
    assert "do hunt kong" not in may_plan(camp, "cook")


@rule("RC-37.4")
def test_the_hunt_takes_two_pawns() -> None:
    camp = planning(set_(traps=3))
    answer(camp, "do hunt kong")
    assert "ready" not in may_plan(camp, "carpenter")
    answer(camp, "add carpenter hunt-kong")
    assert may_plan(camp, "carpenter", "ready") == {"ready"}
    assert "do hunt kong" not in may_plan(camp, "cook")


@rule("RC-37.4")
@pytest.mark.parametrize(("weapon", "left", "hurt"), [(0, 0, 5), (3, 0, 2), (5, 0, 0), (7, 2, 0)])
def test_the_weapon_falls_by_five_and_wounds_stand_in(weapon: int, left: int, hurt: int) -> None:
    camp = set_(traps=3)
    camp.levels["weapon"] = weapon
    act(camp, "hunt", "kong", pawns="cook carpenter")
    assert camp.levels["weapon"] == left
    assert (wounds(camp, "cook"), wounds(camp, "carpenter")) == (hurt, 0)
    assert ended(camp) == "goal"


@rule("RC-37.6")
@pytest.mark.parametrize(("weapon", "left", "hurt"), [(0, 0, 1), (1, 0, 0), (5, 4, 0)])
def test_with_the_tranquilizer_it_falls_by_one(weapon: int, left: int, hurt: int) -> None:
    camp = set_(traps=3)
    have(camp, "tranquilizer")
    camp.levels["weapon"] = weapon
    act(camp, "hunt", "kong", pawns="cook carpenter")
    assert (camp.levels["weapon"], wounds(camp, "cook")) == (left, hurt)
    assert ended(camp) == "goal"


@rule("RC-37.6")
def test_what_the_tranquilizer_requires() -> None:
    card = SCENARIO.inventions["tranquilizer"]
    assert (card.terrains, card.items, card.prices) == (("hills", "plains"), ("fire",), (Need(),))
    camp = set_()
    have(camp, "fire")
    assert plans(camp, "do build tranquilizer") == {"do build tranquilizer"}
    camp = set_()
    have(camp, "fire")
    space(camp, "t2").covered = ["terrain"]
    assert plans(camp, "do build tranquilizer") == set()
    camp = set_()
    assert plans(camp, "do build tranquilizer") == set()


@rule("RC-37.4", "RC-6.7")
def test_no_weapon_helps_in_the_hunt_but_the_helmet_spares_a_wound() -> None:
    camp = set_(traps=3)
    camp.levels["weapon"] = 3
    camp.kept = [Kept("supply-pistol", 2)]
    act(camp, "hunt", "kong", pawns="cook carpenter")
    assert (ended(camp), wounds(camp, "cook")) == ("goal", 2)
    camp = set_("soldier cook", traps=3)
    person(camp, "soldier").determination = 9
    camp.levels["weapon"] = 3
    camp.kept = [Kept("supply-pistol", 2), Kept("mystery-helmet", 0)]
    act(camp, "hunt", "kong", pawns="soldier cook")
    assert asked(camp) == ("ask-battle", {"fight", "use mystery-helmet"})
    answer(camp, "use mystery-helmet")
    assert (ended(camp), wounds(camp, "soldier")) == ("goal", 1)


@rule("RC-37.4", "RC-15.1")
def test_no_beast_comes_into_it() -> None:
    camp = set_(traps=3)
    camp.hunting = Pile(["beast-fox"])
    camp.tokens["hunt"] = ["danger"]
    camp.levels["weapon"] = 5
    act(camp, "hunt", "kong", pawns="cook carpenter")
    assert (camp.hunting.cards, camp.tokens["hunt"]) == (["beast-fox"], ["danger"])


# Winning.


@rule("RC-37.5")
def test_who_dies_of_the_hunt_has_not_won() -> None:
    camp = set_(traps=3)
    person(camp, "cook").wounds = 8
    act(camp, "hunt", "kong", pawns="cook carpenter")
    assert ended(camp) == "died"
    assert camp.outcome is not None
    assert camp.outcome.winners == ()


@rule("RC-37.5")
@pytest.mark.parametrize(("weapon", "wins"), [(1, False), (2, True)])
def test_friday_may_hunt_him_and_has_to_survive(weapon: int, wins: bool) -> None:
    camp = set_(traps=3, friday=True)
    camp.levels["weapon"] = weapon
    told = act(camp, "hunt", "kong", pawns="friday dog")
    assert ended(camp) == ("goal" if wins else "")
    assert ("kong-escapes" in kinds(told)) is not wins
    assert film(camp).caught is wins
    if not wins:
        assert plans(camp, "do hunt kong") == {"do hunt kong"}


@rule("RC-37.5", "RC-37.8")
def test_if_the_actress_is_captive_the_team_wins_when_she_is_free() -> None:
    camp = set_(traps=3)
    film(camp).captive = True
    camp.levels["weapon"] = 5
    act(camp, "hunt", "kong", pawns="cook carpenter")
    assert (ended(camp), film(camp).caught) == ("", True)
    camp.mysteries = Pile(["mystery-unleashed-beast"])
    act(camp, "explore", "b1-actress")
    assert ended(camp) == "goal"


@rule("RC-37.5")
def test_he_is_hunted_once_and_strikes_no_more() -> None:
    camp = set_(traps=3)
    film(camp).captive = film(camp).caught = True
    assert plans(camp, "do hunt kong") == set()
    happen(camp, *SCENARIO.book)
    assert film(camp).killed == []
    assert camp.morale == -1


@rule("RC-37.4", "RC-37.5")
def test_a_trap_that_goes_with_its_tile_has_been_set_nevertheless() -> None:
    camp = set_(traps=3)
    space(camp, "t1").face_down = True
    assert plans(camp, "do hunt kong") == {"do hunt kong"}


@rule("RC-37.5")
@pytest.mark.parametrize(
    ("traps", "caught", "captive", "score"),
    [(0, False, False, 0), (2, False, True, 2), (3, False, False, 3), (3, True, True, 4)],
)
def test_the_score_grows_to_the_goal(traps: int, caught: bool, captive: bool, score: int) -> None:
    assert Filming(traps=traps, caught=caught, captive=captive).score == score
    assert Filming(traps=3, caught=True).score == 5


@rule("RC-37.1")
@pytest.mark.parametrize(("round_", "reason"), [(9, ""), (10, "too-late")])
def test_after_ten_rounds_it_is_too_late(round_: int, reason: str) -> None:
    camp = set_(traps=3)
    camp.round = round_
    happen(camp, EndRound())
    assert ended(camp) == reason


# The camp.


@rule("RC-37.11")
@pytest.mark.parametrize(("place", "hurt"), [("m1", 0), ("m2", 0), ("t1", 1)])
def test_a_camp_in_a_lair_costs_a_wound_in_each_production(place: str, hurt: int) -> None:
    camp = set_(friday=True)
    camp.camp, camp.round = SPACE[place], 1
    camp.kept, camp.morale = [], 0
    camp.agenda = camp.agenda[:1]
    begin_round(camp, BeginRound())
    camp.rules.advance(camp)
    assert camp.phase == "action"
    assert [each.wounds for each in camp.people] == [hurt, hurt, 0]


@rule("RC-37.11")
def test_not_if_the_production_is_skipped() -> None:
    camp = set_()
    camp.camp = SPACE["t1"]
    camp.rules_of_round.append(Rule("no-all", camp.round))
    happen(camp, ProductionPhase())
    assert [each.wounds for each in camp.people] == [0, 0]


@rule("RC-37.4")
def test_where_a_trap_has_gone_with_its_tile_another_may_be_built() -> None:
    camp = set_(traps=1)
    have(camp, "shovel")
    space(camp, "t1").tokens = ["trap"]
    assert ("build", "t1-trap") not in listed(deeds(camp))
    camp.scenes = [Scene(0, "event-earthquake")]
    happen(camp, TurnDown("t1"))
    happen(camp, TurnUpNoted())
    assert film(camp).traps == 1
    assert ("build", "t1-trap") in listed(deeds(camp))


@rule("RC-19.7")
def test_no_card_takes_away_the_number_of_a_lair_or_a_trap() -> None:
    camp = set_()
    space(camp, "t1").tokens = ["trap", "time"]
    assert [*on_island(camp)] == ["t1-time"]


@rule("RC-19.7", "RC-37.1")
def test_a_lair_turned_down_loses_its_number_and_its_die_also_when_it_is_turned_up() -> None:
    camp = set_()
    lairs = len(LAIRS)
    camp.scenes = [Scene(0, "event-earthquake")]
    happen(camp, TurnDown("t1"))
    assert dice_due(camp).count("animals") == lairs - 1
    happen(camp, TurnUpNoted())
    assert dice_due(camp).count("animals") == lairs - 1
    assert is_lair(camp, SPACE["t1"])
    (seen,) = [each for each in see(camp).spaces if each.name == "t1"]
    assert (seen.totem, seen.unnumbered) == (space(camp, "t1").totem, True)
