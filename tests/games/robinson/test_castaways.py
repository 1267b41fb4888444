"""RC-31: Castaways."""

import pytest

from atoll.games.robinson.camp.items import turn_back
from atoll.games.robinson.cards.kinds import Need
from atoll.games.robinson.facts import Phase, WeatherDie
from atoll.games.robinson.phases.rounds import begin_round
from atoll.games.robinson.scenarios.castaways import SCENARIO, woodpile
from atoll.games.robinson.state import Camp, Goods, Pile
from atoll.games.robinson.steps import BeginRound, EndActionPhase, LayWood, MoveCampTo
from atoll.games.robinson.vocabulary import Book, PutItemsAway, WoodForThePile
from tests.rulecite import rule

from .acting import act, have, island, keeps, plans, powers, space, use
from .tables import answer, asked, determination, happen, person, won, wounds


def pile(laid: list[int], phase: Phase = "production", wood: int = 9, round_: int = 5) -> Camp:
    """So much wood lies on the stages of the pile."""
    camp = island()
    camp.phase, camp.round = phase, round_
    woodpile(camp).laid = laid
    camp.available = Goods(wood=wood)
    return camp


def layings(camp: Camp) -> set[str]:
    return {text for text in powers(camp, "carpenter") if text.startswith("lay ")}


def next_round(camp: Camp) -> None:
    camp.agenda = camp.agenda[:1]
    camp.round += 1
    begin_round(camp, BeginRound())


@rule("RC-31.1")
@pytest.mark.parametrize(
    ("rounds", "dice"),
    [
        (range(1, 4), ()),
        (range(4, 7), ("rain",)),
        (range(7, 13), ("rain", "winter", "animals")),
    ],
)
def test_twelve_rounds_with_these_dice(rounds: range, dice: tuple[WeatherDie, ...]) -> None:
    assert SCENARIO.rounds == 12
    assert [SCENARIO.dice(each, 0) for each in rounds] == [dice] * len(rounds)


@rule("RC-31.2")
@pytest.mark.parametrize(
    ("round_", "fire", "wins"),
    [(9, True, False), (10, True, True), (11, True, True), (12, True, True), (12, False, False)],
)
def test_the_last_wood_wins_at_once_if_there_is_fire_and_a_ship_passes(
    round_: int, fire: bool, wins: bool
) -> None:
    camp = pile([1, 2, 3, 4, 4], round_=round_)
    have(camp, *["fire"] if fire else [])
    happen(camp, LayWood(1))
    assert won(camp) is wins


@rule("RC-31.2")
@pytest.mark.parametrize("round_", [10, 12])
def test_fire_wins_when_it_becomes_an_item(round_: int) -> None:
    camp = pile([1, 2, 3, 4, 5], "action", round_=round_)
    act(camp, "build", "fire")
    assert camp.outcome is None
    happen(camp, EndActionPhase())
    assert won(camp)


@rule("RC-31.2", "RC-31.6")
def test_oil_and_mast_win_at_once_too() -> None:
    camp = pile([1, 2, 3, 4, 3], "weather", round_=11)
    have(camp, "fire")
    keeps(camp, "find-oil")
    use(camp, "cook", "find-oil")
    assert won(camp)
    camp = pile([1, 2, 3, 4, 2], "action", round_=11)
    have(camp, "fire", "rope")
    act(camp, "build", "mast", paid=Goods(wood=1, fur=1))
    assert won(camp)


@rule("RC-31.2")
def test_if_all_is_ready_earlier_the_team_wins_when_round_10_begins() -> None:
    camp = pile([1, 2, 3, 4, 5], round_=8)
    have(camp, "fire")
    next_round(camp)
    camp.rules.advance(camp)
    assert (camp.round, camp.outcome) == (9, None)
    next_round(camp)
    camp.rules.advance(camp)
    assert camp.round == 10
    assert won(camp)


@rule("RC-31.2")
def test_a_fire_that_cannot_be_used_now_is_built_nevertheless() -> None:
    camp = pile([1, 2, 3, 4, 4], round_=10)
    have(camp, "fire")
    happen(camp, PutItemsAway(), LayWood(1))
    assert won(camp)


@rule("RC-31.2")
def test_a_fire_that_was_turned_back_counts_until_the_end_of_the_round() -> None:
    camp = pile([1, 2, 3, 4, 4], round_=10)
    have(camp, "fire")
    turn_back(camp, "fire")
    happen(camp, LayWood(1))
    assert won(camp)


@rule("RC-31.3")
@pytest.mark.parametrize(
    ("laid", "wood", "counts"),
    [
        ([], 9, {1}),
        ([1, 0], 9, {1, 2}),
        ([1, 2, 1], 9, {1, 2}),
        ([1, 2, 3, 4, 0], 9, {1, 2, 3, 4, 5}),
        ([1, 2, 3, 4, 0], 2, {1, 2}),
        ([1, 2, 3, 4, 5], 9, set()),
    ],
)
def test_available_wood_may_be_laid_on_the_first_stage_that_is_not_full(
    laid: list[int], wood: int, counts: set[int]
) -> None:
    assert layings(pile(laid, wood=wood)) == {f"lay {count}" for count in counts}


@rule("RC-31.3")
@pytest.mark.parametrize(
    ("phase", "allowed"),
    [
        ("event", True),
        ("morale", True),
        ("production", True),
        ("action", False),
        ("weather", False),
        ("night", False),
    ],
)
def test_it_is_laid_before_the_action_phase(phase: Phase, allowed: bool) -> None:
    assert bool(layings(pile([1, 0], phase))) is allowed


