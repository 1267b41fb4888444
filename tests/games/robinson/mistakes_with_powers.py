"""Mistakes with what may be used besides actions, and with the woodpile."""

from atoll.games.robinson.facts import Phase
from atoll.games.robinson.scenarios.castaways import woodpile
from atoll.games.robinson.state import Camp, Goods, Kept, Pile, Rule, Scene, Stack
from atoll.games.robinson.steps import Ask, HealPerson

from .acting import have, island
from .mistakes import Mistake, at, planned
from .tables import person, table

EVERYBODY = "carpenter cook explorer soldier"


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


def with_abilities() -> list[Mistake]:
    camp = resting(EVERYBODY)
    person(camp, "explorer").determination = 9
    person(camp, "explorer").used = ["speech"]
    person(camp, "soldier").determination = 9
    camp.rules_of_round.append(Rule("no-abilities", camp.round, 3))
    return [
        Mistake("form", None, camp, "use it now"),
        Mistake("form", None, camp, "use soup now"),
        Mistake("not-asked", None, camp, "use soup now", "cook"),
        Mistake("not-your-ability", "RC-4.3", camp, "use soup"),
        Mistake("not-your-ability", "RC-4.3", camp, "use frenzy"),
        Mistake("irresolute", "RC-4.3", camp, "use new-idea"),
        Mistake("used-ability", "RC-4.3", camp, "use speech", "explorer"),
        Mistake("no-abilities", "RC-1.4", camp, "use bait", "soldier"),
    ]


def with_abilities_out_of_place() -> list[Mistake]:
    camp = determined()
    empty = determined()
    for pile in (empty.inventions, empty.tiles, empty.finds, empty.hunting, empty.beasts):
        pile.cards = []
    fed = determined()
    fed.available = Goods(food=1)
    card = determined()
    card.scenes = [Scene(0, "event-argument")]
    planning = island()
    person(planning, "carpenter").determination = 9
    exploring = determined(phase="action")
    exploring.scenes = [Scene(2, stack=Stack("explore-t1", "explore", "t1"))]
    working = determined(phase="action")
    working.scenes = [Scene(0, stack=Stack("build-shovel", "build", "shovel"))]
    return [
        Mistake("nothing-to-save", "RC-5.2", camp, "use economy"),
        Mistake("nothing-to-save", "RC-5.2", working, "use economy"),
        Mistake("form", None, planned(planning), "use economy"),
        Mistake("helps-as-pawn", "RC-5.4", camp, "use handyman"),
        Mistake("too-little", "RC-5.5", camp, "use recipe", "cook"),
        Mistake("nobody-wounded", "RC-5.5", fed, "use recipe", "cook"),
        Mistake("wrong-moment", "RC-5.7", camp, "use hooch", "cook"),
        Mistake("own-actions", "RC-5.11", camp, "use frenzy", "soldier"),
        Mistake("card-at-work", "RC-5.12", card, "use defence", "soldier"),
        Mistake("nothing-left", "RC-5.3", empty, "use new-idea"),
        Mistake("nothing-left", "RC-5.8", empty, "use reconnaissance", "explorer"),
        Mistake("exploring-now", "RC-5.8", exploring, "use reconnaissance", "explorer"),
        Mistake("nothing-left", "RC-5.9", empty, "use scouting", "explorer"),
        Mistake("nothing-left", "RC-5.10", empty, "use tracking", "soldier"),
        Mistake("nothing-left", "RC-5.10", empty, "use bait", "soldier"),
    ]


def with_items() -> list[Mistake]:
    day = resting()
    have(day, "pot", "map", "rope")
    night = resting(phase="night")
    have(night, "pot")
    fed = resting(phase="night")
    fed.available = Goods(food=1)
    have(fed, "pot", "fireplace")
    fed.lent.append("pot")
    away = resting(phase="night")
    have(away, "pot")
    away.rules_of_round.append(Rule("items-away", away.round))
    return [
        Mistake("form", None, day, "use"),
        Mistake("no-item", "RC-17.3", day, "use fireplace"),
        Mistake("no-item", "RC-17.3", day, "use hatchet"),
        Mistake("wrong-moment", "RC-18.3", day, "use pot"),
        Mistake("too-little", "RC-18.3", night, "use pot"),
        Mistake("used-already", "RC-18.3", fed, "use pot"),
        Mistake("nobody-wounded", "RC-4.5", fed, "use fireplace"),
        Mistake("items-away", "RC-1.4", away, "use pot"),
        Mistake("helps-as-pawn", "RC-10.10", day, "use map"),
        Mistake("works-by-itself", "RC-6.7", day, "use rope"),
    ]


