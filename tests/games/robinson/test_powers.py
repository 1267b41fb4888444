"""RC-5, RC-21, RC-22: abilities, discoveries, starting items, treasures and items in use."""

import pytest

from atoll.games.robinson import standing  # noqa: F401
from atoll.games.robinson.camp.kept import power_of
from atoll.games.robinson.effects import (  # noqa: F401
    beasts,
    camping,
    finds,
    inventions,
    mysteries,
    people,
    resources,
    tokens,
    using,
)
from atoll.games.robinson.facts import Phase
from atoll.games.robinson.scenes import open_scene
from atoll.games.robinson.state import Camp, Goods, Kept, Pile, Scene, Stack
from atoll.games.robinson.steps import CarryOut, Clouds, HighMorale, UseAbility, UsePower
from atoll.games.robinson.vocabulary import (
    ChooseInvention,
    DiscardInventions,
    Effect,
    StrongestBeast,
)
from atoll.games.robinson.who import friday
from tests.rulecite import rule

from .tables import answer, asked, determination, happen, number, person, table, wounds


def team(
    names: str = "carpenter cook", *, phase: Phase = "event", kept: str = "", friday: bool = False
) -> Camp:
    """Nobody acts, and the team has these cards and tokens."""
    camp = table(names, phase=phase, friday=friday)
    camp.scenes = []
    camp.kept = []
    if phase == "weather":
        camp.agenda.insert(0, Clouds())
    for card in kept.split():
        power = power_of(camp, card)
        assert power is not None
        camp.kept.append(Kept(card, power.uses))
    return camp


def may(camp: Camp, name: str) -> set[str]:
    """What somebody may use now."""
    seat = number(camp, name)
    camp.__dict__.pop("decisions", None)
    open_now = [each for each in camp.decisions if each.seat == seat and not each.must]
    return {option.text for each in open_now for option in each.options}


def use(camp: Camp, card: str, seat: int = 0) -> None:
    happen(camp, UsePower(seat, card))


# How often something can be used.


@rule("RC-22.1")
def test_a_starting_item_serves_twice_and_is_gone() -> None:
    camp = team(kept="supply-empty-bottle")
    use(camp, "supply-empty-bottle")
    assert camp.kept == [Kept("supply-empty-bottle", 1)]
    use(camp, "supply-empty-bottle", seat=1)
    assert camp.levels["weapon"] == 2
    assert camp.kept == []
    assert camp.out == ["supply-empty-bottle"]


@rule("RC-21.2")
def test_a_discovery_is_used_once_and_its_like_remains() -> None:
    camp = team(kept="find-tobacco find-goat find-goat")
    camp.levels["weapon"] = 1
    use(camp, "find-goat")
    assert camp.kept == [Kept("find-tobacco", 1), Kept("find-goat", 1)]
    assert camp.out == ["find-goat"]


@rule("RC-2.9")
def test_a_treasure_that_is_used_up_goes_to_the_discarded_mysteries() -> None:
    camp = team(phase="weather", kept="mystery-blankets")
    camp.sky.snow = 3
    for left in (2, 1):
        use(camp, "mystery-blankets")
        assert camp.kept == [Kept("mystery-blankets", left)]
    use(camp, "mystery-blankets")
    assert camp.kept == []
    assert camp.mystery_discards == ["mystery-blankets"]
    assert camp.sky.snow == 0


@rule("RC-24.5", "RC-5.7")
def test_clouds_that_are_not_there_or_have_been_counted_cannot_be_changed() -> None:
    kept = "mystery-blankets mystery-old-clothes find-large-leaves"
    camp = team("cook explorer", phase="weather", kept=kept)
    person(camp, "cook").determination = 3
    assert may(camp, "cook") == {"use soup"}
    camp.sky.rain = 1
    assert may(camp, "cook") == {"use soup", "use hooch", "use find-large-leaves"}
    camp.sky.rain, camp.sky.snow = 0, 1
    snow = {"use hooch", "use mystery-blankets", "use mystery-old-clothes"}
    assert may(camp, "cook") == {"use soup", *snow}
    camp.sky.rain = 1
    camp.agenda.remove(Clouds())
    assert may(camp, "cook") == {"use soup"}


