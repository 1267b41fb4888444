"""RC-29: Friday and the dog."""

import pytest

from atoll.games.robinson.camp.items import has
from atoll.games.robinson.facts import SHELTER_PRICE
from atoll.games.robinson.state import Camp, Goods, Pile
from atoll.games.robinson.steps import (
    Clouds,
    Eat,
    EndActionPhase,
    EndRound,
    HungryAnimals,
    MoralePhase,
    Sleep,
    Storm,
)
from atoll.games.robinson.vocabulary import Gain, HealAnybody, Wound
from tests.rulecite import rule

from .acting import act, falls, have, island, keeps, plans
from .tables import answer, asked, determination, happen, person, wounds


def with_friday(names: str = "carpenter cook", **tiles: int) -> Camp:
    return island(names, friday=True, **tiles)


def alive(camp: Camp) -> bool:
    return any(each.name == "friday" for each in camp.people)


@rule("RC-29.1")
def test_friday_survives_three_wounds_and_dies_of_the_fourth() -> None:
    camp = with_friday()
    happen(camp, Wound(3, "all"))
    assert alive(camp)
    happen(camp, Wound(1, "all"))
    assert not alive(camp)
    assert camp.outcome is None


@rule("RC-29.1", "RC-10.3")
def test_friday_has_one_pawn_that_takes_any_action_as_the_first_player_says() -> None:
    camp = with_friday(m2=1)
    camp.hunting.cards = [camp.beasts.cards.pop()]
    kinds = {text.split()[1] for text in plans(camp, "friday ")}
    assert kinds == {"threat", "hunt", "build", "gather", "explore", "arrange", "rest"}
    besides = [each for each in camp.decisions if each.seat == 1]
    assert not any(option.text.startswith("friday") for each in besides for option in each.options)
    answer(camp, "friday rest")
    assert not any(text.startswith("friday ") for text in asked(camp)[1])


@rule("RC-29.1", "RC-29.8")
def test_he_acts_alone_or_with_neutral_pawns() -> None:
    camp = island("cook", friday=True, dog=True)
    plans(camp, "do")
    answer(camp, "friday explore m2", "add dog explore-m2")
    assert camp.plan[0].pawns == ["friday", "dog"]
    assert not any(text.startswith("add") for text in asked(camp)[1])


@rule("RC-29.1")
def test_in_a_stack_with_a_character_he_only_helps() -> None:
    camp = with_friday(m2=1)
    plans(camp, "do")
    answer(camp, "do gather m2-left", "add friday gather-m2-left")
    assert camp.plan[0].pawns == ["carpenter", "friday"]
    camp = with_friday(m2=1)
    plans(camp, "do")
    answer(camp, "friday gather m2-left")
    assert not any(text.startswith("add") for text in asked(camp)[1])


@rule("RC-29.2")
def test_friday_is_never_the_first_player() -> None:
    camp = with_friday()
    camp.first = 1
    happen(camp, EndRound())
    assert camp.first == 0


@rule("RC-29.2")
def test_friday_counts_neither_for_prices_nor_as_a_player() -> None:
    camp = with_friday()
    camp.available = Goods(wood=SHELTER_PRICE[2][0])
    assert plans(camp, "do build shelter") == {"do build shelter wood"}
    camp = with_friday()
    happen(camp, Gain(food=1, a_player=True))
    assert camp.future == Goods(food=2)


@rule("RC-29.3")
def test_events_weather_hunger_and_bad_nights_do_not_touch_friday() -> None:
    camp = with_friday()
    camp.phase = "weather"
    camp.sky.rain, camp.sky.animals, camp.sky.tokens = 1, ["palisade"], ["storm"]
    happen(camp, Clouds(), HungryAnimals(), Storm())
    camp.phase = "night"
    happen(camp, Eat(), Sleep())
    camp.phase = "event"
    happen(camp, Wound(1, "each"))
    assert [each.wounds for each in camp.people] == [8, 8, 0]