def with_what_is_kept() -> list[Mistake]:
    camp = resting(kept="find-candles supply-pistol mystery-hammock")
    camp.kept.append(Kept("mystery-herbal-mixture", 1, user=1))
    camp.kept.append(Kept("mystery-barrel", 0, rests=True))
    camp.future_finds.append("find-tobacco")
    person(camp, "cook").sheet.append("find-goat")
    return [
        Mistake("not-there", "RC-2.4", camp, "use supply-biscuits"),
        Mistake("form", None, camp, "use umbrella"),
        Mistake("not-yet", "RC-2.4", camp, "use find-tobacco"),
        Mistake("not-yet", "RC-2.4", camp, "use find-goat"),
        Mistake("serves-another", "RC-6.7", camp, "use mystery-herbal-mixture"),
        Mistake("used-already", "RC-6.7", camp, "use mystery-barrel"),
        Mistake("helps-as-pawn", "RC-10.10", camp, "use find-candles"),
        Mistake("in-fights", "RC-15.3", camp, "use supply-pistol"),
        Mistake("works-by-itself", "RC-6.7", camp, "use mystery-hammock"),
    ]


def at_the_wrong_moment() -> list[Mistake]:
    camp = resting(kept="supply-bible supply-flask-of-rum find-large-leaves supply-storm-glass")
    late = resting(phase="end", kept="supply-storm-glass")
    rolled = resting(kept="supply-storm-glass")
    rolled.sky.rolled = True
    acting = resting(phase="action", kept="find-goat")
    acting.levels["weapon"] = 1
    acting.ready = [True, True]
    acting.scenes = [Scene(0)]
    asked = resting(kept="supply-biscuits")
    at(asked, Ask("ask-heal", ("carpenter", "cook"), HealPerson()))
    return [
        Mistake("wrong-moment", "RC-22.3", camp, "use supply-bible"),
        Mistake("wrong-moment", "RC-4.6", camp, "use supply-flask-of-rum"),
        Mistake("wrong-moment", "RC-24.5", camp, "use find-large-leaves"),
        Mistake("wrong-moment", "RC-22.4", late, "use supply-storm-glass"),
        Mistake("weather-known", "RC-22.4", rolled, "use supply-storm-glass"),
        Mistake("wrong-moment", "RC-21.5", acting, "use find-goat"),
        Mistake("choose-first", "RC-4.3", asked, "use supply-biscuits"),
        Mistake("choose-first", "RC-4.3", asked, "use supply-biscuits", "cook"),
        Mistake("choose-first", "RC-4.3", asked, "lay 1"),
    ]


def without_what_it_needs() -> list[Mistake]:
    camp = resting(
        kept="find-herbs find-goat find-thorny-bushes supply-storm-glass"
        " mystery-protective-amulet mystery-herbal-mixture"
    )
    camp.event_deck = Pile([])
    built = resting(kept="find-healing-herbs")
    have(built, "pot", "medicine")
    planned_already = resting(kept="find-healing-herbs")
    have(planned_already, "pot")
    planned_already.plan = [Stack("build-medicine", "build", "medicine", ["cook"])]
    gone = resting(kept="find-healing-herbs")
    have(gone, "pot")
    gone.board.remove("medicine")
    night = resting(phase="night", kept="supply-flask-of-rum")
    return [
        Mistake("no-item", "RC-21.6", camp, "use find-herbs"),
        Mistake("weak-weapon", "RC-21.5", camp, "use find-goat"),
        Mistake("no-shelter", "RC-16.4", camp, "use find-thorny-bushes"),
        Mistake("no-dice", "RC-24.1", camp, "use supply-storm-glass"),
        Mistake("nothing-to-remove", "RC-2.6", camp, "use mystery-protective-amulet"),
        Mistake("nothing-left", "RC-2.10", camp, "use mystery-herbal-mixture"),
        Mistake("built-already", "RC-17.5", built, "use find-healing-herbs"),
        Mistake("planned-already", "RC-10.11", planned_already, "use find-healing-herbs"),
        Mistake("not-on-board", "RC-17.1", gone, "use find-healing-herbs"),
        Mistake("nobody-wounded", "RC-4.5", night, "use supply-flask-of-rum"),
    ]


def on_the_woodpile() -> list[Mistake]:
    camp = resting()
    camp.available = Goods(wood=9)
    bare = resting()
    closed = resting()
    woodpile(closed).closed = True
    complete = resting()
    woodpile(complete).laid = [1, 2, 3, 4, 5]
    return [
        Mistake("form", None, camp, "lay"),
        Mistake("no-such-number", None, camp, "lay wood"),
        Mistake("no-such-number", None, camp, "lay 01"),
        Mistake("no-such-number", None, camp, "lay -1"),
        Mistake("no-such-number", None, camp, "lay ²"),
        Mistake("stage-holds", "RC-31.3", camp, "lay 0"),
        Mistake("stage-holds", "RC-31.3", camp, "lay 2"),
        Mistake("too-little", "RC-31.3", bare, "lay 1"),
        Mistake("stage-full", "RC-31.3", closed, "lay 1"),
        Mistake("woodpile-complete", "RC-31.3", complete, "lay 1"),
        Mistake("woodpile-too-late", "RC-31.3", resting(phase="night"), "lay 1"),
        Mistake("not-your-choice", "RC-1.3", camp, "lay 1", "cook"),
    ]


EVERYWHERE = [
    with_abilities,
    with_abilities_out_of_place,
    with_items,
    with_what_is_kept,
    at_the_wrong_moment,
    without_what_it_needs,
    on_the_woodpile,
]