@rule("RC-24.5")
def test_old_clothes_serve_once_in_each_round() -> None:
    camp = team(phase="weather", kept="mystery-old-clothes")
    camp.sky.snow = 2
    assert may(camp, "cook") == {"use mystery-old-clothes"}
    use(camp, "mystery-old-clothes")
    assert camp.kept == [Kept("mystery-old-clothes", 0, rests=True)]
    assert (camp.sky.snow, camp.sky.rain) == (1, 1)
    assert may(camp, "cook") == set()


@rule("RC-18.3")
def test_the_pot_heals_for_food_once_a_night() -> None:
    camp = team(phase="night")
    camp.items.append("pot")
    camp.available = Goods(food=2)
    person(camp, "cook").wounds = 2
    assert may(camp, "carpenter") == {"use pot"}
    use(camp, "pot")
    answer(camp, "choose cook")
    assert wounds(camp, "cook") == 1
    assert camp.available == Goods(food=1)
    assert camp.lent == ["pot"]
    assert may(camp, "carpenter") == set()


@rule("RC-25.1")
def test_the_barrel_heals_each_once_and_stays_empty() -> None:
    camp = team(phase="night", kept="mystery-barrel")
    person(camp, "carpenter").wounds = person(camp, "cook").wounds = 2
    assert may(camp, "cook") == {"use mystery-barrel"}
    use(camp, "mystery-barrel")
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (1, 1)
    assert camp.kept == [Kept("mystery-barrel", 0, rests=True)]
    camp.kept = [Kept("mystery-barrel", 0)]  # in another round
    assert may(camp, "cook") == set()


# Whom it serves.


@rule("RC-22.2")
def test_the_pipe_encourages_whoever_uses_it() -> None:
    camp = team(kept="supply-pipe-and-tobacco")
    use(camp, "supply-pipe-and-tobacco", seat=1)
    assert (determination(camp, "carpenter"), determination(camp, "cook")) == (0, 2)


@rule("RC-22.2", "RC-29.6")
def test_or_friday_for_whom_the_first_player_uses_it() -> None:
    camp = team(kept="supply-pipe-and-tobacco", friday=True)
    use(camp, "supply-pipe-and-tobacco", seat=1)
    assert asked(camp) == ("", set())
    assert determination(camp, "cook") == 2
    use(camp, "supply-pipe-and-tobacco")
    assert asked(camp) == ("ask-user", {"choose carpenter", "choose friday"})
    answer(camp, "choose friday")
    assert determination(camp, "friday") == 2


@rule("RC-22.3")
def test_the_bible_serves_whoever_arranges_the_camp() -> None:
    camp = team(phase="action", kept="supply-bible")
    assert may(camp, "carpenter") == set()
    person(camp, "cook").wounds = 1
    open_scene(camp, Scene(1, stack=Stack("arrange", "arrange")), HighMorale())
    happen(camp)
    assert may(camp, "carpenter") == {"use supply-bible"}
    use(camp, "supply-bible")
    assert (wounds(camp, "cook"), determination(camp, "cook")) == (0, 1)
    assert camp.kept == [Kept("supply-bible", 1)]


@rule("RC-21.4")
@pytest.mark.parametrize("phase", ["action", "night"])
def test_a_treasure_is_dug_by_the_first_player(phase: Phase) -> None:
    camp = team(phase=phase, kept="find-treasure")
    camp.mysteries = Pile(["mystery-bite", "mystery-old-rifle", "mystery-snake"])
    use(camp, "find-treasure", seat=1)
    if phase == "action":
        assert camp.future_treasures == ["mystery-old-rifle"]
        assert camp.notes == {"mystery-old-rifle": ["carpenter"]}
    else:
        assert camp.kept == [Kept("mystery-old-rifle", 1)]
    assert sorted(camp.mysteries.cards) == ["mystery-bite", "mystery-snake"]
    assert camp.out == ["find-treasure"]
    assert camp.scenes == []


