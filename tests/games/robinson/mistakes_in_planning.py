"""Mistakes when pawns are placed and taken back, and when somebody wants to be ready."""

from atoll.games.robinson.cards.inventions import INVENTIONS
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.grammar import Add
from atoll.games.robinson.planning.together import CHANGES
from atoll.games.robinson.state import Camp, Goods, Pile, Rule, Scene, Stack, Threat
from atoll.games.robinson.vocabulary import BuildOnceMore
from atoll.kernel import OptionValue
from tests.games.mistakes import Mistake, form, not_now

from .acting import have, invent, island, keeps
from .moments import after, at, planned
from .tables import GAME, person
from .wording import BUILT

WITHOUT_HELP = GAME.grammar(2, {"friday": False, "dog": False})
STACKS = tuple(map(str, WITHOUT_HELP.domain(Add, "stack")))
"""All that two can plan."""


def camp_of(names: str = "carpenter cook", **places: OptionValue) -> Camp:
    """Nobody has anything, and there are no threats."""
    camp = island(names, **places)
    camp.threats = [None, None]
    return camp


def rich(names: str = "carpenter cook", **places: OptionValue) -> Camp:
    camp = camp_of(names, **places)
    camp.available = Goods(wood=9, food=9, fur=9)
    return camp


def everything_to_plan() -> Camp:
    return planned(rich())


HOW_ACTIONS_ARE_WRITTEN = [
    form(everything_to_plan, "do", "do build roof wood"),
    Mistake(everything_to_plan, "do nothing", "no-such-action", "RC-10.1"),
    Mistake(everything_to_plan, "do Rest", "no-such-action", "RC-10.1"),
    form(everything_to_plan, "do threat", "do build roof wood"),
    form(everything_to_plan, "do build", "do build roof wood"),
    form(everything_to_plan, "do gather", "do build roof wood"),
    form(everything_to_plan, "do explore", "do build roof wood"),
    Mistake(everything_to_plan, "do gather m2", "no-such-action", "RC-10.1"),
    form(everything_to_plan, "do rest long and well", "do build roof wood"),
    form(everything_to_plan, "add cook", "add cook build-weapon"),
    form(everything_to_plan, "take cook", "take cook build-weapon"),
    form(everything_to_plan, "with basket", "with basket gather-t1-left"),
    form(everything_to_plan, "ready now", "ready"),
    form(everything_to_plan, "wait a bit", "wait"),
    not_now(everything_to_plan, "choose m2", "do"),
    not_now(everything_to_plan, "", "do"),
    form(everything_to_plan, "do build-shelter", "do build shelter"),
    Mistake(
        everything_to_plan,
        "add cook builds-shelter",
        "unknown-stack",
        "RC-10.4",
        {"word": "builds-shelter", "cards": STACKS},
    ),
    Mistake(everything_to_plan, "do  rest", "not-an-option"),
]


def some_is_built() -> Camp:
    camp = rich()
    have(camp, "fire", "pot")
    invent(camp, "drums", "lantern")
    camp.shelter = True
    return planned(camp)


def nothing_there() -> Camp:
    return planned(camp_of())


WHAT_THERE_IS_TO_BUILD = [
    Mistake(some_is_built, "do build castle", "no-such-action", "RC-10.1"),
    Mistake(some_is_built, "do build shelter wood", "shelter-stands", "RC-16.3"),
    Mistake(nothing_there, "do build roof wood", "no-shelter", "RC-16.4"),
    Mistake(nothing_there, "do build palisade fur", "no-shelter", "RC-16.4"),
    Mistake(some_is_built, "do build pot", "built-already", "RC-17.5", {"item": "pot"}),
    Mistake(some_is_built, "do build spear", "not-on-board", "RC-17.1", {"item": "spear"}),
    Mistake(some_is_built, "do build knife", "terrain-unexplored", "RC-17.2"),
    Mistake(some_is_built, "do build drums", "terrain-unexplored", "RC-17.2"),
    Mistake(some_is_built, "do build snare", "no-item", "RC-17.1"),
    Mistake(
        some_is_built,
        "do build fireplace",
        "only-owner",
        "RC-17.1",
        {"item": "fireplace", "who": "cook"},
    ),
]


def half_explored() -> Camp:
    camp = rich(t1=1, b2=5, m2=6, t3=4, m4=9)
    camp.spaces[SPACE["m2"]].face_down = True
    camp.spaces[SPACE["t1"]].covered.append("left")
    camp.spaces[SPACE["b1"]].tile = 3
    camp.tiles.cards.remove("3")
    camp.shortcut = SPACE["b1"]
    camp.lent.append("b1-right")
    return planned(camp)


