"""Setting up: the decks, the island, the people."""

from ...kernel import Decision, Message, pick, shuffle
from . import answers
from .cards.beasts import BEASTS
from .cards.events import BOOKS
from .cards.inventions import INVENTIONS
from .cards.mysteries import MYSTERIES
from .cards.supplies import SUPPLIES
from .cards.wrecks import WRECKS
from .decks.piles import ADVENTURES, all_events, all_finds, draw, every, mix
from .facts import (
    BEACH,
    CHARACTERS,
    EVENTS_FOR_A_ROUND,
    FIRST_TILE,
    ITEM_USES,
    LEVELS,
    OWN_INVENTIONS,
    TILES,
)
from .options import Options
from .scenarios.frame import named
from .state import Camp, Kept, Person, Pile, Sky, Space, Threat, rules
from .steps import BeginRound, ChooseCharacter, TakeCharacter
from .who import FRIDAY

ASK_CHARACTER = Message("ask-character")
TOKEN_SPACES = ("hunt", "build", "gather", "explore", "arrange", "night")
PRICES = ("shelter", "roof", "palisade", "weapon")
SHIFT = 2
"""So many events more of the one kind, and fewer of the other, make the game another one."""
FEW = 2
"""So few players do without the Soldier."""


def deal(options: Options, seats: int, rng: int) -> Camp:
    scenario = named(options.scenario)
    camp = Camp(
        seats=seats,
        rng=rng,
        agenda=[],
        options=options,
        people=[Person("") for _ in range(seats)],
        goal=scenario.goal(),
        spaces=[Space() for _ in range(scenario.spaces)],
        camp=BEACH,
        tiles=Pile([str(tile) for tile in TILES if tile != FIRST_TILE]),
        levels=dict.fromkeys(LEVELS, 0),
        tokens={place: [] for place in (*TOKEN_SPACES, *PRICES)},
        event_deck=Pile([]),
        box=[],
        threats=[None, Threat("wreck-food-crates")],
        adventures={skill: Pile([*every(cards)]) for skill, cards in ADVENTURES.items()},
        mysteries=Pile([*MYSTERIES]),
        beasts=Pile([*BEASTS]),
        hunting=Pile([]),
        inventions=Pile([*INVENTIONS]),
        board=[*scenario.inventions],
        items=[],
        supplies=Pile([card for card in SUPPLIES if card not in scenario.barred]),
        finds=Pile(all_finds(scenario.finds)),
        sky=Sky(),
        ready=[False] * seats,
    )
    camp.spaces[BEACH].tile = FIRST_TILE
    camp.first = pick(camp, range(seats))
    for pile in (camp.tiles, camp.mysteries, camp.beasts, camp.supplies, camp.finds):
        mix(camp, pile)
    for pile in camp.adventures.values():
        mix(camp, pile)
    if options.wreck == "random":
        camp.threats[1] = Threat(pick(camp, [*WRECKS]))
    _choose_events(camp)
    _give_supplies(camp)
    scenario.prepare_island(camp)
    _seat_people(camp)
    return camp


def _give_supplies(camp: Camp) -> None:
    """Some scenarios say which come first; all others are drawn."""
    fixed = named(camp.options.scenario).supplies[: camp.options.items]
    for card in fixed:
        camp.supplies.cards.remove(card)
    drawn = [draw(camp, camp.supplies) for _ in range(camp.options.items - len(fixed))]
    camp.kept += [Kept(card, ITEM_USES) for card in (*fixed, *drawn) if card is not None]


def _choose_events(camp: Camp) -> None:
    """As many with a book as with an adventure, unless it was agreed otherwise."""
    rounds = named(camp.options.scenario).rounds
    half = -(-rounds // EVENTS_FOR_A_ROUND)
    more = {"even": 0, "books": SHIFT, "adventures": -SHIFT}[camp.options.events]
    counts = {True: half + more, False: half - more}
    cards = sorted(all_events())
    shuffle(camp, cards)
    for card in cards:
        is_book = card in BOOKS
        if counts[is_book]:
            counts[is_book] -= 1
            camp.event_deck.cards.append(card)
        else:
            camp.box.append(card)
    camp.box.sort()
    mix(camp, camp.event_deck)


def _seat_people(camp: Camp) -> None:
    if camp.options.characters == "choose":
        seats = [(camp.first + each) % camp.seats for each in range(camp.seats)]
        camp.push_all(*[ChooseCharacter(seat) for seat in seats], BeginRound())
        return
    names = [name for name in CHARACTERS if name != "soldier" or camp.seats > FEW]
    shuffle(camp, names)
    camp.push_all(*[TakeCharacter(seat, names[seat]) for seat in range(camp.seats)], BeginRound())


@rules.asks(ChooseCharacter)
def choose_character(camp: Camp, step: ChooseCharacter) -> tuple[Decision, ...]:
    """Any that nobody has taken."""
    options = [answers.character(step.seat, name) for name in CHARACTERS if not _plays(camp, name)]
    return (Decision(step.seat, ASK_CHARACTER, tuple(options)),)


@rules.happens(TakeCharacter)
def take_character(camp: Camp, step: TakeCharacter) -> None:
    """When all have one the inventions are laid out."""
    camp.people[step.seat].name = step.name
    camp.tell("character", seat=step.seat, who=step.name)
    if all(person.name for person in camp.people):
        scenario = named(camp.options.scenario)
        camp.people += [Person(name, away=True) for name in scenario.companions]
        if camp.options.friday:
            camp.people.append(Person(FRIDAY))
        _lay_out_inventions(camp)
        scenario.prepare_camp(camp)


def _lay_out_inventions(camp: Camp) -> None:
    """Personal inventions of characters who are not here are like all others."""
    own = [OWN_INVENTIONS[name] for name in CHARACTERS if _plays(camp, name)]
    standard = [name for name, card in INVENTIONS.items() if card.standard]
    rest = [name for name in INVENTIONS if name not in (*own, *standard)]
    camp.inventions = Pile(rest, face_up=True)
    mix(camp, camp.inventions)
    count = named(camp.options.scenario).inventions_at_first
    drawn = [camp.inventions.cards.pop() for _ in range(count)]
    camp.board[:0] = [*standard, *drawn, *own]


def _plays(camp: Camp, name: str) -> bool:
    return any(person.name == name for person in camp.people)