# What they bring, and when.


@rule("RC-2.5", "RC-22.2")
def test_biscuits_in_the_action_phase_come_after_it() -> None:
    camp = team(phase="action", kept="supply-biscuits")
    use(camp, "supply-biscuits")
    assert (camp.available, camp.future) == (Goods(), Goods(rations=1))


@rule("RC-21.5")
@pytest.mark.parametrize("phase", ["action", "event"])
def test_a_goat_is_available_at_once_also_while_planning(phase: Phase) -> None:
    camp = team(phase=phase, kept="find-goat")
    assert may(camp, "cook") == set()
    camp.levels["weapon"] = 1
    assert may(camp, "cook") == {"use find-goat"}
    use(camp, "find-goat")
    assert camp.available == Goods(food=1, fur=1)
    assert camp.future == Goods()


@rule("RC-21.5")
def test_no_goat_is_caught_while_actions_are_carried_out() -> None:
    camp = team(phase="action", kept="find-goat")
    camp.levels["weapon"] = 1
    camp.ready = [True, True]
    camp.scenes = [Scene(0, stack=Stack("rest", "rest"))]
    assert may(camp, "cook") == set()


@rule("RC-21.5")
def test_nor_between_two_actions() -> None:
    camp = team(phase="action", kept="find-goat")
    camp.levels["weapon"] = 1
    camp.ready = [True, True]
    camp.plan = [Stack("rest", "rest", "", ["cook"]), Stack("rest-2", "rest", "", ["carpenter"])]
    happen(camp, CarryOut("rest"))
    assert asked(camp) == ("ask-order", {"do rest", "do rest-2"})
    assert may(camp, "cook") == set()


@rule("RC-15.3", "RC-21.5")
def test_a_temporary_weapon_serves_for_a_goat_too() -> None:
    camp = team(phase="action", kept="find-goat supply-pistol mystery-old-rifle mystery-saber")
    assert may(camp, "cook") == {"use find-goat"}
    use(camp, "find-goat")
    rifle, pistol = "choose mystery-old-rifle", "choose supply-pistol"
    assert asked(camp) == ("ask-wield", {rifle, pistol})
    answer(camp, pistol)
    assert camp.available == Goods(food=1, fur=1)
    assert Kept("supply-pistol", 1) in camp.kept
    assert camp.levels["weapon"] == 0


@rule("RC-21.7", "RC-16.4")
def test_thorny_bushes_need_a_shelter() -> None:
    camp = team(kept="find-thorny-bushes")
    assert may(camp, "cook") == set()
    camp.shelter = True
    assert may(camp, "cook") == {"use find-thorny-bushes"}
    use(camp, "find-thorny-bushes")
    assert camp.levels["palisade"] == 1


@rule("RC-21.6")
def test_healing_herbs_need_the_pot_and_a_medicine_that_is_not_built() -> None:
    camp = team(kept="find-healing-herbs")
    assert may(camp, "cook") == set()
    camp.items.append("pot")
    assert may(camp, "cook") == {"use find-healing-herbs"}
    use(camp, "find-healing-herbs")
    assert "medicine" in camp.items
    camp.kept = [Kept("find-healing-herbs", 1)]
    assert may(camp, "cook") == set()


@rule("RC-4.6", "RC-18.3")
def test_nothing_heals_where_nobody_is_wounded() -> None:
    camp = team(phase="night", kept="supply-flask-of-rum mystery-bottle-of-wine find-vegetables")
    camp.items.append("pot")
    camp.available = Goods(food=1)
    assert may(camp, "cook") == set()
    person(camp, "carpenter").wounds = 1
    rum, wine = "use supply-flask-of-rum", "use mystery-bottle-of-wine"
    assert may(camp, "cook") == {rum, wine, "use find-vegetables", "use pot"}