@rule("RC-31.3")
def test_a_stage_may_be_filled_in_part_and_later_more() -> None:
    camp = pile([1, 2, 0], wood=3)
    happen(camp, LayWood(1))
    assert (camp.available, woodpile(camp).laid) == (Goods(wood=2), [1, 2, 1])
    assert layings(camp) == {"lay 1", "lay 2"}
    next_round(camp)
    assert woodpile(camp).laid == [1, 2, 1]


@rule("RC-31.3")
def test_on_one_stage_only_in_a_round() -> None:
    camp = pile([1, 2, 2])
    happen(camp, LayWood(1))
    assert layings(camp) == set()
    next_round(camp)
    camp.phase = "production"
    assert woodpile(camp).laid == [1, 2, 3, 0]
    camp.agenda = camp.agenda[:1]
    assert layings(camp) == {"lay 1", "lay 2", "lay 3", "lay 4"}


@rule("RC-31.4")
def test_book_and_totems_have_no_effect() -> None:
    assert (SCENARIO.book, SCENARIO.totems) == ((), ())
    camp = island()
    told = happen(camp, Book())
    assert told == []
    camp.tiles = Pile(["10"])
    act(camp, "explore", "m2")
    assert space(camp, "m2").totem == 1
    assert [each.wounds for each in camp.people] == [0, 0]


@rule("RC-31.5")
def test_herbs_heal_one_wound_at_night() -> None:
    camp = island()
    keeps(camp, "find-wild-herbs")
    person(camp, "cook").wounds = 2
    for phase in ("event", "action", "weather"):
        camp.phase = phase
        assert powers(camp, "cook") == set()
    camp.phase = "night"
    use(camp, "cook", "find-wild-herbs")
    answer(camp, "choose cook")
    assert wounds(camp, "cook") == 1


@rule("RC-31.5")
def test_the_pirate_sabre_raises_the_weapon() -> None:
    camp = island()
    keeps(camp, "find-pirate-sabre")
    use(camp, "cook", "find-pirate-sabre")
    assert camp.levels["weapon"] == 1


@rule("RC-31.5")
def test_the_medallion_is_shared_at_will() -> None:
    camp = island(friday=True)
    keeps(camp, "find-medallion")
    use(camp, "cook", "find-medallion")
    assert asked(camp)[1] == {"choose carpenter", "choose cook", "choose friday"}
    answer(camp, "choose cook", "choose cook", "choose carpenter")
    assert (determination(camp, "cook"), determination(camp, "carpenter")) == (2, 1)


@rule("RC-31.6")
@pytest.mark.parametrize("phase", ["event", "action", "weather", "night"])
@pytest.mark.parametrize(
    ("laid", "after"), [([], [1]), ([1, 0], [1, 2]), ([1, 2, 2], [1, 2, 3]), ([1, 1], [1, 2])]
)
def test_oil_is_two_wood_for_the_current_stage_at_any_time(
    phase: Phase, laid: list[int], after: list[int]
) -> None:
    camp = pile(laid, phase, wood=0)
    keeps(camp, "find-oil")
    use(camp, "cook", "find-oil")
    assert woodpile(camp).laid == after
    assert camp.available == Goods()


@rule("RC-31.7")
def test_what_the_mast_requires() -> None:
    mast = SCENARIO.inventions["mast"]
    assert (mast.terrains, mast.items, mast.prices) == ((), ("rope",), (Need(wood=1, fur=1),))


@rule("RC-31.7")
@pytest.mark.parametrize(
    ("laid", "after"), [([1, 2, 3, 0], [1, 2, 3, 3]), ([1, 2, 1], [1, 2, 3]), ([], [1])]
)
def test_the_mast_is_three_wood_as_soon_as_it_is_built(laid: list[int], after: list[int]) -> None:
    camp = pile(laid, "action", wood=0)
    have(camp, "rope")
    act(camp, "build", "mast", paid=Goods(wood=1, fur=1))
    assert woodpile(camp).laid == after
    happen(camp, EndActionPhase())
    assert woodpile(camp).laid == after


@rule("RC-31.7")
def test_if_a_stage_was_filled_in_this_round_all_the_wood_is_lost() -> None:
    camp = pile([1, 2, 2])
    happen(camp, LayWood(1), WoodForThePile(3))
    assert woodpile(camp).laid == [1, 2, 3]
    happen(camp, WoodForThePile(2))
    assert woodpile(camp).laid == [1, 2, 3]


def sharpened(camp: Camp) -> None:
    """The Hatchet has been built, and the action phase ends."""
    have(camp, "hatchet")
    camp.items.remove("hatchet")
    camp.future_items = ["hatchet"]
    happen(camp, EndActionPhase())


@rule("RC-31.8")
def test_the_hatchet_is_an_extra_wood_token_that_moves_with_the_camp() -> None:
    hatchet = SCENARIO.inventions["hatchet"]
    assert (hatchet.terrains, hatchet.prices) == (("mountains",), (Need(wood=1),))
    camp = island(m2=1)
    sharpened(camp)
    assert space(camp, "m1").tokens == ["wood"]
    happen(camp, MoveCampTo("m2"))
    assert (space(camp, "m1").tokens, space(camp, "m2").tokens) == ([], ["wood"])


@rule("RC-31.8")
def test_there_is_no_second_extra_wood_token_on_a_tile() -> None:
    camp = island(m2=1)
    space(camp, "m1").tokens = ["wood"]
    sharpened(camp)
    assert space(camp, "m1").tokens == ["wood"]


@rule("RC-31.7")
def test_the_mast_cannot_be_built_without_rope() -> None:
    camp = island()
    camp.available = Goods(wood=1, fur=1)
    assert plans(camp, "do build mast") == set()
    have(camp, "rope")
    assert plans(camp, "do build mast") == {"do build mast"}
