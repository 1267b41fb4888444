"""What a seat may see of the table, put together from nothing."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from .cards import named
from .ending import Account, account
from .facts import NAVIGATION, PROVISIONS, ROLES, STRENGTH, SURVIVAL, Kind, Role
from .fights import power
from .freely import lie
from .grammar import Lie, Show
from .options import Options
from .people import in_play, is_alive, is_conscious
from .state import NOBODY, NOTHING, Boat, Offer
from .steps import Aim, Choose, Consider, Favour, LookAhead, Loot, Saying, Statement, Steer, Turn
from .thirst import needs_water
from .trading import OFFERS

Condition = Literal["conscious", "unconscious", "dead", "adrift"]


class Person(Struct, frozen=True):
    """A character, and what lies in front of them."""

    role: Role
    seat: int
    """Who plays it."""
    strength: int
    survival: int
    wounds: int
    condition: Condition
    rowed: bool
    fought: bool
    opened: tuple[Kind, ...]
    hidden: int
    """How many hidden provisions."""
    thirst: int
    """How much water they need this evening, beyond what a parasol wards off."""


class CardSeen(Struct, frozen=True):
    """A navigation card; they count from one. Characters who are not in play are left out."""

    number: int
    gull: int
    overboard: tuple[Role, ...]
    thirst: tuple[Role, ...]
    oars: bool
    strongman: bool


class DemandSeen(Struct, frozen=True):
    """What is demanded and not settled yet."""

    by: Role
    of: Role
    aim: Aim


class FightSeen(Struct, frozen=True):
    by: Role
    of: Role
    aim: Aim
    attackers: tuple[Role, ...]
    victims: tuple[Role, ...]
    attack: int
    """The strength of the attackers so far."""
    defence: int
    shots: tuple[Role, ...]


class OfferSeen(Struct, frozen=True):
    """A swap that awaits consent; either side may be nothing.

    ``give`` is ``hidden`` to those who may not know which provision it is; what is offered
    ``unseen`` only its owner knows.
    """

    by: Role
    to: Role
    give: Kind | Literal["hidden"] | None
    lie: Show | None
    want: Kind | None
    want_lie: Lie | None


class Spoken(Struct, frozen=True):
    by: Role
    kind: Saying
    to: Role
    favour: Favour
    in_return: Favour | None


class Board(Struct, frozen=True, kw_only=True):
    """The table. People are named by their roles; seats count from zero."""

    options: Options
    roles: tuple[Role, ...]
    """By seat."""
    people: tuple[Person, ...]
    """In the order of the seats."""
    benches: tuple[Role, ...]
    """Who is in the boat, from bow to stern."""
    day: int
    order: tuple[Role, ...]
    """The order of this day's actions."""
    acting: Role | None
    """Whose turn of the day it is."""
    gulls: int

    friend: Role | None
    """The seat's own; nothing for a spectator."""
    enemy: Role | None
    hand: tuple[Kind, ...]
    """The seat's own hidden provisions."""
    provisions: int
    """How many are left in the deck."""
    crate: tuple[Kind, ...]
    """What is handed on this morning, for whoever chooses now."""
    crate_left: int
    spent: tuple[Kind, ...]
    """The provisions that left the game before everybody's eyes."""
    sunk: int
    """How many left it hidden."""

    navigation: int
    """How many cards are left in the deck."""
    looking: tuple[CardSeen, ...]
    """The navigation cards that the seat chooses from now."""
    laid: int
    """How many cards lie ready for the evening."""
    laid_known: tuple[CardSeen, ...]
    """Those of them that the seat knows."""
    card: CardSeen | None
    """The card of this evening, once it is turned up."""
    swimmers: tuple[Role, ...]
    sharks: bool

    demand: DemandSeen | None
    fight: FightSeen | None
    offers: tuple[OfferSeen, ...]
    offers_left: int
    """How many the seat may still make today; nothing for a spectator."""
    said: tuple[Spoken, ...]

    friends: tuple[Role, ...]
    """Everybody's, by seat, when the game is over."""
    enemies: tuple[Role, ...]
    hands: tuple[tuple[Kind, ...], ...]
    """Everybody's hidden provisions, by seat, when the game is over."""
    accounts: tuple[Account, ...]
    """What everybody scored for what, by seat, when the boat has landed."""


def see(boat: Boat) -> Board:
    by_seat = characters_by_seat(boat)
    over = boat.outcome is not None
    landed = boat.outcome is not None and boat.outcome.reason == "landed"
    return Board(
        options=boat.options,
        roles=_roles(by_seat),
        people=tuple([_person(boat, who) for who in by_seat]),
        benches=_roles(boat.benches),
        day=boat.day,
        order=_roles(boat.turns),
        acting=_acting(boat),
        gulls=boat.gulls,
        friend=None,
        enemy=None,
        hand=(),
        provisions=len(boat.supplies),
        crate=(),
        crate_left=boat.crate.bit_count(),
        spent=named(boat.spent),
        sunk=boat.sunk.bit_count(),
        navigation=len(boat.navigation),
        looking=(),
        laid=len(boat.laid),
        laid_known=(),
        card=None if boat.card == NOTHING else _card(boat, boat.card),
        swimmers=_roles(boat.swimmers),
        sharks=boat.sharks,
        demand=_demand(boat),
        fight=_fight(boat),
        offers=tuple([_offer(each, knows=False) for each in boat.offers]),
        offers_left=0,
        said=tuple(map(_spoken, boat.said)),
        friends=_roles([boat.friends[who] for who in by_seat]) if over else (),
        enemies=_roles([boat.enemies[who] for who in by_seat]) if over else (),
        hands=tuple([named(boat.hidden[who]) for who in by_seat]) if over else (),
        accounts=tuple([account(boat, who) for who in by_seat]) if landed else (),
    )