@rule("RC-6.7")
def test_there_has_to_be_a_card_to_look_at_or_something_to_remove() -> None:
    camp = team(kept="mystery-herbal-mixture mystery-protective-amulet")
    camp.event_deck = Pile([])
    assert may(camp, "cook") == set()
    camp.event_deck = Pile(["event-bear"])
    assert may(camp, "cook") == {"use mystery-herbal-mixture"}
    camp.event_deck, camp.beside = Pile([]), "beast-boa"
    camp.spaces[camp.camp].covered = ["left"]
    amulet, herbs = "use mystery-protective-amulet", "use mystery-herbal-mixture"
    assert may(camp, "cook") == {amulet, herbs}


# While something is to be chosen.


@rule("RC-4.3")
@pytest.mark.parametrize(
    ("effect", "prompt"),
    [
        (DiscardInventions(1), "ask-discard-invention"),
        (ChooseInvention(), "ask-invention"),
        (StrongestBeast(3), "ask-beast"),
    ],
)
def test_what_an_effect_lets_be_chosen_is_chosen_first(effect: Effect, prompt: str) -> None:
    camp = team("carpenter soldier", kept="find-healing-herbs")
    camp.items.append("pot")
    camp.beasts = Pile(["beast-fox", "beast-bear", "beast-tiger"])
    for somebody in camp.people:
        somebody.determination = 4
    every = {"use find-healing-herbs", "use new-idea"}
    assert may(camp, "carpenter") == every
    happen(camp, effect)
    assert asked(camp)[0] == prompt
    assert may(camp, "carpenter") == may(camp, "soldier") == set()
    answer(camp, min(asked(camp)[1]))
    assert "use new-idea" in may(camp, "carpenter")


# Abilities.


def able(name: str, *, phase: Phase = "event", determined: int = 4) -> Camp:
    camp = team(f"{name} cook" if name != "cook" else "cook explorer", phase=phase)
    person(camp, name).determination = determined
    return camp


def do(camp: Camp, word: str) -> None:
    happen(camp, UseAbility(0, word))


@rule("RC-4.3", "RC-5.9")
def test_an_ability_costs_determination_and_is_used_once_a_round() -> None:
    camp = able("explorer", determined=7)
    every = {"use reconnaissance", "use speech", "use scouting"}
    assert may(camp, "explorer") == every
    do(camp, "speech")
    assert camp.morale == 1
    assert determination(camp, "explorer") == 4
    assert may(camp, "explorer") == every - {"use speech"}
    assert camp.scenes == []


@rule("RC-4.3")
@pytest.mark.parametrize(
    ("name", "phase", "words"),
    [
        ("carpenter", "event", {"new-idea"}),
        ("cook", "event", {"recipe", "soup"}),
        ("cook", "weather", {"recipe", "soup", "hooch"}),
        ("soldier", "event", {"tracking", "bait", "defence"}),
    ],
)
def test_what_each_may_use_at_a_moment(name: str, phase: Phase, words: set[str]) -> None:
    camp = able(name, phase=phase)
    camp.available = Goods(food=1)
    camp.people[1].wounds = 1
    camp.hunting = Pile(["beast-fox"])
    camp.sky.rain = 1
    assert may(camp, name) == {f"use {word}" for word in words}


# The Carpenter.


@rule("RC-5.2")
def test_economy_makes_wood_of_the_present_action_available_again() -> None:
    stack = Stack("build-shelter", "build", "shelter", ["carpenter"], Goods(wood=2))
    camp = able("carpenter", phase="action")
    assert "use economy" not in may(camp, "carpenter")
    open_scene(camp, Scene(0, stack=stack), HighMorale())
    happen(camp)
    assert "use economy" in may(camp, "carpenter")
    do(camp, "economy")
    assert camp.available == Goods(wood=1)
    assert camp.scene.stack is not None
    assert camp.scene.stack.paid == Goods(wood=1)


