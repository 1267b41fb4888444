"""RC-37: King Kong Island, the film crew, the captive, and what is found."""

import pytest

from atoll.games.robinson import Robinson
from atoll.games.robinson.camp.kept import power_of
from atoll.games.robinson.cards.kinds import Power
from atoll.games.robinson.facts import SPACE, Phase
from atoll.games.robinson.phases.night import HUNGER
from atoll.games.robinson.scenarios.king_kong import BONUSES
from atoll.games.robinson.state import Camp, Goods, Pile, Scene
from atoll.games.robinson.steps import EndActionPhase, HungryAnimals, NightPhase, WeatherPhase
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import Book, TakeCrew
from atoll.kernel import Args, BadOptions
from tests.rulecite import rule

from .acting import act, animals_show, falls, island, keeps, kinds, lands_on, powers, space, use
from .tables import answer, asked, determination, happen, may_plan, person, planning, wounds
from .test_king_kong import ended, film, set_

CREW = ["lights", "cameraman", "sound", "screenwriter", "make-up", "actress"]
CREW += ["double", "actor", "director"]
LOST_ITEM, FOOTPRINT = "find-lost-item", "find-giant-footprint"


def without(*gone: str, captive: bool = False, names: str = "carpenter cook") -> Camp:
    """These of the crew have died."""
    camp = set_(names)
    film(camp).killed = [*gone]
    film(camp).captive = captive
    return camp


def down_to(member: str) -> Camp:
    """All before this one are gone, and the Lost Item is there."""
    before = CREW[: CREW.index(member)]
    camp = without(*[each for each in before if each != "actress"], captive="actress" in before)
    keeps(camp, LOST_ITEM)
    return camp


# King Kong strikes.


@rule("RC-37.7", "RC-37.8")
def test_he_takes_one_after_another_and_last_the_director() -> None:
    assert [*BONUSES] == CREW
    camp = set_()
    for number, member in enumerate(CREW[:-1], start=1):
        told = happen(camp, TakeCrew())
        taken = [str(event.args.get("member", "actress")) for event in told]
        assert (taken, len(film(camp).killed) + film(camp).captive) == ([member], number)
        assert ended(camp) == ""
    happen(camp, TakeCrew())
    assert ended(camp) == "director-killed"
    crew = [dict(each.args) for each in see(camp).progress if each.key.startswith("progress-crew")]
    assert crew == [{"alive": 1, "total": 9}]


@rule("RC-37.8")
def test_the_actress_is_captured_and_passed_over_while_she_is() -> None:
    camp = without(*CREW[:5])
    happen(camp, TakeCrew())
    assert (film(camp).captive, film(camp).killed) == (True, CREW[:5])
    happen(camp, TakeCrew())
    assert film(camp).killed == [*CREW[:5], "double"]


@rule("RC-37.8")
def test_when_she_has_been_freed_she_is_the_first_again() -> None:
    camp = without(*CREW[:5], "double", captive=True)
    camp.mysteries = Pile(["mystery-unleashed-beast"])
    told = act(camp, "explore", "b1-actress")
    assert "actress-freed" in kinds(told)
    assert not film(camp).captive
    happen(camp, TakeCrew())
    assert film(camp).captive
    assert film(camp).killed == [*CREW[:5], "double"]


@rule("RC-37.9")
def test_a_book_brings_him_and_lowers_morale() -> None:
    camp = set_()
    happen(camp, Book())
    assert (film(camp).killed, camp.morale) == (["lights"], -1)
    assert [each.wounds for each in camp.people] == [0, 0]


@rule("RC-37.10")
@pytest.mark.parametrize(("palisade", "killed", "morale", "hurt"), [(1, 0, 0, 0), (0, 1, -1, 1)])
def test_where_there_is_no_palisade_the_animals_let_him_in(
    palisade: int, killed: int, morale: int, hurt: int
) -> None:
    camp = island("carpenter cook explorer", scenario="king_kong", friday=True)
    person(camp, "explorer").outside = SPACE["m1"]
    camp.phase, camp.scenes = "weather", [Scene(0)]
    camp.sky.animals, camp.levels["palisade"] = ["palisade"], palisade
    happen(camp, HungryAnimals())
    assert (len(film(camp).killed), camp.morale) == (killed, morale)
    assert [each.wounds for each in camp.people] == [hurt, hurt, 0, 0]