def no_tiles_left() -> Camp:
    camp = planned(camp_of())
    camp.tiles = Pile([])
    return camp


WHERE_ONE_CAN_GO = [
    Mistake(half_explored, "do gather z9-left", "no-such-action", "RC-10.1"),
    Mistake(half_explored, "do gather m1-left", "camp-source", "RC-19.1"),
    Mistake(half_explored, "do gather m2-left", "inaccessible", "RC-19.7"),
    Mistake(half_explored, "do gather t2-left", "unexplored", "RC-19.1"),
    Mistake(half_explored, "do gather t3-left", "no-way", "RC-10.7"),
    Mistake(half_explored, "do gather t1-right", "no-source", "RC-19.1", {"source": "t1-right"}),
    Mistake(half_explored, "do gather t1-token", "no-source", "RC-19.1"),
    Mistake(half_explored, "do gather t1-left", "exhausted", "RC-19.2", {"source": "t1-left"}),
    Mistake(
        half_explored, "do gather b1-right", "shortcut-source", "RC-18.5", {"source": "b1-right"}
    ),
    Mistake(half_explored, "do explore z9", "no-such-action", "RC-10.1"),
    Mistake(half_explored, "do explore m2", "inaccessible", "RC-19.7"),
    Mistake(half_explored, "do explore t1", "explored-already", "RC-19.3", {"space": "t1"}),
    Mistake(half_explored, "do explore m1", "explored-already", "RC-19.3"),
    Mistake(half_explored, "do explore mystery-treasure-map", "no-treasure-map", "RC-6.7"),
    Mistake(
        lambda: planned(camp_of()), "do explore t3", "far-from-tiles", "RC-19.3", {"space": "t3"}
    ),
    Mistake(lambda: planned(rich(m3=5)), "do explore m4", "no-way", "RC-10.7"),
    Mistake(no_tiles_left, "do explore m2", "nothing-left", "RC-2.10", {"pile": "tiles"}),
]


def jaguar_near() -> Camp:
    camp = rich("carpenter cook")
    camp.threats = [Threat("event-jaguar"), None]
    return planned(camp)


def only_beast_hunted() -> Camp:
    camp = rich()
    camp.hunting = Pile(["beast-fox"])
    return planned(camp, "do hunt")


THREATS_AND_HUNTS = [
    Mistake(jaguar_near, "do threat right", "no-threat", "RC-14.1", {"target": "right"}),
    Mistake(jaguar_near, "do threat above", "no-such-action", "RC-10.1"),
    Mistake(jaguar_near, "do threat left", "weak-weapon", "RC-10.8", {"level": 2, "now": 0}),
    Mistake(jaguar_near, "do hunt", "no-beasts", "RC-15.1"),
    Mistake(only_beast_hunted, "do hunt", "too-few-beasts", "RC-15.1", {"count": 1}),
]


def one_wood() -> Camp:
    camp = rich()
    camp.available = Goods(wood=1)
    invent(camp, "sling")
    return planned(camp)


def hungry() -> Camp:
    camp = camp_of()
    camp.threats = [None, Threat("event-depression")]
    return planned(camp)


PRICES = [
    Mistake(one_wood, "do build shelter", "which-price", "RC-10.8", {"cards": ("wood", "fur")}),
    Mistake(one_wood, "do build shelter food", "which-price", "RC-10.8"),
    Mistake(one_wood, "do build shelter wood", "too-little", "RC-10.8"),
    Mistake(one_wood, "do build shelter fur", "too-little", "RC-10.8"),
    Mistake(one_wood, "do build sling fur", "too-little", "RC-10.8"),
    Mistake(hungry, "do threat right", "too-little", "RC-10.8"),
    Mistake(one_wood, "do build weapon fur", "no-aid", "RC-10.8", {"word": "fur"}),
    form(one_wood, "do rest well", "do build roof wood"),
    form(one_wood, "do build weapon for fun", "do build roof wood"),
]


def high_water() -> Camp:
    camp = rich()
    camp.threats = [Threat("event-high-water"), None]
    invent(camp, "cellar")
    return planned(camp)


def items_away() -> Camp:
    camp = rich(t1=1)
    have(camp, "shovel", "basket", "map")
    camp.threats = [Threat("event-high-water"), None]
    camp.rules_of_round.append(Rule("items-away", camp.round))
    return planned(camp, "do gather t1-left", "cook: do explore m2")