@rule("RC-5.2")
def test_economy_in_the_midst_of_a_card_counts_for_the_whole_action() -> None:
    camp = able("carpenter", phase="action")
    paid = Goods(wood=1)
    camp.scenes = [
        Scene(0, stack=Stack("build-roof", "build", "roof", ["carpenter"], paid)),
        Scene(0, "build-tired", Stack("build-roof", "build", "roof", ["carpenter"], paid)),
    ]
    do(camp, "economy")
    assert [scene.stack.paid for scene in camp.scenes if scene.stack] == [Goods(), Goods()]
    assert camp.available == Goods(wood=1)
    assert "use economy" not in may(camp, "carpenter")


@rule("RC-5.3")
def test_a_new_idea_is_one_of_five_and_the_others_are_put_aside() -> None:
    camp = able("carpenter")
    camp.inventions = Pile(["wall", "bow", "sling", "sack", "basket", "bed"])
    board = [*camp.board]
    do(camp, "new-idea")
    ideas = {"bow", "sling", "sack", "basket", "bed"}
    assert asked(camp) == ("ask-idea", {f"choose {idea}" for idea in ideas})
    answer(camp, "choose sack")
    assert camp.board == [*board, "sack"]
    assert sorted(camp.invention_discards) == sorted(ideas - {"sack"})
    assert camp.inventions.cards == ["wall"]


@rule("RC-5.3")
def test_the_inventions_put_aside_become_the_new_deck() -> None:
    camp = able("carpenter")
    camp.inventions = Pile(["wall"])
    camp.invention_discards = ["bow"]
    do(camp, "new-idea")
    assert asked(camp) == ("ask-idea", {"choose wall", "choose bow"})
    answer(camp, "choose bow")
    assert camp.invention_discards == ["wall"]


# The Cook.


@rule("RC-5.5")
def test_grandmas_recipe_heals_two_wounds_for_food_at_any_time() -> None:
    camp = able("cook", phase="action")
    camp.available = Goods(rations=1)
    person(camp, "explorer").wounds = 2
    person(camp, "cook").wounds = 1
    do(camp, "recipe")
    answer(camp, "choose explorer", "choose cook")
    assert (wounds(camp, "cook"), wounds(camp, "explorer")) == (0, 1)
    assert camp.available == Goods()
    assert determination(camp, "cook") == 2


@rule("RC-5.5")
def test_without_food_or_wounds_there_is_no_recipe() -> None:
    camp = able("cook")
    camp.available = Goods(food=1)
    assert "use recipe" not in may(camp, "cook")
    person(camp, "explorer").wounds = 1
    assert "use recipe" in may(camp, "cook")
    camp.available = Goods(wood=1)
    assert "use recipe" not in may(camp, "cook")


@rule("RC-5.6", "RC-2.5")
@pytest.mark.parametrize(
    ("phase", "available", "future"),
    [("event", Goods(food=1), Goods()), ("action", Goods(), Goods(food=1))],
)
def test_stone_soup_is_food(phase: Phase, available: Goods, future: Goods) -> None:
    camp = able("cook", phase=phase)
    do(camp, "soup")
    assert (camp.available, camp.future) == (available, future)


@rule("RC-5.7")
@pytest.mark.parametrize(
    ("way", "rain", "snow"), [("choose ignore-rain", 1, 2), ("choose snow-as-rain", 3, 1)]
)
def test_hooch_helps_against_a_cloud(way: str, rain: int, snow: int) -> None:
    camp = able("cook", phase="weather")
    camp.sky.rain, camp.sky.snow = 2, 2
    do(camp, "hooch")
    assert asked(camp) == ("ask-way", {"choose ignore-rain", "choose snow-as-rain"})
    answer(camp, way)
    assert (camp.sky.rain, camp.sky.snow) == (rain, snow)


