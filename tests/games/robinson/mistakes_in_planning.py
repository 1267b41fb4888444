"""Mistakes when pawns are placed and taken back, and when somebody wants to be ready."""

from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.planning.together import CHANGES
from atoll.games.robinson.state import Camp, Goods, Pile, Rule, Scene, Stack, Threat
from atoll.games.robinson.vocabulary import BuildOnceMore
from atoll.kernel import OptionValue

from .acting import have, invent, island, keeps
from .mistakes import Mistake, after, at, planned
from .tables import person


def camp_of(names: str = "carpenter cook", **places: OptionValue) -> Camp:
    """Nobody has anything, and there are no threats."""
    camp = island(names, **places)
    camp.threats = [None, None]
    return camp


def rich(names: str = "carpenter cook", **places: OptionValue) -> Camp:
    camp = camp_of(names, **places)
    camp.available = Goods(wood=9, food=9, fur=9)
    return camp


def how_actions_are_written() -> list[Mistake]:
    camp = planned(rich())
    return [
        Mistake("form", None, camp, "do"),
        Mistake("no-such-action", "RC-10.1", camp, "do nothing"),
        Mistake("no-such-action", "RC-10.1", camp, "do Rest"),
        Mistake("form", None, camp, "do threat"),
        Mistake("form", None, camp, "do build"),
        Mistake("form", None, camp, "do gather"),
        Mistake("form", None, camp, "do explore"),
        Mistake("no-such-action", "RC-10.1", camp, "do gather m2"),
        Mistake("form", None, camp, "do rest long and well"),
        Mistake("form", None, camp, "add cook"),
        Mistake("form", None, camp, "take cook"),
        Mistake("form", None, camp, "with basket"),
        Mistake("form", None, camp, "ready now"),
        Mistake("form", None, camp, "wait a bit"),
        Mistake("not-now", None, camp, "choose m2"),
        Mistake("not-now", None, camp, ""),
        Mistake("form", None, camp, "do build-shelter"),
        Mistake("unknown-stack", "RC-10.4", camp, "add cook builds-shelter"),
        Mistake("not-an-option", None, camp, "do  rest"),
    ]


def what_there_is_to_build() -> list[Mistake]:
    camp = rich()
    have(camp, "fire", "pot")
    invent(camp, "drums", "lantern")
    camp.shelter = True
    planned(camp)
    bare = planned(camp_of())
    return [
        Mistake("no-such-action", "RC-10.1", camp, "do build castle"),
        Mistake("shelter-stands", "RC-16.3", camp, "do build shelter wood"),
        Mistake("no-shelter", "RC-16.4", bare, "do build roof wood"),
        Mistake("no-shelter", "RC-16.4", bare, "do build palisade fur"),
        Mistake("built-already", "RC-17.5", camp, "do build pot"),
        Mistake("not-on-board", "RC-17.1", camp, "do build spear"),
        Mistake("terrain-unexplored", "RC-17.2", camp, "do build knife"),
        Mistake("terrain-unexplored", "RC-17.2", camp, "do build drums"),
        Mistake("no-item", "RC-17.1", camp, "do build snare"),
        Mistake("only-owner", "RC-17.1", camp, "do build fireplace"),
    ]


def where_one_can_go() -> list[Mistake]:
    camp = rich(t1=1, b2=5, m2=6, t3=4, m4=9)
    camp.spaces[SPACE["m2"]].face_down = True
    camp.spaces[SPACE["t1"]].covered.append("left")
    camp.spaces[SPACE["b1"]].tile = 3
    camp.tiles.cards.remove("3")
    camp.shortcut = SPACE["b1"]
    camp.lent.append("b1-right")
    planned(camp)
    explored = planned(camp_of())
    explored.tiles = Pile([])
    cut_off = planned(rich(m3=5))
    return [
        Mistake("no-such-action", "RC-10.1", camp, "do gather z9-left"),
        Mistake("camp-source", "RC-19.1", camp, "do gather m1-left"),
        Mistake("inaccessible", "RC-19.7", camp, "do gather m2-left"),
        Mistake("unexplored", "RC-19.1", camp, "do gather t2-left"),
        Mistake("no-way", "RC-10.7", camp, "do gather t3-left"),
        Mistake("no-source", "RC-19.1", camp, "do gather t1-right"),
        Mistake("no-source", "RC-19.1", camp, "do gather t1-token"),
        Mistake("exhausted", "RC-19.2", camp, "do gather t1-left"),
        Mistake("shortcut-source", "RC-18.5", camp, "do gather b1-right"),
        Mistake("no-such-action", "RC-10.1", camp, "do explore z9"),
        Mistake("inaccessible", "RC-19.7", camp, "do explore m2"),
        Mistake("explored-already", "RC-19.3", camp, "do explore t1"),
        Mistake("explored-already", "RC-19.3", camp, "do explore m1"),
        Mistake("no-treasure-map", "RC-6.7", camp, "do explore mystery-treasure-map"),
        Mistake("far-from-tiles", "RC-19.3", planned(camp_of()), "do explore t3"),
        Mistake("no-way", "RC-10.7", cut_off, "do explore m4"),
        Mistake("nothing-left", "RC-2.10", explored, "do explore m2"),
    ]