ITEMS_THAT_ARE_MISSING = [
    Mistake(high_water, "do threat left shovel", "no-item", "RC-10.8"),
    Mistake(high_water, "do build cellar", "no-item", "RC-17.1"),
    Mistake(items_away, "do threat left shovel", "items-away", "RC-1.4"),
    Mistake(items_away, "with basket gather-t1-left", "items-away", "RC-1.4"),
    Mistake(items_away, "cook: add map explore-m2", "items-away", "RC-1.4"),
]


def short_of_wood() -> Camp:
    camp = rich("carpenter cook soldier")
    camp.available = Goods(wood=1)
    person(camp, "carpenter").determination = 2
    person(camp, "soldier").determination = 2
    camp.threats = [Threat("event-jaguar"), Threat("event-depression")]
    keeps(camp, "supply-pistol", 1)
    keeps(camp, "mystery-helmet", 0)
    return planned(camp)


def pistol_in_use() -> Camp:
    camp = rich("carpenter soldier")
    camp.threats = [Threat("event-jaguar"), Threat("event-jaguar")]
    keeps(camp, "supply-pistol", 1)
    return planned(camp, "do threat left supply-pistol")


WHAT_STANDS_IN = [
    Mistake(short_of_wood, "cook: do build weapon economy", "not-your-ability", "RC-4.3"),
    Mistake(short_of_wood, "do build shelter fur economy", "nothing-to-save", "RC-5.2"),
    Mistake(short_of_wood, "do threat left economy", "nothing-to-save", "RC-5.2"),
    Mistake(short_of_wood, "do build shelter wood economy", "too-little", "RC-10.8"),
    Mistake(short_of_wood, "do threat left frenzy", "not-your-ability", "RC-4.3"),
    Mistake(
        short_of_wood,
        "soldier: do threat left frenzy",
        "irresolute",
        "RC-4.3",
        {"price": 3, "count": 2},
    ),
    Mistake(short_of_wood, "do threat left mystery-helmet", "no-aid", "RC-10.8"),
    Mistake(short_of_wood, "do threat left mystery-saber", "no-aid", "RC-10.8"),
    Mistake(short_of_wood, "do threat right supply-pistol", "weapon-is-enough", "RC-15.3"),
    Mistake(
        pistol_in_use,
        "soldier: do threat right supply-pistol",
        "aid-in-use",
        "RC-10.9",
        {"aid": "supply-pistol"},
    ),
]


def cook_may_only_rest() -> Camp:
    camp = rich("carpenter cook", t1=1, friday=True)
    camp.rules_of_round.append(Rule("only", camp.round, 1, ("rest",)))
    return planned(camp, "do explore m2", "do build weapon", "friday gather t1-left")


def without_friday() -> Camp:
    """He has died."""
    camp = rich(friday=True)
    camp.people.pop()
    return planned(camp)


WHO_MAY_DO_IT = [
    Mistake(cook_may_only_rest, "do rest", "no-pawn", "RC-4.1"),
    Mistake(cook_may_only_rest, "friday rest", "no-pawn", "RC-29.1"),
    Mistake(cook_may_only_rest, "add carpenter explore-m2", "no-pawn", "RC-4.1"),
    Mistake(
        cook_may_only_rest,
        "cook: do explore b1",
        "forbidden-action",
        "RC-1.4",
        {"who": "cook", "action": "explore"},
    ),
    Mistake(cook_may_only_rest, "cook: add cook explore-m2", "forbidden-action", "RC-1.4"),
    Mistake(
        cook_may_only_rest,
        "cook: friday rest",
        "first-places-friday",
        "RC-10.3",
        {"who": "carpenter"},
    ),
    Mistake(cook_may_only_rest, "cook: add friday explore-m2", "first-places-friday", "RC-10.3"),
    Mistake(
        cook_may_only_rest, "cook: take friday gather-t1-left", "first-places-friday", "RC-10.3"
    ),
    Mistake(
        lambda: planned(rich(friday=True), "friday explore m2"),
        "add carpenter explore-m2",
        "friday-leads",
        "RC-29.1",
    ),
    not_now(lambda: planned(camp_of()), "friday rest", "do"),
    Mistake(without_friday, "friday rest", "no-friday", "RC-29.1"),
    Mistake(lambda: planned(camp_of(), "do rest"), "add friday rest", "no-friday", "RC-29.1"),
]