# The Explorer.


@rule("RC-5.8")
def test_reconnaissance_puts_one_of_three_tiles_on_top() -> None:
    camp = able("explorer")
    camp.tiles = Pile(["1", "2", "3", "4", "5"], bottom=1)
    do(camp, "reconnaissance")
    assert asked(camp) == ("ask-tile", {"choose 5", "choose 4", "choose 3"})
    assert camp.tiles.top == 3
    answer(camp, "choose 4")
    assert camp.tiles.cards[-1] == "4"
    assert sorted(camp.tiles.cards) == ["1", "2", "3", "4", "5"]
    assert (camp.tiles.top, camp.tiles.bottom) == (1, 0)


@rule("RC-5.9")
@pytest.mark.parametrize("phase", ["event", "action"])
def test_scouting_draws_two_discoveries_and_keeps_one(phase: Phase) -> None:
    camp = able("explorer", phase=phase)
    camp.finds = Pile(["find-candles", "find-tobacco", "find-poison"])
    do(camp, "scouting")
    assert asked(camp) == ("ask-find", {"choose find-tobacco", "choose find-poison"})
    answer(camp, "choose find-poison")
    assert camp.out == ["find-tobacco"]
    if phase == "action":
        assert camp.future_finds == ["find-poison"]
    else:
        assert camp.kept == [Kept("find-poison", 1)]


# The Soldier.


@rule("RC-5.10")
@pytest.mark.parametrize(
    ("way", "after"),
    [
        ("choose beast-on-top", Pile(["beast-fox", "beast-tiger"], top=1)),
        ("choose beast-to-bottom", Pile(["beast-tiger", "beast-fox"], bottom=1)),
    ],
)
def test_tracking_looks_at_the_top_beast_and_puts_it_back(way: str, after: Pile) -> None:
    camp = able("soldier")
    camp.hunting = Pile(["beast-fox", "beast-tiger"])
    do(camp, "tracking")
    assert asked(camp) == ("ask-way", {"choose beast-on-top", "choose beast-to-bottom"})
    answer(camp, way)
    assert camp.hunting == after


@rule("RC-5.10")
def test_a_bait_brings_a_beast_into_the_hunting_deck_unseen() -> None:
    camp = able("soldier")
    camp.beasts = Pile(["beast-fox", "beast-tiger"])
    do(camp, "bait")
    assert camp.hunting == Pile(["beast-tiger"])
    assert camp.beasts.cards == ["beast-fox"]
    assert determination(camp, "soldier") == 0


@rule("RC-5.12")
def test_the_defensive_plan_raises_the_weapon_or_with_a_shelter_the_palisade() -> None:
    camp = able("soldier")
    do(camp, "defence")
    assert asked(camp) == ("", set())
    assert camp.levels["weapon"] == 1
    camp = able("soldier")
    camp.shelter = True
    do(camp, "defence")
    assert asked(camp) == ("ask-way", {"choose raise-weapon", "choose raise-palisade"})
    answer(camp, "choose raise-palisade")
    assert camp.levels["palisade"] == 1


@rule("RC-5.12")
def test_there_is_no_defensive_plan_while_a_card_is_carried_out() -> None:
    camp = able("soldier", phase="action")
    camp.scenes = [Scene(0, stack=Stack("rest", "rest"))]
    assert "use defence" in may(camp, "soldier")
    camp.scenes.append(Scene(0, "build-tired"))
    assert "use defence" not in may(camp, "soldier")


@rule("RC-29.5")
def test_friday_has_no_such_abilities() -> None:
    camp = team(friday=True)
    assert friday(camp) == 2
    person(camp, "friday").determination = 9
    assert may(camp, "carpenter") == may(camp, "cook") == set()
