"""What stands above and below the island: the round, threats, the plan, and what can be done."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from ....games.robinson.actions.dice import REROLL, REROLL_PRICE, REROLLS
from ....games.robinson.cards.beasts import BEASTS
from ....games.robinson.effects.fights import FRENZY, FRENZY_PRICE
from ....games.robinson.facts import HEALTH
from ....games.robinson.neutral import HANDYMAN, HANDYMAN_PRICE
from ....games.robinson.people import FRIDAY
from ....games.robinson.powers import ABILITIES
from ....games.robinson.view import (
    Board,
    DeckSeen,
    DeedSeen,
    InventionSeen,
    LaterSeen,
    StackSeen,
    ThreatSeen,
)
from ....kernel import Option, View
from ..flow import Flow
from .reckoning import battle, odds
from .signs import BRINGS, DANGER, DETERMINATION, FAINT, FREE, Signs

PLACES = ("left", "right")
FEW = 5
"""Of so many things to choose from it is told what they do."""
MANY = 4
"""So many players get only one of two things for arranging the camp."""
TITLES = {"reward": "remedy", "one": "remedy", "two": "remedy", "event": "lower"}
"""By the part of a card that is carried out, the part that has its name, if it is not the card."""
TOLD = {"event": "drawn", "threat": "strikes", "upper": "adventure"}
"""By the part that is carried out, the kind of the event that has told of the card."""


def headline(view: View[Board], signs: Signs) -> Flow:
    """The round and the phase, and the weather as far as it is known."""
    board, say = view.board, signs.say
    items = [say("board-camp-round", round=board.round, rounds=board.rounds)]
    if view.outcome is None and all(person.name for person in board.people):
        items.append(say(f"board-camp-phase-{'planning' if board.deeds else board.phase}"))
    items.append(say("board-camp-weather", what=", ".join(weather(board, signs))))
    return Flow("", items, "bold")


def weather(board: Board, signs: Signs) -> Iterator[str]:
    """Clouds and tokens that are there already, and the dice that are still to be rolled."""
    sky, say = board.sky, signs.say
    counts = {"rain": sky.rain, "snow": sky.snow}
    known = [
        say(f"board-camp-weather-{word}", count=count) for word, count in counts.items() if count
    ]
    known += [say("board-camp-weather-storm")] if "storm" in sky.tokens else []
    known += [say(f"board-camp-animals-{sky.animals}")] if sky.animals else []
    awaited = [] if sky.rolled else [*sky.due]
    if not sky.rolled and "animals" in sky.tokens and "animals" not in awaited:
        awaited.append("animals")
    if awaited:
        dice = ", ".join([say(f"board-camp-die-{die}") for die in awaited])
        known.append(say("board-camp-weather-dice", dice=dice))
    yield from known or [say("board-camp-weather-none")]


# What is going on.


def present(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """The card that is being carried out with its text, dice that were rolled, or a fight."""
    if board.card:
        yield in_full(board, signs)
    if board.roll is not None:
        shown = {
            "success": board.roll.success,
            "wound": board.roll.wound,
            "adventure": board.roll.adventure,
        }
        dice = [
            signs.say(f"board-camp-roll-{die}" if on else f"board-camp-roll-no-{die}")
            for die, on in shown.items()
            if die in board.roll.dice
        ]
        yield Flow(signs.say("board-camp-rolled"), dice)
    if board.battle is not None:
        yield battle(board.battle, board, signs)


def in_full(board: Board, signs: Signs) -> Text:
    """The name of the part that counts, and what it says."""
    title = signs.text_of(board.card, TITLES[board.half]) if board.half in TITLES else ""
    name = signs.name(board.card) + (f" ({title})" if title else "")
    if told := telling(board):
        name = f"{signs.say(f'board-camp-card-{told}')} {name}"
    said = saying(board.card, signs, board.half)
    return Text.assemble((name, "bold"), f": {said}" if said else "")


def saying(card: str, signs: Signs, part: str = "") -> str:
    """What a card says, or this part of it; a beast its strength first."""
    strength = [beast(card, signs)] if card in BEASTS else []
    return " ".join([*strength, *filter(None, [signs.text_of(card, part)])])


def telling(board: Board) -> str:
    """The kind of the event that told of the card that is being carried out, if that is known."""
    is_mystery = board.card.startswith("mystery-") and not board.half
    return "mystery" if is_mystery else TOLD.get(board.half, "")


def beast(card: str, signs: Signs) -> str:
    """How strong it is, what the fight costs, and what it brings."""
    fight = BEASTS[card].fight
    parts = [signs.say("board-camp-beast-strength", count=fight.strength)]
    if fight.weapon:
        parts.append(f"{signs.say('board-camp-weapon')} {signs.change(fight.weapon)}")
    if fight.food:
        parts.append(signs.say("board-camp-some-food", count=fight.food))
    if fight.fur:
        parts.append(signs.say("board-camp-some-fur", count=fight.fur))
    return ", ".join(parts) + "."


# Threats.


def threats(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """In a line each what deals with them, and what that brings."""
    for place, threat in zip(PLACES, board.threats, strict=True):
        if threat is not None:
            yield Flow(signs.say(f"board-camp-threat-{place}"), _threat(threat, signs))


def _threat(threat: ThreatSeen, signs: Signs) -> Iterator[Text]:
    yield Text(signs.name(threat.card), "bold")
    needs = signs.needs(threat.needs)
    for size, reward in zip(threat.sizes, threat.rewards, strict=True):
        parts = [f"{FREE}{size}", *([signs.say("board-camp-by-two")] if threat.by_two else [])]
        parts += [needs] if needs else []
        brings = signs.reward(reward)
        yield Text(" + ".join(parts) + (f" {BRINGS} {brings}" if brings else ""))


def strikes(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """What becomes of threats with which nobody deals, the nearest first."""
    for place, threat in zip(PLACES, board.threats, strict=True):
        if threat is None:
            continue
        if text := signs.text_of(threat.card, "threat"):
            heading = signs.say(f"board-camp-strikes-{place}", card=signs.name(threat.card))
            yield Text.assemble((heading, "bold"), f" {text}")


# Planning.


def plan(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """The stacks of pawns, the one who acts first."""
    if board.plan:
        yield Flow(signs.say("board-camp-plan"), [_stack(stack, signs) for stack in board.plan])


def _stack(stack: StackSeen, signs: Signs) -> Text:
    pawns = "+".join(map(signs.name, stack.pawns))
    extras = "".join([f" +{signs.name(extra)}" for extra in stack.extras if extra != "burden"])
    text = Text.assemble((_what(stack, signs), "bold"), f": {pawns}{extras} ")
    if stack.complete and stack.sure:
        return text.append(signs.say("board-camp-sure"), "green")
    if stack.complete:
        return text.append(signs.say("board-camp-dice", odds=odds(stack.kind)), "yellow")
    sizes = "/".join(map(str, stack.sizes))
    return text.append(
        signs.say("board-camp-incomplete", count=len(stack.pawns), sizes=sizes), DANGER
    )


def _what(stack: StackSeen, signs: Signs) -> str:
    """What is built goes by its own name."""
    words = [stack.target] if stack.kind == "build" else [stack.kind, stack.target]
    return " ".join([signs.name(word) for word in words if word])


def in_camp(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """What can be planned besides building and on the island."""
    deeds = [deed for deed in board.deeds if deed.kind in ("hunt", "arrange", "rest")]
    items = [
        f"{signs.name(deed.kind)} {signs.pawns(deed.sizes)} {_means(deed, board, signs)}"
        for deed in deeds
    ]
    if items:
        yield Flow(signs.say("board-camp-others"), items)


def buildings(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """What can be built with its price, and what there is not enough wood or fur for."""
    deeds = [deed for deed in board.deeds if deed.kind == "build"]
    if deeds:
        pawns = signs.pawns(deeds[0].sizes)
        possible = [_deed(deed, signs) for deed in deeds if _is_affordable(deed, board)]
        yield Flow(signs.say("board-camp-build", pawns=pawns), possible)
    if dear := [_deed(deed, signs) for deed in deeds if not _is_affordable(deed, board)]:
        yield Flow(signs.say("board-camp-dear"), dear, FAINT)


def _is_affordable(deed: DeedSeen, board: Board) -> bool:
    have = board.available
    return any(
        have.wood >= need.wood and have.meals >= need.food and have.fur >= need.fur
        for need in deed.needs
    )


def _deed(deed: DeedSeen, signs: Signs) -> Text:
    return Text.assemble((signs.name(deed.target), "bold"), _price(signs.needs(deed.needs)))


def _price(needs: str) -> str:
    return f" {needs}" if needs else ""


def _means(deed: DeedSeen, board: Board, signs: Signs) -> str:
    if deed.kind == "hunt":
        return signs.say("board-camp-hunt", count=board.decks["hunting"].count)
    if deed.kind == "rest":
        return signs.say("board-camp-rest")
    either = len(board.ready) == MANY
    return signs.say(
        "board-camp-arrange-either" if either else "board-camp-arrange", sign=DETERMINATION
    )


# What the team has, and what it could have.


def offers(options: Sequence[Option], signs: Signs) -> Iterator[RenderableType]:
    """What the things do that may be used or chosen now; of many to choose from, none."""
    labels = [option.label for option in options]
    for label in labels:
        if label.key == "option-ability":
            word = str(label.args["ability"])
            called = f"{signs.name(word)} {DETERMINATION}{price(word)}"
            yield _offer(called, signs.say(f"board-camp-can-{word}"))
        elif label.key == "option-use":
            yield from _offered(str(label.args["card"]), signs)
    chosen = [str(label.args["thing"]) for label in labels if label.key == "option-choose"]
    for card in chosen if len(chosen) <= FEW else ():
        yield from _offered(card, signs)


def _offered(card: str, signs: Signs) -> Iterator[Text]:
    if said := saying(card, signs):
        yield _offer(signs.name(card), said)


def _offer(name: str, text: str) -> Text:
    return Text.assemble((name, "bold"), f": {text}")


def belongings(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """Items, and whatever else can be used; then what comes when the action phase is over."""
    if board.items:
        yield Flow(
            signs.say("board-camp-items"), [_item(item, board, signs) for item in board.items]
        )
    if board.kept:
        names = [signs.name(kept.card) + _uses(kept.uses) for kept in board.kept]
        yield Flow(signs.say("board-camp-kept"), names)
    coming = [*board.future_items, *board.future_finds, *board.future_treasures]
    if coming:
        yield Flow(signs.say("board-camp-coming"), map(signs.name, coming))


def _item(item: str, board: Board, signs: Signs) -> str:
    name = signs.name(item)
    return signs.say("board-camp-item-going", item=name) if item in board.turned_back else name


def _uses(uses: int) -> str:
    return f" ×{uses}" if uses > 1 else ""


def inventions(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """Those that could be built, unless the plan tells them; and what the others wait for."""
    possible = [each for each in board.inventions if each.possible]
    if possible and not board.deeds:
        yield Flow(
            signs.say("board-camp-inventions"), [_with_price(each, signs) for each in possible]
        )
    distant = [each for each in board.inventions if not each.possible]
    if distant:
        names = [f"{signs.name(each.name)} ({asks(each, signs)})" for each in distant]
        yield Flow(signs.say("board-camp-distant"), names, FAINT)


def _with_price(each: InventionSeen, signs: Signs) -> str:
    return signs.name(each.name) + _price(signs.needs(each.needs))


def asks(each: InventionSeen, signs: Signs) -> str:
    """All that an invention requires."""
    parts = [signs.say(f"board-camp-terrain-{each.terrain}")] if each.terrain else []
    parts += map(signs.name, each.items)
    parts += [needs] if (needs := signs.needs(each.needs)) else []
    return ", ".join(parts)


# Tokens, and what is different in this round.


def circumstances(board: Board, signs: Signs) -> Iterator[RenderableType]:
    lying = [
        f"{_place(place, signs)}: {signs.say(f'board-camp-token-{token}')}"
        for place, tokens in board.tokens.items()
        for token in tokens
    ]
    laid = [each.split() for each in board.laid]
    lying += [
        signs.say(
            "board-camp-token-later",
            place=_place(place, signs),
            token=signs.say(f"board-camp-token-{token}"),
        )
        for place, token in laid
    ]
    if lying:
        yield Flow(signs.say("board-camp-tokens"), lying)
    if rules := [*_rules(board, signs)]:
        yield Flow(signs.say("board-camp-rules"), rules)
    if board.laters:
        yield Flow(signs.say("board-camp-laters"), [_later(later, signs) for later in board.laters])
    if board.beside:
        yield Text(signs.say("board-camp-beside", beast=signs.name(board.beside)))


def _place(place: str, signs: Signs) -> str:
    """Of the spaces of the island the name is enough."""
    key = f"board-camp-place-{place}"
    return signs.say(key) if key in signs.say else place


def _later(later: LaterSeen, signs: Signs) -> str:
    when = signs.say(f"board-camp-later-{later.when}")
    return ", ".join([signs.name(word) for word in (later.card, later.who) if word] + [when])


def _rules(board: Board, signs: Signs) -> Iterator[str]:
    for rule in board.rules:
        yield signs.say(f"board-camp-rule-{rule}")
    for person in board.people:
        for rule in person.rules:
            yield f"{signs.name(person.name)}: {signs.say(f'board-camp-rule-{rule}')}"


def people(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """What does not stand in their lines: special wounds, nights outside, and abilities used."""
    for person in board.people:
        notes = [signs.say("board-camp-scar", place=_scar(scar, signs)) for scar in person.scars]
        if person.outside is not None:
            place = signs.say("board-camp-open") if person.outside == "open" else person.outside
            notes.append(signs.say("board-camp-outside", place=place))
        if person.sheet:
            names = ", ".join(map(signs.name, person.sheet))
            notes.append(signs.say("board-camp-pack", goods=names))
        if person.pack:
            notes.append(signs.say("board-camp-pack", goods=", ".join(signs.goods(person.pack))))
        if person.marks:
            notes.append(signs.say("board-camp-marks", count=person.marks))
        if person.deaf:
            arrows = ", ".join(map(str, sorted(person.deaf)))
            notes.append(signs.say("board-camp-deaf", wounds=arrows))
        if person.used:
            used = ", ".join([ability(word, signs) for word in person.used])
            notes.append(signs.say("board-camp-used", abilities=used))
        if notes:
            yield Flow(f"{signs.name(person.name)}:", notes)


def abilities(name: str) -> dict[str, int]:
    """What somebody can do, and what that costs."""
    can = dict(ABILITIES.get(name, {}))
    if name in (*REROLLS, FRIDAY):
        can |= {REROLL: REROLL_PRICE}
    if name == "carpenter":
        can |= {HANDYMAN: HANDYMAN_PRICE}
    return can | {FRENZY: FRENZY_PRICE} if name == "soldier" else can


def price(ability: str) -> int:
    return next(can[ability] for can in map(abilities, HEALTH) if ability in can)


def ability(word: str, signs: Signs) -> str:
    """A reroll is called differently with everybody who can do it."""
    return signs.say("board-camp-reroll") if word == REROLL else signs.name(word)


def _scar(scar: str, signs: Signs) -> str:
    """``build-leg`` is a wound of the leg; which action it came from tells its colour."""
    action, _, part = scar.partition("-")
    return f"{signs.say(f'board-camp-body-{part}')}, {signs.say(f'board-camp-place-{action}')}"


def decks(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """How much there is in the decks, and what is known of them."""
    counts = [_count(name, deck, signs) for name, deck in board.decks.items()]
    yield Flow(signs.say("board-camp-decks"), counts)
    for name, deck in board.decks.items():
        for end, cards in {"top": deck.top, "bottom": deck.bottom}.items():
            if cards:
                heading = signs.say(
                    f"board-camp-deck-known-{end}", deck=signs.say(f"board-camp-deck-{name}")
                )
                yield Flow(heading, _names(name, cards, signs))


def _count(name: str, deck: DeckSeen, signs: Signs) -> str:
    """A card from elsewhere on top of the event deck is known by its back."""
    guest = f" ({signs.say(f'board-camp-deck-{deck.back}')})" if deck.back not in ("", name) else ""
    return f"{signs.say(f'board-camp-deck-{name}')} {deck.count}{guest}"


def _names(deck: str, cards: Sequence[str], signs: Signs) -> list[str]:
    """Tiles have numbers only."""
    return [*map(signs.name, cards)] if deck != "tiles" else [*map(str, cards)]