def all_is_planned() -> Camp:
    camp = rich("carpenter cook", t1=1)
    camp.threats = [Threat("wreck-food-crates"), None]
    planned(camp, "do build shelter wood", "do explore m2")
    return after(camp, "cook: do gather t1-left")


def threat_is_planned() -> Camp:
    camp = rich()
    camp.threats = [Threat("wreck-food-crates"), None]
    return planned(camp, "cook: do threat left", "cook: do build shovel")


ONCE_IN_A_ROUND = [
    Mistake(all_is_planned, "cook: do build shelter wood", "planned-already", "RC-10.11"),
    Mistake(all_is_planned, "cook: do build shelter fur", "planned-already", "RC-10.11"),
    Mistake(all_is_planned, "cook: do explore m2", "planned-already", "RC-10.11"),
    Mistake(all_is_planned, "cook: do gather t1-left", "planned-already", "RC-10.11"),
    Mistake(threat_is_planned, "do threat left", "planned-already", "RC-10.11"),
    Mistake(threat_is_planned, "do build shovel", "planned-already", "RC-10.11"),
]


def no_teamwork() -> Camp:
    camp = rich(dog=False)
    camp.rules_of_round.append(Rule("no-teamwork", camp.round))
    return planned(camp, "do explore m2", "do rest")


JOINING = [
    Mistake(lambda: planned(rich()), "add carpenter hunt", "nothing-planned", "RC-10.4"),
    Mistake(lambda: planned(rich()), "take carpenter hunt", "nothing-planned", "RC-10.4"),
    Mistake(
        no_teamwork,
        "add carpenter hunt",
        "no-such-stack",
        "RC-10.4",
        {"stacks": "explore-m2, rest"},
    ),
    Mistake(no_teamwork, "add cook explore-m2", "not-your-pawn", "RC-1.3", {"who": "cook"}),
    Mistake(no_teamwork, "cook: add cook explore-m2", "argument", "RC-1.4"),
    Mistake(
        no_teamwork,
        "cook: add cook rest",
        "stack-full",
        "RC-10.6",
        {"action": "rest", "target": "", "count": 1},
    ),
    Mistake(
        lambda: planned(rich(), "do explore m2", "add carpenter explore-m2"),
        "cook: add cook explore-m2",
        "stack-full",
        "RC-10.6",
    ),
]


def neutral_pawns_stand() -> Camp:
    camp = rich("carpenter cook", t1=1, dog=True)
    have(camp, "map", "raft", "rope")
    keeps(camp, "find-candles", 1)
    keeps(camp, "mystery-hammock", 0)
    camp.hunting = Pile(["beast-fox", "beast-goat"])
    planned(camp, "do explore m2", "do build weapon", "cook: do explore b1", "cook: do hunt")
    return after(
        camp, "add map explore-m2", "add find-candles build-weapon", "cook: add dog explore-b1"
    )


def candles_stand() -> Camp:
    camp = rich()
    keeps(camp, "find-candles", 1)
    return planned(camp, "do build weapon", "do build weapon", "add find-candles build-weapon")


def both_build_weapons() -> Camp:
    return planned(rich(dog=True), "do build weapon", "cook: do build weapon")


NEUTRAL_PAWNS = [
    Mistake(neutral_pawns_stand, "cook: add parrot hunt", "no-such-pawn", "RC-10.10"),
    Mistake(
        neutral_pawns_stand, "cook: add rope hunt", "no-such-pawn", "RC-10.10", {"word": "rope"}
    ),
    Mistake(neutral_pawns_stand, "cook: add lantern hunt", "no-such-pawn", "RC-10.10"),
    Mistake(neutral_pawns_stand, "cook: add mystery-hammock hunt", "no-such-pawn", "RC-10.10"),
    Mistake(
        neutral_pawns_stand,
        "cook: add map hunt",
        "pawn-for-others",
        "RC-10.10",
        {"pawn": "map", "cards": ("explore",)},
    ),
    Mistake(neutral_pawns_stand, "cook: add raft hunt", "pawn-for-others", "RC-10.10"),
    Mistake(neutral_pawns_stand, "cook: add handyman hunt", "pawn-for-others", "RC-5.4"),
    Mistake(neutral_pawns_stand, "cook: add dog hunt", "pawn-stands", "RC-29.8", {"pawn": "dog"}),
    Mistake(candles_stand, "add find-candles build-weapon-2", "pawn-stands", "RC-10.10"),
    Mistake(neutral_pawns_stand, "add raft hunt", "not-your-action", "RC-10.3", {"who": "cook"}),
    Mistake(lambda: planned(rich(), "do explore m2"), "add dog explore-m2", "no-dog", "RC-3.12"),
    Mistake(both_build_weapons, "add dog build-weapon", "pawn-for-others", "RC-29.8"),
    Mistake(both_build_weapons, "add handyman build-weapon", "irresolute", "RC-4.3"),
    Mistake(both_build_weapons, "cook: add handyman build-weapon-2", "not-your-ability", "RC-4.3"),
]