@rule("RC-29.4")
def test_instead_of_an_adventure_friday_is_wounded(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = with_friday(m2=1)
    before = [*camp.adventures["gather"].cards]
    falls(monkeypatch, adventure=True)
    act(camp, "gather", "m2-left", pawns="friday", sure=False)
    assert wounds(camp, "friday") == 1
    assert camp.adventures["gather"].cards == before
    assert camp.future == Goods(wood=1)


@rule("RC-29.4", "RC-11.13")
def test_the_adventure_token_wounds_friday_and_goes() -> None:
    camp = with_friday(m2=1)
    camp.tokens["gather"] = ["adventure"]
    act(camp, "gather", "m2-left", pawns="friday")
    assert (wounds(camp, "friday"), camp.tokens["gather"]) == (1, [])


@rule("RC-29.4")
def test_friday_draws_mysteries_and_suffers_what_they_do() -> None:
    camp = with_friday()
    keeps(camp, "mystery-treasure-map", 0)
    camp.mysteries = Pile(["mystery-gold", "mystery-boxes"])
    act(camp, "explore", "mystery-treasure-map", pawns="friday dog")
    assert asked(camp) == ("ask-mystery", {"draw", "enough"})
    assert camp.awaited[0].seat == camp.first
    answer(camp, "enough")
    assert camp.future_treasures == ["mystery-boxes"]


@rule("RC-29.5")
def test_for_two_determination_friday_rerolls_a_die_once_a_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = with_friday(m2=1)
    person(camp, "friday").determination = 4
    falls(monkeypatch, success=False)
    act(camp, "gather", "m2-left", pawns="friday", sure=False)
    options = {"keep", "reroll success", "reroll wound", "reroll adventure"}
    assert asked(camp) == ("ask-roll", options)
    falls(monkeypatch, success=True)
    answer(camp, "reroll success")
    assert camp.future == Goods(wood=1)
    assert determination(camp, "friday") == 2
    falls(monkeypatch, success=False)
    act(camp, "build", "weapon", pawns="friday", sure=False)
    assert asked(camp) == ("", set())


@rule("RC-29.5", "RC-23.1")
def test_friday_can_have_determination() -> None:
    camp = with_friday()
    act(camp, "arrange", pawns="friday")
    assert (determination(camp, "friday"), camp.morale) == (2, 1)


@rule("RC-29.6")
@pytest.mark.parametrize("comfort", ["", "bed", "hammock"])
def test_friday_uses_neither_bed_nor_hammock(comfort: str) -> None:
    camp = with_friday()
    have(camp, *["bed"] if comfort == "bed" else [])
    if comfort == "hammock":
        keeps(camp, "mystery-hammock", 0)
    person(camp, "friday").wounds = 3
    act(camp, "rest", pawns="friday")
    assert (wounds(camp, "friday"), determination(camp, "friday")) == (2, 0)


@rule("RC-29.6")
def test_friday_can_be_healed_like_anybody() -> None:
    camp = with_friday()
    person(camp, "friday").wounds = person(camp, "cook").wounds = 1
    happen(camp, HealAnybody(1))
    assert asked(camp)[1] == {"choose cook", "choose friday", "enough"}
    answer(camp, "choose friday")
    assert wounds(camp, "friday") == 0


@rule("RC-29.6")
def test_friday_uses_the_backpack() -> None:
    camp = with_friday()
    keeps(camp, "mystery-backpack", 0)
    act(camp, "explore", "m2", pawns="friday dog")
    assert asked(camp) == ("ask-backpack", {"go-on", "use mystery-backpack"})
    answer(camp, "use mystery-backpack")
    assert camp.kept[0].user == 2


@rule("RC-29.7")
def test_what_the_action_brings_in_which_he_died_is_gained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = with_friday(m2=1)
    person(camp, "friday").wounds = 3
    falls(monkeypatch, success=True, wound=True, adventure=True)
    act(camp, "gather", "m2-left", pawns="friday", sure=False)
    assert not alive(camp)
    assert camp.outcome is None
    assert camp.future == Goods(wood=1)
    assert plans(camp, "friday") == set()


@rule("RC-29.7")
@pytest.mark.parametrize("item", ["shovel", "weapon"])
def test_what_he_was_building_when_he_died_is_built(
    item: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    camp = with_friday()
    person(camp, "friday").wounds = 3
    falls(monkeypatch, success=True, wound=True)
    act(camp, "build", item, pawns="friday", sure=False)
    assert not alive(camp)
    assert (camp.future_items == ["shovel"]) is (item == "shovel")
    assert (camp.levels["weapon"] == 1) is (item == "weapon")
    assert not has(camp, "shovel")


@rule("RC-29.7", "RC-11.8")
def test_the_treasure_to_which_he_died_on_the_way_is_found() -> None:
    camp = with_friday()
    keeps(camp, "mystery-treasure-map", 0)
    camp.mysteries = Pile(["mystery-old-map", "mystery-gold"])
    camp.tokens["explore"] = ["danger"]
    person(camp, "friday").wounds = 3
    act(camp, "explore", "mystery-treasure-map", pawns="friday dog")
    assert not alive(camp)
    assert camp.future_treasures == ["mystery-gold"]
    happen(camp, EndActionPhase())
    assert camp.mystery_discards == ["mystery-treasure-map", "mystery-gold"]


@rule("RC-29.8", "RC-10.10")
@pytest.mark.parametrize(
    ("begun", "helps"),
    [("hunt", True), ("explore m2", True), ("build shovel", False), ("gather m2-left", False)],
)
def test_the_dog_helps_with_one_hunt_or_one_explore_action(begun: str, helps: bool) -> None:
    camp = island("cook", dog=True, **({"m2": 1} if begun == "gather m2-left" else {}))
    camp.hunting.cards = [camp.beasts.cards.pop()]
    plans(camp, "do")
    answer(camp, f"do {begun}")
    stack = camp.plan[0].name
    assert (f"add dog {stack}" in asked(camp)[1]) is helps
    if helps:
        answer(camp, f"add dog {stack}", "do explore b1")
        assert "add dog explore-b1" not in asked(camp)[1]


@rule("RC-29.9")
def test_alone_one_is_always_the_first_player() -> None:
    camp = island("cook", friday=True, dog=True)
    happen(camp, EndRound())
    assert camp.first == 0


@rule("RC-29.9")
@pytest.mark.parametrize(
    ("goods", "allowed"),
    [(Goods(wood=2), {"do build shelter wood"}), (Goods(wood=1), set())],
)
def test_alone_the_shelter_costs_as_with_two_players(goods: Goods, allowed: set[str]) -> None:
    camp = island("cook", friday=True, dog=True)
    camp.available = goods
    assert plans(camp, "do build shelter") == allowed


@rule("RC-8.3", "RC-29.9")
def test_alone_morale_rises_before_each_morale_phase() -> None:
    camp = island("cook", friday=True, dog=True)
    happen(camp, MoralePhase())
    assert (camp.morale, determination(camp, "cook")) == (1, 1)