@rule("RC-37.10")
def test_he_strikes_when_morale_has_fallen_and_blood_has_been_shed() -> None:
    camp = island(scenario="king_kong")
    camp.phase, camp.scenes, camp.sky.animals = "weather", [Scene(0)], ["palisade"]
    told = kinds(happen(camp, HungryAnimals()))
    assert [each for each in told if each in ("crew-killed", "morale", "wounded")] == [
        "morale",
        "wounded",
        "wounded",
        "crew-killed",
    ]


@rule("RC-37.10", "RC-24.9")
def test_a_storm_does_not_let_him_in() -> None:
    camp = island(scenario="king_kong")
    camp.sky.tokens = ["storm"]
    happen(camp, WeatherPhase())
    assert (film(camp).killed, camp.morale) == ([], 0)
    assert [each.wounds for each in camp.people] == [1, 1]


@rule("RC-37.10", "RC-37.7")
def test_several_dice_may_cost_several_of_the_crew() -> None:
    camp = island(scenario="king_kong")
    camp.phase, camp.scenes = "weather", [Scene(0)]
    camp.sky.animals, camp.levels["palisade"] = ["palisade"] * 3, 1
    happen(camp, HungryAnimals())
    assert film(camp).killed == ["lights", "cameraman"]


# The captive.


@rule("RC-37.8")
def test_she_is_held_where_number_four_is() -> None:
    camp = planning(without(captive=True))
    board = Robinson().see(camp)
    (deed,) = [each for each in board.deeds if each.target.endswith("actress")]
    assert (deed.kind, deed.target) == ("explore", "b1-actress")
    assert (deed.sizes, deed.dice) == ((1, 2), True)


@rule("RC-37.8", "RC-10.7")
def test_the_way_to_her_takes_pawns_like_any_other() -> None:
    camp = without(captive=True)
    space(camp, "b1").totem, space(camp, "m3").totem = 3, 4
    board = Robinson().see(planning(camp))
    assert [each.sizes for each in board.deeds if each.target == "m3-actress"] == [(2, 3)]


@rule("RC-37.8")
@pytest.mark.parametrize("reason", ["free", "not found", "turned down"])
def test_when_she_cannot_be_rescued(reason: str) -> None:
    camp = without(captive=reason != "free")
    if reason == "not found":
        space(camp, "b1").totem = 0
    space(camp, "b1").face_down = reason == "turned down"
    assert not [plan for plan in may_plan(planning(camp), "carpenter") if "actress" in plan]


@rule("RC-37.8")
def test_mysteries_are_drawn_until_a_monster_has_been_met() -> None:
    camp = without(captive=True)
    camp.mysteries = Pile(["mystery-snake", "mystery-bite", "mystery-sharp-blade", "mystery-gold"])
    told = act(camp, "explore", "b1-actress", pawns="cook carpenter")
    assert [event.args["card"] for event in told if event.kind == "set-aside"] == [
        "mystery-gold",
        "mystery-sharp-blade",
    ]
    assert wounds(camp, "cook") == 1
    assert not film(camp).captive
    assert "mystery-snake" in camp.mysteries.cards