def threats_and_hunts() -> list[Mistake]:
    camp = rich("carpenter cook")
    camp.threats = [Threat("event-jaguar"), None]
    planned(camp)
    hunting = rich()
    hunting.hunting = Pile(["beast-fox"])
    planned(hunting, "do hunt")
    return [
        Mistake("no-threat", "RC-14.1", camp, "do threat right"),
        Mistake("no-such-action", "RC-10.1", camp, "do threat above"),
        Mistake("weak-weapon", "RC-10.8", camp, "do threat left"),
        Mistake("no-beasts", "RC-15.1", camp, "do hunt"),
        Mistake("too-few-beasts", "RC-15.1", hunting, "do hunt"),
    ]


def prices() -> list[Mistake]:
    bare = rich()
    bare.available = Goods(wood=1)
    invent(bare, "sling")
    planned(bare)
    hungry = camp_of()
    hungry.threats = [None, Threat("event-depression")]
    planned(hungry)
    return [
        Mistake("which-price", "RC-10.8", bare, "do build shelter"),
        Mistake("which-price", "RC-10.8", bare, "do build shelter food"),
        Mistake("too-little", "RC-10.8", bare, "do build shelter wood"),
        Mistake("too-little", "RC-10.8", bare, "do build shelter fur"),
        Mistake("too-little", "RC-10.8", bare, "do build sling fur"),
        Mistake("too-little", "RC-10.8", hungry, "do threat right"),
        Mistake("no-aid", "RC-10.8", bare, "do build weapon fur"),
        Mistake("form", None, bare, "do rest well"),
        Mistake("form", None, bare, "do build weapon for fun"),
    ]


def items_that_are_missing() -> list[Mistake]:
    camp = rich()
    camp.threats = [Threat("event-high-water"), None]
    invent(camp, "cellar")
    planned(camp)
    away = rich(t1=1)
    have(away, "shovel", "basket", "map")
    away.threats = [Threat("event-high-water"), None]
    away.rules_of_round.append(Rule("items-away", away.round))
    planned(away, "do gather t1-left", "cook: do explore m2")
    return [
        Mistake("no-item", "RC-10.8", camp, "do threat left shovel"),
        Mistake("no-item", "RC-17.1", camp, "do build cellar"),
        Mistake("items-away", "RC-1.4", away, "do threat left shovel"),
        Mistake("items-away", "RC-1.4", away, "with basket gather-t1-left"),
        Mistake("items-away", "RC-1.4", away, "add map explore-m2", "cook"),
    ]


def what_stands_in() -> list[Mistake]:
    camp = rich("carpenter cook soldier")
    camp.available = Goods(wood=1)
    person(camp, "carpenter").determination = 2
    person(camp, "soldier").determination = 2
    camp.threats = [Threat("event-jaguar"), Threat("event-depression")]
    keeps(camp, "supply-pistol", 1)
    keeps(camp, "mystery-helmet", 0)
    planned(camp)
    armed = rich("carpenter soldier")
    armed.threats = [Threat("event-jaguar"), Threat("event-jaguar")]
    keeps(armed, "supply-pistol", 1)
    planned(armed, "do threat left supply-pistol")
    return [
        Mistake("not-your-ability", "RC-4.3", camp, "do build weapon economy", "cook"),
        Mistake("nothing-to-save", "RC-5.2", camp, "do build shelter fur economy"),
        Mistake("nothing-to-save", "RC-5.2", camp, "do threat left economy"),
        Mistake("too-little", "RC-10.8", camp, "do build shelter wood economy"),
        Mistake("not-your-ability", "RC-4.3", camp, "do threat left frenzy"),
        Mistake("irresolute", "RC-4.3", camp, "do threat left frenzy", "soldier"),
        Mistake("no-aid", "RC-10.8", camp, "do threat left mystery-helmet"),
        Mistake("no-aid", "RC-10.8", camp, "do threat left mystery-saber"),
        Mistake("weapon-is-enough", "RC-15.3", camp, "do threat right supply-pistol"),
        Mistake("aid-in-use", "RC-10.9", armed, "do threat right supply-pistol", "soldier"),
    ]


