"""Mistakes with what may be used besides actions, and with the woodpile."""

from atoll.games.robinson.facts import Phase
from atoll.games.robinson.scenarios.castaways import woodpile
from atoll.games.robinson.state import Camp, Goods, Kept, Pile, Rule, Scene, Stack
from atoll.games.robinson.steps import Ask, HealPerson
from tests.games.mistakes import Mistake, form

from .acting import have, island
from .moments import at, planned
from .tables import person, table

EVERYBODY = "carpenter cook explorer soldier"
USES = (
    "use supply-biscuits · use soup · use supply-pistol · use mystery-saber cook · use mystery-whip"
)


def resting(names: str = "carpenter cook", *, phase: Phase = "event", kept: str = "") -> Camp:
    """Nobody acts; the first player is asked about the high morale. Each card serves once."""
    camp = table(names, phase=phase)
    camp.scenes = []
    camp.kept = [Kept(card, 1) for card in kept.split()]
    return camp


def determined(names: str = EVERYBODY, *, phase: Phase = "event") -> Camp:
    camp = resting(names, phase=phase)
    for each in camp.people:
        each.determination = 9
    return camp


def able() -> Camp:
    camp = resting(EVERYBODY)
    person(camp, "explorer").determination = 9
    person(camp, "explorer").used = ["speech"]
    person(camp, "soldier").determination = 9
    camp.rules_of_round.append(Rule("no-abilities", camp.round, 3))
    return camp


WITH_ABILITIES = [
    form(
        able,
        "use it now",
        USES,
    ),
    form(able, "use soup now", "use soup"),
    Mistake(able, "cook: use soup now", "not-asked"),
    Mistake(able, "use soup", "not-your-ability", "RC-4.3", {"ability": "soup", "who": "cook"}),
    Mistake(able, "use frenzy", "not-your-ability", "RC-4.3"),
    Mistake(able, "use new-idea", "irresolute", "RC-4.3"),
    Mistake(able, "explorer: use speech", "used-ability", "RC-4.3", {"ability": "speech"}),
    Mistake(able, "soldier: use bait", "no-abilities", "RC-1.4"),
]


def at_work() -> Camp:
    camp = determined(phase="action")
    camp.scenes = [Scene(0, stack=Stack("build-shovel", "build", "shovel"))]
    return camp


def before_planning() -> Camp:
    camp = island()
    person(camp, "carpenter").determination = 9
    return planned(camp)


def fed() -> Camp:
    camp = determined()
    camp.available = Goods(food=1)
    return camp


def card_at_work() -> Camp:
    camp = determined()
    camp.scenes = [Scene(0, "event-argument")]
    return camp


def nothing_left() -> Camp:
    camp = determined()
    for pile in (camp.inventions, camp.tiles, camp.finds, camp.hunting, camp.beasts):
        pile.cards = []
    return camp


def exploring() -> Camp:
    camp = determined(phase="action")
    camp.scenes = [Scene(2, stack=Stack("explore-t1", "explore", "t1"))]
    return camp


def only_rations() -> Camp:
    """Food that does not spoil is food, too."""
    camp = island("cook carpenter")
    person(camp, "cook").determination = 2
    camp.available = Goods(rations=1)
    return planned(camp)


WITH_ABILITIES_OUT_OF_PLACE = [
    Mistake(only_rations, "cook: use recipe", "nobody-wounded", "RC-5.5"),
    Mistake(determined, "use economy", "nothing-to-save", "RC-5.2"),
    Mistake(at_work, "use economy", "nothing-to-save", "RC-5.2"),
    form(before_planning, "use economy", "with economy build-shelter"),
    Mistake(determined, "use handyman", "helps-as-pawn", "RC-5.4"),
    Mistake(determined, "cook: use recipe", "too-little", "RC-5.5"),
    Mistake(fed, "cook: use recipe", "nobody-wounded", "RC-5.5"),
    Mistake(determined, "cook: use hooch", "wrong-moment", "RC-5.7"),
    Mistake(determined, "soldier: use frenzy", "own-actions", "RC-5.11"),
    Mistake(card_at_work, "soldier: use defence", "card-at-work", "RC-5.12"),
    Mistake(nothing_left, "use new-idea", "nothing-left", "RC-5.3"),
    Mistake(nothing_left, "explorer: use reconnaissance", "nothing-left", "RC-5.8"),
    Mistake(exploring, "explorer: use reconnaissance", "exploring-now", "RC-5.8"),
    Mistake(nothing_left, "explorer: use scouting", "nothing-left", "RC-5.9"),
    Mistake(nothing_left, "soldier: use tracking", "nothing-left", "RC-5.10"),
    Mistake(nothing_left, "soldier: use bait", "nothing-left", "RC-5.10"),
]


