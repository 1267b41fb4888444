"""Answers in the words of this game, about anything and anybody, most of them illegal."""

from collections.abc import Iterator
from itertools import product

from atoll.games.robinson.cards.inventions import INVENTIONS
from atoll.games.robinson.facts import DICE, KINDS, SPACES
from atoll.games.robinson.planning.abilities import OWNERS
from atoll.games.robinson.scenarios.frame import named
from atoll.games.robinson.state import Camp

from .wording import DECKS, SHORT

EXTRAS = ("basket", "sack", "economy", "rope")
OWN_KINDS = ("hunt", "build", "explore", "arrange")
"""What the scenarios' own actions are."""
WAYS = ("morale", "determination", "wound", "roof", "palisade", "leave", "build", "eat", "risk")


def zoo(camp: Camp) -> Iterator[str]:
    """Answers that are well written, whether they are legal or not."""
    people = (*[each.name for each in camp.people], "friday", "dog", "parrot")
    stacks = (*[stack.name for stack in camp.plan], "hunt", "build-shelter")
    cards = [*SHORT, *OWNERS, *(card for deck in DECKS for card in deck)]
    own = named(camp.options.scenario)
    built = [*INVENTIONS, *own.inventions, "shelter", "roof", "palisade", "weapon", "castle"]
    sources = [f"{space}-{part}" for space in SPACES for part in ("left", "right", "token")]
    paid = ("wood", "fur", "fur-1", "economy", "wood economy")
    aids = (*paid, "frenzy", "supply-pistol", "mystery-saber")
    for verb in ("do", "friday", *own.companions):
        yield from (f"{verb} {kind}" for kind in (*KINDS, "swim"))
        yield from (f"{verb} threat {where}" for where in ("left", "right", "above"))
        yield from (f"{verb} threat right {aid}" for aid in aids)
        yield from (f"{verb} build {target}" for target in built)
        yield from (f"{verb} build {target} {aid}" for target, aid in product(built, aids))
        yield from (f"{verb} gather {source}" for source in sources)
        yield from (f"{verb} explore {space}" for space in (*SPACES, "mystery-treasure-map"))
        for thing in (*own.specials, *own.inventions):
            places = (thing, *[f"{space}-{thing}" for space in SPACES])
            yield from (f"{verb} {kind} {place}" for kind in OWN_KINDS for place in places)
    yield from (f"build {target}" for target in built)
    yield from (f"build {target} {aid}" for target, aid in product(built, ("wood", "fur")))
    neutral = (*INVENTIONS, *own.finds, "handyman", "find-candles")
    for stack, pawn in product(stacks, (*people, *neutral)):
        yield from (f"add {pawn} {stack}", f"take {pawn} {stack}")
    yield from (f"do {stack}" for stack in stacks)
    yield from (f"with {extra} {stack}" for extra, stack in product(EXTRAS, stacks))
    yield from ("ready", "wait", "go-on", "enough", "stay", "keep", "fight", "draw", "jump")
    yield from ("determination", "heal", *(f"reroll {die}" for die in (*DICE, "luck")))
    yield from (f"reroll {die} {card}" for die, card in product(DICE, own.finds))
    yield from (f"use {card}" for card in cards)
    yield from (f"use {card} {who}" for card in ("mystery-saber", "soup") for who in people)
    things = (*cards, *people, *SPACES, *sources, *WAYS, *map(str, range(12)))
    yield from (f"choose {thing}" for thing in things)
    yield from (f"{verb} {who}" for verb in ("be", "hungry") for who in people)
    yield from (f"lay {count}" for count in range(6))
    yield from (f"produce {wood} {food}" for wood, food in product(range(5), repeat=2))
