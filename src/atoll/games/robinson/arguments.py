"""What answers are about, and what each of it can be in which game."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import Annotated, Any, cast

from msgspec import Struct

from ...kernel import Domain
from .cards.inventions import INVENTIONS
from .facts import CHARACTERS, DICE, Kind
from .facts import Die as DieName
from .options import Options
from .scenarios.goals import STAGES


def possible(question: str) -> Callable[[Options, int], Iterable[Any]]:
    """By options and seats what there can be, as ``possible`` knows: ``people.everybody``."""
    module, _, name = question.partition(".")

    def ask(options: Options, seats: int) -> Iterable[Any]:
        there: Callable[[Options, int], Iterable[Any]]
        there = getattr(import_module(f"{__package__}.possible.{module}"), name)
        return there(options, seats)

    return ask


# Things with parts.


class Deed(Struct, frozen=True):
    """What pawns do: an action, and its target if it has one."""

    action: Kind
    target: str = ""

    def __str__(self) -> str:
        return f"{self.action} {self.target}".rstrip()


class Stack(Struct, frozen=True):
    """Pawns on an action; if there are several stacks for the same, they are numbered."""

    action: Kind
    target: str
    number: int

    def __str__(self) -> str:
        name = f"{self.action}-{self.target}".rstrip("-")
        return name if self.number == 1 else f"{name}-{self.number}"


@cache
def stack_called(name: str) -> Stack:
    """The stack of this name, such as ``build-roof-2``."""
    kind, _, rest = name.partition("-")
    target, _, number = rest.rpartition("-")
    if not number.isdecimal():
        target, number = rest, "1"
    return Stack(cast(Kind, kind), target, int(number))


class Spot(Struct, frozen=True):
    """A source, a marker or a token on a space: ``t1-left``, ``t1-terrain``, ``t1-fog``."""

    space: str
    part: str

    def __str__(self) -> str:
        return f"{self.space}-{self.part}"


class Arrow(Struct, frozen=True):
    """An arrow on somebody's sheet, by its wound."""

    who: str
    wound: int

    def __str__(self) -> str:
        return f"{self.who}-{self.wound}"


# People and their abilities.


def _person(values: str, tried: str | Sequence[str] = ()) -> Domain:
    return _domain(values, "no-such-person", "RC-3.2", tried)


def _domain(values: str, unknown: str, rule: str | None, tried: str | Sequence[Any] = ()) -> Domain:
    """What is possible; and what is tried, by the name of a question or by itself."""
    too = possible(tried) if isinstance(tried, str) else tried
    return Domain(possible(values), unknown=unknown, rule=rule, tried=too)


Character = Annotated[str, _person("people.characters", CHARACTERS)]
Person = Annotated[str, _person("people.everybody")]
Helper = Annotated[str, _person("people.helpers", ("friday",))]
Eater = Annotated[str, _person("people.may_go_hungry", ("friday",))]
Fighter = Annotated[str, _person("people.characters", "people.everybody")]
OnSheet = Annotated[Arrow, _person("people.arrows")]
Ability = Annotated[
    str, _domain("people.abilities", "no-such-card", "RC-4.3", "people.all_abilities")
]


# The island.

Space = Annotated[str, _domain("places.spaces", "no-such-space", "RC-2.1", "places.all_spaces")]
OnTile = Annotated[Spot, _domain("places.spots", "no-such-space", "RC-2.1")]
MANY = 20
"""More wood or food than there ever is at once."""
TileNumber = Annotated[int, _domain("places.tiles", "no-such-number", None)]
Wood = Annotated[int, _domain("places.most_wood", "no-such-number", None, range(MANY))]
Food = Annotated[int, _domain("places.most_food", "no-such-number", None, range(MANY))]
ForThePile = Annotated[
    int, Domain(range(1, max(STAGES) + 1), unknown="no-such-number", tried=range(MANY))
]


# Cards.


def _card(values: str, rule: str = "RC-2.4", tried: str | Sequence[str] = ()) -> Domain:
    return _domain(values, "no-such-card", rule, tried)


Item = Annotated[str, Domain(INVENTIONS, unknown="no-such-card", rule="RC-2.9")]
Chosen = Annotated[str, _card("cards.to_be_chosen")]
Way = Annotated[str, _card("cards.ways", "RC-6.5")]
Card = Annotated[str, _card("cards.to_be_used", tried="cards.of_no_use")]
Weapon = Annotated[str, _card("cards.arms")]
OneFighters = Annotated[str, _card("cards.of_one_fighter", tried="cards.arms")]
Means = Annotated[str, _card("cards.wards")]
Reroller = Annotated[str, _card("cards.rerollers", "RC-5.1", "cards.all_cards")]
Die = Annotated[DieName, Domain(DICE, unknown="no-such-die", rule="RC-13.1")]


# Actions.


def _deed(values: str, tried: str) -> Domain:
    return _domain(values, "no-such-action", "RC-10.1", tried)


def _price(values: str) -> Domain:
    return _domain(values, "which-price", "RC-10.8", "deeds.prices_tried")


def _aid(values: str) -> Domain:
    return _domain(values, "no-aid", "RC-10.8", "deeds.aids_tried")


def _pawn(values: str) -> Domain:
    return _domain(values, "no-such-pawn", "RC-10.10", "deeds.pawns_tried")


def _stack(values: str, tried: str | Sequence[Stack] = ()) -> Domain:
    return _domain(values, "unknown-stack", "RC-10.4", tried)


AnyDeed = Annotated[Deed, _deed("deeds.deeds", "deeds.tried")]
HelpersDeed = Annotated[Deed, _deed("deeds.helpers_deeds", "deeds.all_tried")]
Building = Annotated[
    str, _domain("deeds.buildings", "no-such-building", "RC-16.1", "deeds.targets_tried")
]
Price = Annotated[str | None, _price("deeds.prices")]
HelpersPrice = Annotated[str | None, _price("deeds.helpers_prices")]
BuildingPrice = Annotated[str | None, _price("deeds.building_prices")]
Aid = Annotated[str | None, _aid("deeds.aids")]
HelpersAid = Annotated[str | None, _aid("deeds.helpers_aids")]
BuildingAid = Annotated[str | None, _aid("deeds.building_aids")]
Pawn = Annotated[str, _pawn("deeds.pawns")]
PawnThere = Annotated[str, _pawn("deeds.pawns_standing")]
Extra = Annotated[str, _domain("deeds.extras", "no-such-extra", "RC-18.8")]
AnyStack = Annotated[Stack, _stack("deeds.stacks")]
StackWithExtras = Annotated[Stack, _stack("deeds.stacks_with_extras", "deeds.stacks")]
NamedStack = Annotated[Stack, _stack("deeds.stacks_by_name")]