def by_day() -> Camp:
    camp = resting()
    have(camp, "pot", "map", "rope")
    return camp


def at_night() -> Camp:
    camp = resting(phase="night")
    have(camp, "pot")
    return camp


def fed_at_night() -> Camp:
    camp = resting(phase="night")
    camp.available = Goods(food=1)
    have(camp, "pot", "fireplace")
    camp.lent.append("pot")
    return camp


def items_away() -> Camp:
    camp = resting(phase="night")
    have(camp, "pot")
    camp.rules_of_round.append(Rule("items-away", camp.round))
    return camp


WITH_ITEMS = [
    form(
        by_day,
        "use",
        USES,
    ),
    Mistake(by_day, "use fireplace", "no-item", "RC-17.3"),
    Mistake(by_day, "use hatchet", "no-item", "RC-17.3"),
    Mistake(by_day, "use pot", "wrong-moment", "RC-18.3"),
    Mistake(at_night, "use pot", "too-little", "RC-18.3"),
    Mistake(fed_at_night, "use pot", "used-already", "RC-18.3", {"card": "pot"}),
    Mistake(fed_at_night, "use fireplace", "nobody-wounded", "RC-4.5"),
    Mistake(items_away, "use pot", "items-away", "RC-1.4"),
    Mistake(by_day, "use map", "helps-as-pawn", "RC-10.10", {"form": "add map explore-t2"}),
    Mistake(by_day, "use rope", "works-by-itself", "RC-6.7", {"card": "rope"}),
]


def keeping() -> Camp:
    camp = resting(kept="find-candles supply-pistol mystery-hammock")
    camp.kept.append(Kept("mystery-herbal-mixture", 1, user=1))
    camp.kept.append(Kept("mystery-barrel", 0, rests=True))
    camp.future_finds.append("find-tobacco")
    person(camp, "cook").sheet.append("find-goat")
    return camp


WITH_WHAT_IS_KEPT = [
    Mistake(keeping, "use supply-biscuits", "not-there", "RC-2.4"),
    form(
        keeping,
        "use umbrella",
        USES,
    ),
    Mistake(keeping, "use find-tobacco", "not-yet", "RC-2.4"),
    Mistake(keeping, "use find-goat", "not-yet", "RC-2.4", {"card": "find-goat"}),
    Mistake(keeping, "use mystery-herbal-mixture", "serves-another", "RC-6.7"),
    Mistake(keeping, "use mystery-barrel", "used-already", "RC-6.7"),
    Mistake(keeping, "use find-candles", "helps-as-pawn", "RC-10.10"),
    Mistake(keeping, "use supply-pistol", "in-fights", "RC-15.3"),
    Mistake(keeping, "use mystery-hammock", "works-by-itself", "RC-6.7"),
]


def keeping_for_later() -> Camp:
    return resting(kept="supply-bible supply-flask-of-rum find-large-leaves supply-storm-glass")


def weather_rolled() -> Camp:
    camp = resting(kept="supply-storm-glass")
    camp.sky.rolled = True
    return camp


def hunting_action() -> Camp:
    camp = resting(phase="action", kept="find-goat")
    camp.levels["weapon"] = 1
    camp.ready = [True, True]
    camp.scenes = [Scene(0)]
    return camp


def asked_to_heal() -> Camp:
    camp = resting(kept="supply-biscuits")
    return at(camp, Ask("ask-heal", ("carpenter", "cook"), HealPerson()))