@rule("RC-37.8")
def test_an_exploration_that_fails_does_not_free_her(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = without(captive=True)
    falls(monkeypatch, success=False)
    act(camp, "explore", "b1-actress", sure=False)
    assert film(camp).captive
    assert determination(camp, "carpenter") == 2


@rule("RC-37.8")
def test_where_no_monster_is_left_nobody_guards_her() -> None:
    camp = without(captive=True)
    camp.mysteries, camp.mystery_discards = Pile(["mystery-gold"]), []
    act(camp, "explore", "b1-actress")
    assert not film(camp).captive


# What all see.


@rule("RC-37.3", "RC-37.7", "RC-37.8")
def test_traps_crew_and_captive_are_told() -> None:
    def told(camp: Camp) -> list[tuple[str, Args]]:
        return [(each.key, dict(each.args)) for each in Robinson().see(camp).progress]

    camp = set_()
    assert told(camp) == [
        ("progress-traps", {"built": 0, "total": 3}),
        ("progress-crew", {"alive": 9, "total": 9}),
        ("progress-crew-next", {"member": "lights"}),
    ]
    camp = without(*CREW[:5], captive=True)
    film(camp).traps, film(camp).caught = 3, True
    assert told(camp) == [
        ("progress-traps", {"built": 3, "total": 3}),
        ("progress-kong-caught", {}),
        ("progress-crew", {"alive": 4, "total": 9}),
        ("progress-crew-next", {"member": "double"}),
        ("progress-captive", {"space": "b1"}),
    ]
    space(camp, "b1").totem = 0
    assert told(camp)[-1] == ("progress-captive", {"space": "none"})


# What is found.


@rule("RC-37.12")
def test_vodka_raises_morale() -> None:
    camp = set_()
    keeps(camp, "find-vodka")
    use(camp, "cook", "find-vodka")
    assert (camp.morale, camp.kept) == (1, [])


@rule("RC-37.12")
def test_the_footprint_is_a_pawn_for_one_explore_action() -> None:
    camp = set_()
    keeps(camp, FOOTPRINT)
    planning(camp)
    answer(camp, "do explore b2", "do gather t1-left")
    assert f"add {FOOTPRINT} explore-b2" in may_plan(camp, "carpenter")
    assert f"add {FOOTPRINT} gather-t1-left" not in may_plan(camp, "carpenter")
    answer(camp, f"add {FOOTPRINT} explore-b2")
    assert f"add {FOOTPRINT} explore-b2" not in may_plan(camp, "carpenter")
    camp = set_()
    keeps(camp, FOOTPRINT)
    act(camp, "explore", "b2", pawns=f"carpenter {FOOTPRINT}")
    assert FOOTPRINT not in [kept.card for kept in camp.kept]
    assert FOOTPRINT in camp.out


@rule("RC-37.12", "RC-37.8")
def test_the_footprint_leads_to_the_actress_too() -> None:
    camp = without(captive=True)
    keeps(camp, FOOTPRINT)
    planning(camp)
    answer(camp, "do explore b1-actress")
    assert f"add {FOOTPRINT} explore-b1-actress" in may_plan(camp, "carpenter")


# The Lost Item.


@rule("RC-37.13")
@pytest.mark.parametrize("member", CREW)
def test_the_lost_item_is_the_bonus_of_the_first_who_is_alive_and_free(member: str) -> None:
    assert power_of(down_to(member), LOST_ITEM) == BONUSES[member]


@rule("RC-37.13")
def test_it_is_worth_what_counts_when_it_is_used() -> None:
    camp = down_to("actress")
    happen(camp, TakeCrew(), TakeCrew())
    assert power_of(camp, LOST_ITEM) == BONUSES["actor"]


@rule("RC-37.14")
def test_of_the_lights_it_is_a_pawn_for_building_once() -> None:
    camp = down_to("lights")
    camp.available = Goods(wood=2)
    planning(camp)
    answer(camp, "do build weapon")
    answer(camp, f"add {LOST_ITEM} build-weapon")
    assert camp.plan[0].pawns == ["carpenter", LOST_ITEM]
    camp = down_to("lights")
    act(camp, "build", "weapon", pawns=f"carpenter {LOST_ITEM}")
    assert (camp.levels["weapon"], camp.kept) == (1, [])


@rule("RC-37.14")
def test_what_stands_as_a_pawn_is_nothing_else_when_the_lights_die_meanwhile() -> None:
    camp = down_to("lights")
    planning(camp)
    answer(camp, "do rest")
    camp.plan[0].pawns.append(LOST_ITEM)
    film(camp).killed = ["lights"]
    assert power_of(camp, LOST_ITEM) == BONUSES["lights"]
    assert powers(camp, "cook") == set()


@rule("RC-37.14")
@pytest.mark.parametrize("phase", ["event", "action", "weather", "night"])
def test_of_the_cameraman_it_is_two_determination(phase: Phase) -> None:
    camp = down_to("cameraman")
    camp.phase = phase
    use(camp, "cook", LOST_ITEM)
    assert (determination(camp, "cook"), camp.kept) == (2, [])


@rule("RC-37.14", "RC-37.1")
def test_of_the_sound_engineer_it_rolls_the_dice_of_the_animals_early(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = down_to("sound")
    camp.phase = "production"
    animals_show(monkeypatch, "palisade", "none", "none", "food", "food")
    use(camp, "cook", LOST_ITEM)
    assert camp.sky.animals == ["palisade", "none", "none", "food"]
    assert (camp.levels["palisade"], film(camp).killed) == (0, ["lights", "cameraman"])
    # A totem that is found after that adds a die.
    camp.phase, camp.finds.cards = "action", []
    camp.tiles = Pile(["2"])
    act(camp, "explore", "b2")
    camp.available, camp.levels["palisade"] = Goods(food=9), 2
    told = happen(camp, EndActionPhase(), WeatherPhase())
    assert [event.args["shows"] for event in told if event.kind == "animals"] == ["food"]
    assert (camp.available.food, camp.levels["palisade"]) == (7, 1)


@rule("RC-37.14")
@pytest.mark.parametrize(
    ("phase", "allowed"),
    [("event", True), ("production", True), ("action", False), ("weather", False)],
)
def test_only_before_the_action_phase(phase: Phase, allowed: bool) -> None:
    camp = down_to("sound")
    camp.phase = phase
    assert bool(powers(camp, "cook")) is allowed


@rule("RC-37.14")
def test_of_the_screenwriter_it_is_a_look_at_the_event_deck() -> None:
    camp = down_to("screenwriter")
    use(camp, "cook", LOST_ITEM)
    assert camp.event_deck.top == 1


@rule("RC-37.14")
@pytest.mark.parametrize("member", ["make-up", "director"])
def test_of_some_it_is_nothing(member: str) -> None:
    camp = down_to(member)
    assert BONUSES[member] == Power("any")
    for phase in ("event", "production", "action", "weather", "night"):
        camp.phase = phase
        assert powers(camp, "cook") == set()


@rule("RC-37.14")
def test_of_the_actress_it_is_morale() -> None:
    camp = down_to("actress")
    use(camp, "cook", LOST_ITEM)
    assert camp.morale == 1


@rule("RC-37.14")
def test_of_the_actor_it_is_a_weapon() -> None:
    camp = down_to("actor")
    use(camp, "cook", LOST_ITEM)
    assert camp.levels["weapon"] == 2


# The reroll of the double.


@rule("RC-37.14")
def test_of_the_double_it_rerolls_a_die_of_the_animals(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = down_to("double")
    camp.phase, camp.sky.animals = "weather", ["beast", "palisade"]
    animals_show(monkeypatch, "none")
    use(camp, "cook", LOST_ITEM)
    answer(camp, "choose beast")
    assert (camp.sky.animals, camp.kept) == (["palisade", "none"], [])


@rule("RC-37.14", "RC-37.10")
def test_it_can_be_used_between_the_dice_as_soon_as_the_double_is_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The palisade breaks, the actress is carried off, and now the Lost Item is the double's."""
    camp = down_to("actress")
    camp.phase, camp.scenes = "weather", [Scene(0)]
    camp.sky.animals = ["palisade", "beast"]
    animals_show(monkeypatch, "none")
    happen(camp, HungryAnimals())
    assert film(camp).captive
    assert asked(camp) == ("ask-pause", {"go-on"})
    use(camp, "cook", LOST_ITEM)
    assert [each.wounds for each in camp.people] == [1, 1]


@rule("RC-37.14")
@pytest.mark.parametrize("die", ["success", "wound", "adventure"])
def test_of_the_double_it_rerolls_any_die_of_an_action(
    monkeypatch: pytest.MonkeyPatch, die: str
) -> None:
    camp = down_to("double")
    falls(monkeypatch, success=False, wound=True, adventure=True)
    act(camp, "gather", "t1-left", sure=False)
    dice = {f"reroll {each} {LOST_ITEM}" for each in ("success", "wound", "adventure")}
    assert asked(camp) == ("ask-roll", {"keep", *dice})
    lands_on(monkeypatch, 0 if die == "success" else 5)
    camp.adventures["gather"].cards = []
    told = answer(camp, f"reroll {die} {LOST_ITEM}")
    (again,) = [event.args for event in told if event.kind == "rerolled"]
    assert again == {"die": die, "shows": int(die == "success")}
    assert camp.kept == []
    assert wounds(camp, "carpenter") == int(die != "wound")
    assert camp.future == Goods(wood=int(die == "success"))
    assert ("failed" in kinds(told)) is (die != "success")


@rule("RC-37.14", "RC-5.1")
@pytest.mark.parametrize("first", ["reroll success", f"reroll success {LOST_ITEM}"])
def test_own_rerolls_and_that_one_go_together_in_any_order(
    monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    camp = down_to("double")
    person(camp, "cook").determination = 2
    lands_on(monkeypatch, 5)
    camp.adventures["gather"].cards = []
    act(camp, "gather", "t1-left", pawns="cook", sure=False)
    own = {f"reroll {each}" for each in ("success", "wound", "adventure")}
    lost = {f"{each} {LOST_ITEM}" for each in own}
    assert asked(camp)[1] == {"keep", *own, *lost}
    answer(camp, first)
    assert asked(camp)[1] == {"keep", *(own if LOST_ITEM in first else lost)}
    lands_on(monkeypatch, 0)
    second = "reroll success" if LOST_ITEM in first else f"reroll success {LOST_ITEM}"
    answer(camp, second)
    assert camp.future == Goods(wood=1)
    # The comfort of a failure has not come.
    assert determination(camp, "cook") == 0


@rule("RC-37.14")
def test_others_of_the_crew_give_no_reroll(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = down_to("actor")
    falls(monkeypatch, success=True)
    act(camp, "gather", "t1-left", sure=False)
    assert asked(camp)[0] != "ask-roll"


# The harder rule.


def hungry(*, harder: bool, food: int, names: str = "carpenter cook explorer") -> Camp:
    camp = island(names, scenario="king_kong", harder=harder)
    camp.available = Goods(food=food)
    happen(camp, NightPhase())
    return camp


@rule("RC-37.15", "RC-25.2")
@pytest.mark.parametrize(
    ("harder", "food", "killed"), [(True, 3, 0), (True, 2, 1), (True, 0, 1), (False, 0, 0)]
)
def test_hunger_may_bring_king_kong_once_in_a_night(harder: bool, food: int, killed: int) -> None:
    camp = hungry(harder=harder, food=food)
    if food == 2:
        assert asked(camp)[0] == "ask-hungry"
        answer(camp, "hungry cook")
    assert len(film(camp).killed) == killed
    assert sum([each.wounds for each in camp.people]) == HUNGER * (3 - food)


@rule("RC-37.15")
def test_each_such_night_counts() -> None:
    camp = hungry(harder=True, food=0)
    camp.agenda, camp.scenes, camp.round = camp.agenda[:1], [], 2
    happen(camp, NightPhase())
    assert film(camp).killed == ["lights", "cameraman"]


@rule("RC-37.15")
def test_weakness_alone_does_not_bring_him() -> None:
    camp = island(scenario="king_kong", harder=True)
    camp.available, camp.tokens["night"] = Goods(food=2), ["food"]
    happen(camp, NightPhase())
    assert film(camp).killed == []
    assert [each.wounds for each in camp.people] == [1, 1]


@rule("RC-37.15")
def test_whoever_starves_outside_the_camp_brings_him_too() -> None:
    camp = island(scenario="king_kong", harder=True)
    camp.available = Goods(food=2)
    person(camp, "cook").outside = SPACE["m1"]
    happen(camp, NightPhase())
    assert film(camp).killed == ["lights"]


@rule("RC-37.15")
def test_elsewhere_there_is_no_such_rule() -> None:
    with pytest.raises(BadOptions, match="scenario 'castaways'"):
        Robinson().setup(2, 1, {"harder": True})
    assert Robinson().setup(2, 1, {"harder": True, "scenario": "king_kong"}).options.harder


@rule("RC-37.13", "RC-24.6")
def test_a_strike_may_make_the_lost_item_a_weapon_in_time() -> None:
    """The first die kills the double; then the actor's revolver helps against the beast."""
    camp = down_to("double")
    camp.phase, camp.sky.animals = "weather", ["palisade", "beast"]
    happen(camp, HungryAnimals())
    use(camp, "carpenter", LOST_ITEM)
    assert camp.levels["weapon"] == 2
    assert [each.wounds for each in camp.people] == [2, 2]
