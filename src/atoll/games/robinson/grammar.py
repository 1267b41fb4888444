"""Everything that can be answered in a game of Robinson Crusoe, and how it is written."""

from typing import Literal

from ...kernel import Answer, Args
from .arguments import (
    Ability,
    Aid,
    AnyDeed,
    AnyStack,
    Building,
    BuildingAid,
    BuildingPrice,
    Card,
    Character,
    Chosen,
    Die,
    Eater,
    Extra,
    Fighter,
    Food,
    ForThePile,
    Helper,
    HelpersAid,
    HelpersDeed,
    HelpersPrice,
    Item,
    Means,
    NamedStack,
    OneFighters,
    OnSheet,
    OnTile,
    Pawn,
    PawnThere,
    Person,
    Price,
    Reroller,
    Space,
    StackWithExtras,
    TileNumber,
    Way,
    Weapon,
    Wood,
)
from .facts import Picture, Terrain
from .options import Options
from .scenarios.frame import named

# Beginning.


class Be(Answer, frozen=True):
    """A character is chosen."""

    form = "be {who}"
    example = "be cook"
    pieces = "character-{who}"

    who: Character

    @staticmethod
    def occurs(options: Options, seats: int) -> bool:
        return options.characters == "choose"


# Planning.


class Do(Answer, frozen=True):
    """A pawn of one's own begins an action; or the planned action of that name is carried out."""

    form = "do {deed} {price} {aid}"
    example = "do build roof wood"
    pieces = "{deed}"
    tells = {"who": str, "asked": Literal["plan", "order"]}

    deed: AnyDeed
    price: Price
    aid: Aid


class Send(Answer, frozen=True):
    """A pawn begins an action of Friday, or of somebody else in the camp whom nobody plays."""

    form = "{who} {deed} {price} {aid}"
    example = "friday rest"
    pieces = "{deed}"

    who: Helper
    deed: HelpersDeed
    price: HelpersPrice
    aid: HelpersAid


class Add(Answer, frozen=True):
    """A pawn joins a stack."""

    form = "add {pawn} {stack}"
    example = "add cook build-weapon"
    pieces = "pawn-{pawn} {stack}"

    pawn: Pawn
    stack: AnyStack


class Take(Answer, frozen=True):
    """A pawn is taken back from a stack."""

    form = "take {pawn} {stack}"
    example = "take cook build-weapon"
    pieces = "pawn-{pawn} {stack}"

    pawn: PawnThere
    stack: AnyStack


class With(Answer, frozen=True):
    """Something is used with the pawns of a stack."""

    form = "with {extra} {stack}"
    example = "with basket gather-t1-left"
    pieces = "{extra} {stack}"

    extra: Extra
    stack: StackWithExtras


class Ready(Answer, frozen=True):
    """All own pawns stand as they shall."""

    form = "ready"


class Wait(Answer, frozen=True):
    """They do not after all."""

    form = "wait"

    @staticmethod
    def occurs(options: Options, seats: int) -> bool:
        """Nobody waits for others who is alone."""
        return seats > 1


# Carrying out.


class DoNext(Answer, frozen=True):
    """One of the planned actions is carried out."""

    form = "do {stack}"
    example = "do build-weapon"
    pieces = "{stack}"
    tells = {"who": str}

    stack: NamedStack


class Build(Answer, frozen=True):
    """Something is built once more, at once."""

    form = "build {target} {price} {aid}"
    example = "build roof wood"
    pieces = "{target}"
    tells = {"action": Literal["build"]}

    target: Building
    price: BuildingPrice
    aid: BuildingAid


class Keep(Answer, frozen=True):
    """The dice stay as they are."""

    form = "keep"


class Reroll(Answer, frozen=True):
    """A die is rolled again."""

    form = "reroll {die}"
    example = "reroll wound"
    pieces = "die-{die}"

    die: Die


class RerollWith(Answer, frozen=True):
    """A die is rolled again by means of a card or token."""

    form = "reroll {die} {card}"
    example = "reroll wound find-lost-item"
    pieces = "{card} die-{die}"

    die: Die
    card: Reroller


# Choosing.


class Choose(Answer, frozen=True):
    """One of several ways is chosen, or what a question calls by a word.

    That is a die of the hungry animals by what it shows, the event deck or the beast beside it,
    or a night in the open.
    """

    form = "choose {way}"
    example = "choose leave"
    tells = {"about": Literal["way", "animals", "peek", "night"], "card": str}

    way: Way

    def wording(self, told: Args) -> str:
        """Cards word their ways themselves; a few ways belong to no card."""
        if told.get("about") != "way":
            return super().wording(told)
        card = told["card"]
        return f"option-way-{self.way}" if card == "none" else f"way-{card}-{self.way}"