def who_may_do_it() -> list[Mistake]:
    camp = rich("carpenter cook", t1=1, friday=True)
    camp.rules_of_round.append(Rule("only", camp.round, 1, ("rest",)))
    planned(camp, "do explore m2", "do build weapon", "friday gather t1-left")
    alone = planned(rich(friday=True), "friday explore m2")
    return [
        Mistake("no-pawn", "RC-4.1", camp, "do rest"),
        Mistake("no-pawn", "RC-29.1", camp, "friday rest"),
        Mistake("no-pawn", "RC-4.1", camp, "add carpenter explore-m2"),
        Mistake("forbidden-action", "RC-1.4", camp, "do explore b1", "cook"),
        Mistake("forbidden-action", "RC-1.4", camp, "add cook explore-m2", "cook"),
        Mistake("first-places-friday", "RC-10.3", camp, "friday rest", "cook"),
        Mistake("first-places-friday", "RC-10.3", camp, "add friday explore-m2", "cook"),
        Mistake("first-places-friday", "RC-10.3", camp, "take friday gather-t1-left", "cook"),
        Mistake("friday-leads", "RC-29.1", alone, "add carpenter explore-m2"),
        Mistake("not-now", None, planned(camp_of()), "friday rest"),
        Mistake("no-friday", "RC-29.1", without_friday(), "friday rest"),
        Mistake("no-friday", "RC-29.1", planned(camp_of(), "do rest"), "add friday rest"),
    ]


def without_friday() -> Camp:
    """He has died."""
    camp = rich(friday=True)
    camp.people.pop()
    return planned(camp)


def once_in_a_round() -> list[Mistake]:
    camp = rich("carpenter cook", t1=1)
    camp.threats = [Threat("wreck-food-crates"), None]
    planned(camp, "do build shelter wood", "do explore m2")
    after(camp, "cook: do gather t1-left")
    threat = rich()
    threat.threats = [Threat("wreck-food-crates"), None]
    planned(threat, "cook: do threat left", "cook: do build shovel")
    return [
        Mistake("planned-already", "RC-10.11", camp, "do build shelter wood", "cook"),
        Mistake("planned-already", "RC-10.11", camp, "do build shelter fur", "cook"),
        Mistake("planned-already", "RC-10.11", camp, "do explore m2", "cook"),
        Mistake("planned-already", "RC-10.11", camp, "do gather t1-left", "cook"),
        Mistake("planned-already", "RC-10.11", threat, "do threat left"),
        Mistake("planned-already", "RC-10.11", threat, "do build shovel"),
    ]


def joining() -> list[Mistake]:
    camp = rich(dog=False)
    camp.rules_of_round.append(Rule("no-teamwork", camp.round))
    planned(camp, "do explore m2", "do rest")
    full = planned(rich(), "do explore m2", "add carpenter explore-m2")
    return [
        Mistake("nothing-planned", "RC-10.4", planned(rich()), "add carpenter hunt"),
        Mistake("nothing-planned", "RC-10.4", planned(rich()), "take carpenter hunt"),
        Mistake("no-such-stack", "RC-10.4", camp, "add carpenter hunt"),
        Mistake("not-your-pawn", "RC-1.3", camp, "add cook explore-m2"),
        Mistake("argument", "RC-1.4", camp, "add cook explore-m2", "cook"),
        Mistake("stack-full", "RC-10.6", camp, "add cook rest", "cook"),
        Mistake("stack-full", "RC-10.6", full, "add cook explore-m2", "cook"),
    ]