def map_stands() -> Camp:
    camp = rich(friday=True)
    have(camp, "map")
    return planned(camp, "do explore m2", "add map explore-m2", "cook: do rest")


TAKING_BACK = [
    Mistake(map_stands, "take carpenter hunt", "no-such-stack", "RC-10.4"),
    Mistake(
        map_stands,
        "cook: take cook explore-m2",
        "not-in-stack",
        "RC-10.4",
        {"pawn": "cook", "action": "explore", "target": "m2"},
    ),
    Mistake(map_stands, "take friday explore-m2", "not-in-stack", "RC-10.4"),
    Mistake(map_stands, "take cook rest", "not-your-pawn", "RC-1.3"),
    Mistake(map_stands, "cook: take map explore-m2", "not-your-action", "RC-10.3"),
]


def changed_often() -> Camp:
    """The first player has taken back as much as may be, and one action still wants a pawn."""
    camp = rich(t1=5, t2=6)
    planned(camp, "do rest")
    for _ in range(CHANGES):
        after(camp, "carpenter: take carpenter rest", "carpenter: do rest")
    return camp


def no_changes_for_the_helper() -> Camp:
    camp = rich()
    camp.hunting = Pile(["beast-fox"])
    planned(camp, "do rest", "cook: do explore m2", "add carpenter explore-m2")
    camp.changes[0] = 0
    return camp


def no_changes_for_the_slow() -> Camp:
    camp = rich()
    camp.spaces[SPACE["m2"]].tokens.append("time")
    camp.tokens["explore"].append("time")
    planned(camp, "do explore m2")
    camp.changes[0] = 0
    return camp


def no_changes_for_the_ready() -> Camp:
    camp = planned(rich(), "do rest", "do rest", "ready")
    camp.changes[0] = 0
    return camp


AFTER_MANY_CHANGES = [
    Mistake(changed_often, "take carpenter rest", "no-changes", "RC-10.3", {"count": 12}),
    Mistake(no_changes_for_the_helper, "take carpenter explore-m2", "no-changes", "RC-10.3"),
    Mistake(changed_often, "do gather t2-left", "begin-alone", "RC-10.3", {"count": 12}),
    Mistake(no_changes_for_the_slow, "add carpenter explore-m2", "begin-alone", "RC-10.3"),
    Mistake(no_changes_for_the_ready, "wait", "no-changes", "RC-10.3"),
    Mistake(no_changes_for_the_ready, "do rest", "no-changes", "RC-10.3"),
]


def with_a_basket() -> Camp:
    camp = rich(t1=1, t2=5)
    have(camp, "basket")
    person(camp, "carpenter").determination = 2
    planned(camp, "do gather t1-left", "with basket gather-t1-left", "do rest")
    return after(camp, "cook: do build weapon")


def two_gather() -> Camp:
    camp = rich(t1=5)
    have(camp, "basket")
    return planned(camp, "do gather t1-left", "do gather t1-right", "with basket gather-t1-left")


WHAT_GOES_WITH_IT = [
    Mistake(
        with_a_basket,
        "with rope gather-t1-left",
        "no-such-extra",
        "RC-18.8",
        {"word": "rope", "cards": ("basket", "sack", "economy")},
    ),
    Mistake(with_a_basket, "with sack gather-t1-left", "no-item", "RC-18.8"),
    Mistake(with_a_basket, "with basket rest", "bag-for-gathering", "RC-18.8", {"item": "basket"}),
    Mistake(
        with_a_basket, "with basket gather-t1-left", "bag-in-use", "RC-18.8", {"item": "basket"}
    ),
    Mistake(two_gather, "with basket gather-t1-right", "bag-in-use", "RC-18.8"),
    Mistake(with_a_basket, "cook: with basket gather-t1-left", "not-your-action", "RC-10.3"),
    Mistake(with_a_basket, "with economy rest", "nothing-to-save", "RC-5.2"),
    Mistake(with_a_basket, "cook: with economy build-weapon", "not-your-ability", "RC-4.3"),
    Mistake(with_a_basket, "with economy build-roof", "no-such-stack", "RC-10.4"),
]