class ChooseSpace(Answer, frozen=True):
    """A space of the island is chosen, or its tile."""

    form = "choose {space}"
    example = "choose t1"
    pieces = "{space}"

    space: Space


class ChoosePart(Answer, frozen=True):
    """A source, a marker or a token on a space is chosen."""

    form = "choose {spot}"
    example = "choose t1-left"
    pieces = "{spot}"

    spot: OnTile


class ChooseTile(Answer, frozen=True):
    """A tile of the stack is chosen."""

    form = "choose {tile}"
    example = "choose 3"
    pieces = "{tile}"
    tells = {"terrain": Terrain, "left": Picture, "right": Picture}

    tile: TileNumber


class ChoosePerson(Answer, frozen=True):
    """Somebody is chosen."""

    form = "choose {who}"
    example = "choose cook"
    pieces = "{who}"

    who: Person


class ChooseArrow(Answer, frozen=True):
    """An arrow on somebody's sheet is chosen."""

    form = "choose {arrow}"
    example = "choose cook-4"
    pieces = "{arrow}"

    arrow: OnSheet


class ChooseItem(Answer, frozen=True):
    """An invention is chosen, or an item."""

    form = "choose {item}"
    example = "choose knife"
    pieces = "{item}"

    item: Item


class ChooseCard(Answer, frozen=True):
    """A discovery is chosen, a beast, or a weapon."""

    form = "choose {card}"
    example = "choose find-tobacco"
    pieces = "{card}"

    card: Chosen


class Enough(Answer, frozen=True):
    """Nothing more is chosen, or drawn."""

    form = "enough"


class GoOn(Answer, frozen=True):
    """The game goes on: nothing is used."""

    form = "go-on"


# The phases of a round.


class Determination(Answer, frozen=True):
    """High morale gives determination."""

    form = "determination"


class Heal(Answer, frozen=True):
    """High morale heals a wound."""

    form = "heal"


class Produce(Answer, frozen=True):
    """Of half a production, so much is wood and so much is food."""

    form = "produce {wood} {food}"
    example = "produce 1 1"

    wood: Wood
    food: Food


class Hungry(Answer, frozen=True):
    """Somebody eats nothing, for there is not enough."""

    form = "hungry {who}"
    example = "hungry cook"
    pieces = "character-{who}"

    who: Eater


class Stay(Answer, frozen=True):
    """The camp stays where it is."""

    form = "stay"


class Lay(Answer, frozen=True):
    """So much wood is laid on the woodpile."""

    form = "lay {count}"
    example = "lay 1"

    count: ForThePile

    @staticmethod
    def occurs(options: Options, seats: int) -> bool:
        """Only where a scenario has reasons against it."""
        return Lay in named(options.scenario).checks


# Fights and mysteries.


class Fight(Answer, frozen=True):
    """The fight begins."""

    form = "fight"


class Draw(Answer, frozen=True):
    """Another mystery is drawn."""

    form = "draw"


# What may be used besides actions.


class Use(Answer, frozen=True):
    """A card, a token or an item is used."""

    form = "use {card}"
    example = "use supply-biscuits"
    pieces = "{card}"

    card: Card


Purpose = Literal["arm", "protect", "spare", "brandish"]
"""To fight with it, for all, against a wound, or where a card asks for a weapon."""


class Wield(Answer, frozen=True):
    """A temporary weapon is used, or what else is of use in a fight."""

    form = "use {card}"
    example = "use supply-pistol"
    pieces = "{card}"
    tells = {"purpose": Purpose, "bonus": int}

    card: Weapon


class Ignore(Answer, frozen=True):
    """A mystery is ignored by means of a card or token."""

    form = "use {card}"
    example = "use mystery-whip"
    pieces = "{card}"
    tells = {"mystery": str}

    card: Means


class UseAbility(Answer, frozen=True):
    """An ability of one's own character is used."""

    form = "use {ability}"
    example = "use soup"
    pieces = "ability-{ability}"

    ability: Ability


class Arm(Answer, frozen=True):
    """Somebody uses against the hungry animals what serves one person only."""

    form = "use {card} {who}"
    example = "use mystery-saber cook"
    pieces = "{card} character-{who}"

    card: OneFighters
    who: Fighter


ANSWERS: tuple[type[Answer], ...] = (
    *(Be, Do, Send, Add, Take, With, Ready, Wait),
    *(DoNext, Build, Keep, Reroll, RerollWith),
    *(ChooseSpace, ChoosePart, ChooseTile, ChoosePerson, ChooseArrow, ChooseItem, ChooseCard),
    *(Choose, Enough, GoOn),
    *(Determination, Heal, Produce, Hungry, Stay, Lay, Fight, Draw),
    *(Use, UseAbility, Wield, Arm, Ignore),
)