def neutral_pawns() -> list[Mistake]:
    camp = rich("carpenter cook", t1=1, dog=True)
    have(camp, "map", "raft", "rope")
    keeps(camp, "find-candles", 1)
    keeps(camp, "mystery-hammock", 0)
    camp.hunting = Pile(["beast-fox", "beast-goat"])
    planned(camp, "do explore m2", "do build weapon", "cook: do explore b1", "cook: do hunt")
    after(camp, "add map explore-m2", "add find-candles build-weapon", "cook: add dog explore-b1")
    weapons = rich()
    keeps(weapons, "find-candles", 1)
    planned(weapons, "do build weapon", "do build weapon", "add find-candles build-weapon")
    building = planned(rich(dog=True), "do build weapon", "cook: do build weapon")
    return [
        Mistake("no-such-pawn", "RC-10.10", camp, "add parrot hunt", "cook"),
        Mistake("no-such-pawn", "RC-10.10", camp, "add rope hunt", "cook"),
        Mistake("no-such-pawn", "RC-10.10", camp, "add lantern hunt", "cook"),
        Mistake("no-such-pawn", "RC-10.10", camp, "add mystery-hammock hunt", "cook"),
        Mistake("pawn-for-others", "RC-10.10", camp, "add map hunt", "cook"),
        Mistake("pawn-for-others", "RC-10.10", camp, "add raft hunt", "cook"),
        Mistake("pawn-for-others", "RC-5.4", camp, "add handyman hunt", "cook"),
        Mistake("pawn-stands", "RC-29.8", camp, "add dog hunt", "cook"),
        Mistake("pawn-stands", "RC-10.10", weapons, "add find-candles build-weapon-2"),
        Mistake("not-your-action", "RC-10.3", camp, "add raft hunt"),
        Mistake("no-dog", "RC-3.12", planned(rich(), "do explore m2"), "add dog explore-m2"),
        Mistake("pawn-for-others", "RC-29.8", building, "add dog build-weapon"),
        Mistake("irresolute", "RC-4.3", building, "add handyman build-weapon"),
        Mistake("not-your-ability", "RC-4.3", building, "add handyman build-weapon-2", "cook"),
    ]


def taking_back() -> list[Mistake]:
    camp = rich(friday=True)
    have(camp, "map")
    planned(camp, "do explore m2", "add map explore-m2", "cook: do rest")
    return [
        Mistake("no-such-stack", "RC-10.4", camp, "take carpenter hunt"),
        Mistake("not-in-stack", "RC-10.4", camp, "take cook explore-m2", "cook"),
        Mistake("not-in-stack", "RC-10.4", camp, "take friday explore-m2"),
        Mistake("not-your-pawn", "RC-1.3", camp, "take cook rest"),
        Mistake("not-your-action", "RC-10.3", camp, "take map explore-m2", "cook"),
    ]


def changed_often() -> Camp:
    """The first player has taken back as much as may be, and one action still wants a pawn."""
    camp = rich(t1=5, t2=6)
    planned(camp, "do rest")
    for _ in range(CHANGES):
        after(camp, "carpenter: take carpenter rest", "carpenter: do rest")
    return camp


def after_many_changes() -> list[Mistake]:
    camp = changed_often()
    helper = rich()
    helper.hunting = Pile(["beast-fox"])
    planned(helper, "do rest", "cook: do explore m2", "add carpenter explore-m2")
    helper.changes[0] = 0
    slow = rich()
    slow.spaces[SPACE["m2"]].tokens.append("time")
    slow.tokens["explore"].append("time")
    planned(slow, "do explore m2")
    slow.changes[0] = 0
    ready = planned(rich(), "do rest", "do rest", "ready")
    ready.changes[0] = 0
    return [
        Mistake("no-changes", "RC-10.3", camp, "take carpenter rest"),
        Mistake("no-changes", "RC-10.3", helper, "take carpenter explore-m2"),
        Mistake("begin-alone", "RC-10.3", camp, "do gather t2-left"),
        Mistake("begin-alone", "RC-10.3", slow, "add carpenter explore-m2"),
        Mistake("no-changes", "RC-10.3", ready, "wait"),
        Mistake("no-changes", "RC-10.3", ready, "do rest"),
    ]