def far_source() -> Camp:
    camp = rich("carpenter cook", t1=5, t2=6)
    return planned(camp, "do gather t2-left", "do rest")


def argument_for_one() -> Camp:
    camp = rich()
    camp.threats = [Threat("event-argument"), None]
    return planned(camp, "do threat left", "add carpenter threat-left")


def crowd() -> Camp:
    camp = rich()
    camp.spaces[SPACE["m2"]].tokens.append("time")
    planned(camp, "do explore m2", "add carpenter explore-m2", "cook: add cook explore-m2")
    camp.spaces[SPACE["m2"]].tokens.clear()  # something has removed it
    return camp


def carpenter_is_ready() -> Camp:
    return planned(rich(), "do rest", "do rest", "ready")


BEING_READY = [
    Mistake(lambda: planned(rich()), "ready", "pawns-left", "RC-10.2", {"count": 2}),
    Mistake(lambda: planned(rich(), "do rest"), "ready", "pawns-left", "RC-10.2"),
    Mistake(far_source, "ready", "wants-pawns", "RC-10.5"),
    Mistake(
        argument_for_one, "ready", "two-people", "RC-1.4", {"action": "threat", "target": "left"}
    ),
    Mistake(
        crowd,
        "ready",
        "too-many-pawns",
        "RC-10.6",
        {"action": "explore", "target": "m2", "count": 1},
    ),
    Mistake(far_source, "wait", "not-ready", "RC-10.3"),
    Mistake(far_source, "cook: wait", "not-ready", "RC-10.3"),
    Mistake(carpenter_is_ready, "ready", "said-ready", "RC-10.3"),
    Mistake(carpenter_is_ready, "do rest", "said-ready", "RC-10.3"),
    Mistake(carpenter_is_ready, "take carpenter rest", "said-ready", "RC-10.3"),
    Mistake(carpenter_is_ready, "add carpenter rest", "said-ready", "RC-10.3"),
    Mistake(carpenter_is_ready, "with economy rest", "said-ready", "RC-10.3"),
]


def building_fast() -> Camp:
    camp = rich()
    camp.available = Goods(wood=9)
    camp.shelter = camp.shelter_is_new = True
    have(camp, "rope", "fire")
    invent(camp, "sling")
    camp.plan = [Stack("build-shovel", "build", "shovel", ["cook"])]
    camp.scenes = [Scene(0, "build-fast-work")]
    return at(camp, BuildOnceMore())


BUILDING_ONCE_MORE = [
    form(building_fast, "build", "build roof wood"),
    form(building_fast, "build weapon for fun", "build roof wood"),
    Mistake(
        building_fast,
        "build castle",
        "no-such-building",
        "RC-16.1",
        {"word": "castle", "cards": (*BUILT, *INVENTIONS, "hatchet", "mast")},
    ),
    Mistake(building_fast, "build rope", "built-already", "RC-17.5"),
    Mistake(
        building_fast,
        "build pot",
        "terrain-unexplored",
        "RC-17.2",
        {"item": "pot", "terrain": "hills"},
    ),
    Mistake(building_fast, "build fireplace", "only-owner", "RC-17.1"),
    Mistake(building_fast, "build shelter wood", "shelter-stands", "RC-16.3"),
    Mistake(building_fast, "build roof wood", "new-shelter", "RC-16.4"),
    Mistake(building_fast, "build shovel", "planned-already", "RC-10.11"),
    Mistake(building_fast, "build sling", "which-price", "RC-10.8"),
    Mistake(building_fast, "build sling fur", "too-little", "RC-10.8"),
    Mistake(building_fast, "cook: build weapon", "not-your-choice", "RC-1.3"),
]


MISTAKES = [
    *HOW_ACTIONS_ARE_WRITTEN,
    *WHAT_THERE_IS_TO_BUILD,
    *WHERE_ONE_CAN_GO,
    *THREATS_AND_HUNTS,
    *PRICES,
    *ITEMS_THAT_ARE_MISSING,
    *WHAT_STANDS_IN,
    *WHO_MAY_DO_IT,
    *ONCE_IN_A_ROUND,
    *JOINING,
    *NEUTRAL_PAWNS,
    *TAKING_BACK,
    *AFTER_MANY_CHANGES,
    *WHAT_GOES_WITH_IT,
    *BEING_READY,
    *BUILDING_ONCE_MORE,
]