def see_own(boat: Boat, seat: int, board: Board) -> Board:
    me = boat.players.index(seat)
    step = boat.step
    chooses = isinstance(step, Choose) and step.who == me
    return replace(
        board,
        friend=ROLES[boat.friends[me]],
        enemy=ROLES[boat.enemies[me]],
        hand=named(boat.hidden[me]),
        crate=named(boat.crate) if chooses else (),
        looking=tuple([_card(boat, card) for card in _looking(boat, me)]),
        laid_known=tuple([_card(boat, card) for card in _laid_known(boat, me)]),
        offers=tuple([_offer(each, knows=_has_seen(me, each)) for each in boat.offers]),
        offers_left=_offers_left(boat, me),
    )


def characters_by_seat(boat: Boat) -> list[int]:
    return sorted(in_play(boat), key=boat.players.__getitem__)


def _laid_known(boat: Boat, me: int) -> list[int]:
    return [each.card for each in boat.laid if each.knowers >> me & 1]


def _looking(boat: Boat, me: int) -> list[int]:
    match boat.step:
        case LookAhead(who) if who == me:
            return [each.card for each in boat.drawn]
        case Steer(who) if who == me:
            return _laid_known(boat, me)
    return []


def _offers_left(boat: Boat, who: int) -> int:
    return OFFERS - boat.offered[who] if is_conscious(boat, who) else 0


def _roles(characters: Iterable[int]) -> tuple[Role, ...]:
    return tuple([ROLES[who] for who in characters])


def _person(boat: Boat, who: int) -> Person:
    return Person(
        role=ROLES[who],
        seat=boat.players[who],
        strength=STRENGTH[who],
        survival=SURVIVAL[who],
        wounds=boat.wounds[who],
        condition=_condition(boat, who),
        rowed=who in boat.rowed,
        fought=who in boat.fought,
        opened=named(boat.opened[who]),
        hidden=boat.hidden[who].bit_count(),
        thirst=needs_water(boat, who),
    )


def _condition(boat: Boat, who: int) -> Condition:
    if who not in boat.benches:
        return "adrift"
    if is_conscious(boat, who):
        return "conscious"
    return "unconscious" if is_alive(boat, who) else "dead"


def _card(boat: Boat, card: int) -> CardSeen:
    seen = NAVIGATION[card]
    here = boat.players
    return CardSeen(
        number=card + 1,
        gull=seen.gull,
        overboard=_roles([who for who in seen.overboard if here[who] != NOBODY]),
        thirst=_roles([who for who in seen.thirst if here[who] != NOBODY]),
        oars=seen.oars,
        strongman=seen.strongman,
    )


def _acting(boat: Boat) -> Role | None:
    """Whoever has the turn; while a demand is settled, whoever made it."""
    match boat.step:
        case Turn(who) | LookAhead(who) | Consider(who) | Loot(who):
            return ROLES[who]
    return None if boat.fight is None else ROLES[boat.fight.attacker]


def _demand(boat: Boat) -> DemandSeen | None:
    step = boat.step
    if isinstance(step, Consider):
        return DemandSeen(ROLES[step.by], ROLES[step.of], step.aim)
    if isinstance(step, Loot):
        return DemandSeen(ROLES[step.by], ROLES[step.of], "provision")
    return None


def _fight(boat: Boat) -> FightSeen | None:
    fight = boat.fight
    if fight is None:
        return None
    return FightSeen(
        by=ROLES[fight.attacker],
        of=ROLES[fight.victim],
        aim=fight.aim,
        attackers=_roles(fight.attackers),
        victims=_roles(fight.victims),
        attack=power(boat, fight.attackers, fight.shots),
        defence=power(boat, fight.victims, fight.shots),
        shots=_roles(fight.shots),
    )


def _has_seen(me: int, offer: Offer) -> bool:
    return me == offer.by or (me == offer.to and not offer.unseen)


def _offer(offer: Offer, *, knows: bool) -> OfferSeen:
    give: Kind | Literal["hidden"] | None = None
    give_lie: Show | None = None
    want_lie: Lie | None = None
    if offer.card != NOTHING:
        give = PROVISIONS[offer.card] if offer.is_open or knows else "hidden"
        give_lie = "unseen" if offer.unseen else lie(offer.is_open)
    if offer.want is not None:
        want_lie = lie(offer.want_open)
    return OfferSeen(ROLES[offer.by], ROLES[offer.to], give, give_lie, offer.want, want_lie)


def _spoken(said: Statement) -> Spoken:
    return Spoken(ROLES[said.by], said.kind, ROLES[said.to], said.favour, said.in_return)