AT_THE_WRONG_MOMENT = [
    Mistake(keeping_for_later, "use supply-bible", "wrong-moment", "RC-22.3"),
    Mistake(keeping_for_later, "use supply-flask-of-rum", "wrong-moment", "RC-4.6"),
    Mistake(keeping_for_later, "use find-large-leaves", "wrong-moment", "RC-24.5"),
    Mistake(
        lambda: resting(phase="end", kept="supply-storm-glass"),
        "use supply-storm-glass",
        "wrong-moment",
        "RC-22.4",
    ),
    Mistake(weather_rolled, "use supply-storm-glass", "weather-known", "RC-22.4"),
    Mistake(hunting_action, "use find-goat", "wrong-moment", "RC-21.5"),
    Mistake(asked_to_heal, "use supply-biscuits", "choose-first", "RC-4.3", {"who": "carpenter"}),
    Mistake(asked_to_heal, "cook: use supply-biscuits", "choose-first", "RC-4.3"),
    Mistake(asked_to_heal, "lay 1", "choose-first", "RC-4.3"),
]


def lacking_everything() -> Camp:
    camp = resting(
        kept="find-herbs find-goat find-thorny-bushes supply-storm-glass"
        " mystery-protective-amulet mystery-herbal-mixture"
    )
    camp.event_deck = Pile([])
    return camp


def medicine_built() -> Camp:
    camp = resting(kept="find-healing-herbs")
    have(camp, "pot", "medicine")
    return camp


def medicine_planned() -> Camp:
    camp = resting(kept="find-healing-herbs")
    have(camp, "pot")
    camp.plan = [Stack("build-medicine", "build", "medicine", ["cook"])]
    return camp


def medicine_gone() -> Camp:
    camp = resting(kept="find-healing-herbs")
    have(camp, "pot")
    camp.board.remove("medicine")
    return camp


WITHOUT_WHAT_IT_NEEDS = [
    Mistake(lacking_everything, "use find-herbs", "no-item", "RC-21.6", {"item": "pot"}),
    Mistake(lacking_everything, "use find-goat", "weak-weapon", "RC-21.5"),
    Mistake(lacking_everything, "use find-thorny-bushes", "no-shelter", "RC-16.4"),
    Mistake(lacking_everything, "use supply-storm-glass", "no-dice", "RC-24.1"),
    Mistake(lacking_everything, "use mystery-protective-amulet", "nothing-to-remove", "RC-2.6"),
    Mistake(lacking_everything, "use mystery-herbal-mixture", "nothing-left", "RC-2.10"),
    Mistake(medicine_built, "use find-healing-herbs", "built-already", "RC-17.5"),
    Mistake(medicine_planned, "use find-healing-herbs", "planned-already", "RC-10.11"),
    Mistake(medicine_gone, "use find-healing-herbs", "not-on-board", "RC-17.1"),
    Mistake(
        lambda: resting(phase="night", kept="supply-flask-of-rum"),
        "use supply-flask-of-rum",
        "nobody-wounded",
        "RC-4.5",
    ),
]


def much_wood() -> Camp:
    camp = resting()
    camp.available = Goods(wood=9)
    return camp


def stage_closed() -> Camp:
    camp = resting()
    woodpile(camp).closed = True
    return camp


def woodpile_complete() -> Camp:
    camp = resting()
    woodpile(camp).laid = [1, 2, 3, 4, 5]
    return camp


ON_THE_WOODPILE = [
    form(much_wood, "lay", "lay 1"),
    Mistake(much_wood, "lay wood", "no-such-number"),
    Mistake(much_wood, "lay 01", "no-such-number"),
    Mistake(much_wood, "lay -1", "no-such-number"),
    Mistake(
        much_wood,
        "lay ²",
        "no-such-number",
        None,
        {"word": "²", "cards": ("1", "2", "3", "4", "5")},
    ),
    Mistake(much_wood, "lay 0", "stage-holds", "RC-31.3", {"count": 1}),
    Mistake(much_wood, "lay 2", "stage-holds", "RC-31.3"),
    Mistake(resting, "lay 1", "too-little", "RC-31.3"),
    Mistake(stage_closed, "lay 1", "stage-full", "RC-31.3"),
    Mistake(woodpile_complete, "lay 1", "woodpile-complete", "RC-31.3"),
    Mistake(lambda: resting(phase="night"), "lay 1", "woodpile-too-late", "RC-31.3"),
    Mistake(much_wood, "cook: lay 1", "not-your-choice", "RC-1.3"),
]


MISTAKES = [
    *WITH_ABILITIES,
    *WITH_ABILITIES_OUT_OF_PLACE,
    *WITH_ITEMS,
    *WITH_WHAT_IS_KEPT,
    *AT_THE_WRONG_MOMENT,
    *WITHOUT_WHAT_IT_NEEDS,
    *ON_THE_WOODPILE,
]