def what_goes_with_it() -> list[Mistake]:
    camp = rich(t1=1, t2=5)
    have(camp, "basket")
    person(camp, "carpenter").determination = 2
    planned(camp, "do gather t1-left", "with basket gather-t1-left", "do rest")
    after(camp, "cook: do build weapon")
    many = rich(t1=5)
    have(many, "basket")
    planned(many, "do gather t1-left", "do gather t1-right", "with basket gather-t1-left")
    return [
        Mistake("no-such-extra", "RC-18.8", camp, "with rope gather-t1-left"),
        Mistake("no-item", "RC-18.8", camp, "with sack gather-t1-left"),
        Mistake("bag-for-gathering", "RC-18.8", camp, "with basket rest"),
        Mistake("bag-in-use", "RC-18.8", camp, "with basket gather-t1-left"),
        Mistake("bag-in-use", "RC-18.8", many, "with basket gather-t1-right"),
        Mistake("not-your-action", "RC-10.3", camp, "with basket gather-t1-left", "cook"),
        Mistake("nothing-to-save", "RC-5.2", camp, "with economy rest"),
        Mistake("not-your-ability", "RC-4.3", camp, "with economy build-weapon", "cook"),
        Mistake("no-such-stack", "RC-10.4", camp, "with economy build-roof"),
    ]


def being_ready() -> list[Mistake]:
    camp = rich("carpenter cook", t1=5, t2=6)
    planned(camp, "do gather t2-left", "do rest")
    pair = rich()
    pair.threats = [Threat("event-argument"), None]
    planned(pair, "do threat left", "add carpenter threat-left")
    crowd = rich()
    crowd.spaces[SPACE["m2"]].tokens.append("time")
    planned(crowd, "do explore m2", "add carpenter explore-m2", "cook: add cook explore-m2")
    crowd.spaces[SPACE["m2"]].tokens.clear()  # something has removed it
    ready = planned(rich(), "do rest", "do rest", "ready")
    return [
        Mistake("pawns-left", "RC-10.2", planned(rich()), "ready"),
        Mistake("pawns-left", "RC-10.2", planned(rich(), "do rest"), "ready"),
        Mistake("wants-pawns", "RC-10.5", camp, "ready"),
        Mistake("two-people", "RC-1.4", pair, "ready"),
        Mistake("too-many-pawns", "RC-10.6", crowd, "ready"),
        Mistake("not-ready", "RC-10.3", camp, "wait"),
        Mistake("not-ready", "RC-10.3", camp, "wait", "cook"),
        Mistake("said-ready", "RC-10.3", ready, "ready"),
        Mistake("said-ready", "RC-10.3", ready, "do rest"),
        Mistake("said-ready", "RC-10.3", ready, "take carpenter rest"),
        Mistake("said-ready", "RC-10.3", ready, "add carpenter rest"),
        Mistake("said-ready", "RC-10.3", ready, "with economy rest"),
    ]


def building_once_more() -> list[Mistake]:
    camp = rich()
    camp.available = Goods(wood=9)
    camp.shelter = camp.shelter_is_new = True
    have(camp, "rope", "fire")
    invent(camp, "sling")
    camp.plan = [Stack("build-shovel", "build", "shovel", ["cook"])]
    camp.scenes = [Scene(0, "build-fast-work")]
    at(camp, BuildOnceMore())
    return [
        Mistake("form", None, camp, "build"),
        Mistake("form", None, camp, "build weapon for fun"),
        Mistake("no-such-building", "RC-16.1", camp, "build castle"),
        Mistake("built-already", "RC-17.5", camp, "build rope"),
        Mistake("terrain-unexplored", "RC-17.2", camp, "build pot"),
        Mistake("only-owner", "RC-17.1", camp, "build fireplace"),
        Mistake("shelter-stands", "RC-16.3", camp, "build shelter wood"),
        Mistake("new-shelter", "RC-16.4", camp, "build roof wood"),
        Mistake("planned-already", "RC-10.11", camp, "build shovel"),
        Mistake("which-price", "RC-10.8", camp, "build sling"),
        Mistake("too-little", "RC-10.8", camp, "build sling fur"),
        Mistake("not-your-choice", "RC-1.3", camp, "build weapon", "cook"),
    ]


EVERYWHERE = [
    how_actions_are_written,
    what_there_is_to_build,
    where_one_can_go,
    threats_and_hunts,
    prices,
    items_that_are_missing,
    what_stands_in,
    who_may_do_it,
    once_in_a_round,
    joining,
    neutral_pawns,
    taking_back,
    after_many_changes,
    what_goes_with_it,
    being_ready,
    building_once_more,
]
