"""The words that cards are written in: few, general effects, each a step of its own.

Cards are expressions of these words and nothing else. Numbers and targets are arguments. Who is
meant by ``actor``, and where ``here`` is, the scene says in which a card is carried out.
"""

from typing import Literal

from ...kernel import Step
from .facts import BodyPart, Kind, Level, Source, Terrain

Who = Literal["actor", "first", "each", "camp", "all"]
"""Whoever acts, the first player, each character, each one in the camp, or everybody with
Friday."""
Token = Literal[
    "time", "reroll", "danger", "wood", "food", "adventure", "flu", "fog", "ash", "cross", "trap"
]
"""The flu is a card, and lies in the night space beside an extra food token, too; the last four
are white and blue markers."""
Cloud = Literal["rain", "snow"]
WeatherToken = Literal["rain", "snow", "storm", "animals"]
ActionSpace = Literal["hunt", "build", "gather", "explore", "arrange"]
Price = Literal["shelter", "roof", "palisade", "weapon"]

# People.


class Wound(Step, frozen=True):
    count: int = 1
    who: Who = "actor"


class Heal(Step, frozen=True):
    count: int
    who: Who = "actor"


class HealAnybody(Step, frozen=True):
    """Wounds of whom the players choose: all of one person, or of at most ``people``."""

    count: int
    people: int = 1


class Determination(Step, frozen=True):
    """Gained, or, if negative, demanded."""

    count: int
    who: Who = "actor"


class ShareDetermination(Step, frozen=True):
    """Distributed among the people as the players like."""

    count: int


class LoseAllDetermination(Step, frozen=True):
    pass


class OnePawn(Step, frozen=True):
    """Only one pawn in this round, or in a later one."""

    who: Who = "actor"
    rounds_on: int = 0


class OnlyActions(Step, frozen=True):
    """In this round nothing but these actions."""

    kinds: tuple[Kind, ...]
    who: Who = "actor"


class NoAbilities(Step, frozen=True):
    """The first player uses none in this round."""


class NoTeamwork(Step, frozen=True):
    """In this round no action has pawns of two people, but the one against this threat."""


class NextFirstPlayer(Step, frozen=True):
    """The first player's token is passed on."""


class Scar(Step, frozen=True):
    """A special wound, of the colour of the card's deck."""

    part: BodyPart


class ForScarred(Step, frozen=True):
    """What happens to whoever has the special wound of this card; and it goes."""

    part: BodyPart
    effects: "tuple[Effect, ...]"


class NightOutside(Step, frozen=True):
    """Whoever acts spends the night outside the camp."""


class Clumsy(Step, frozen=True):
    """Whoever acts rerolls successes: in the next round only, or until the card comes back."""

    lasts: bool


class Steady(Step, frozen=True):
    """Whoever was clumsy until this card came back no longer is."""


class NextRound(Step, frozen=True):
    """At the beginning of the next round, before the event phase."""

    effects: "tuple[Effect, ...]"


class AtNight(Step, frozen=True):
    """In the coming night. If whoever acts spends it outside the camp, ``outside`` instead; or, if
    that is nothing, in the first night when it is not so."""

    effects: "tuple[Effect, ...]"
    outside: "tuple[Effect, ...]" = ()


class EveryNight(Step, frozen=True):
    """In every night until there is an item; the card is kept for so long."""

    effects: "tuple[Effect, ...]"
    until: str


# Conditions and choices.


class Unless(Step, frozen=True):
    """The effects where an item is missing, the others where it is there."""

    item: str
    effects: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]" = ()
    built: bool = False
    """It is there even when it cannot be used."""


class IfWeapon(Step, frozen=True):
    """The effects with a weapon of at least this level, the others without."""

    level: int
    effects: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]" = ()


class Way(Step, frozen=True):
    """One of several ways; it can be chosen only if all that it demands can be met."""

    word: str
    effects: "tuple[Effect, ...]" = ()


class Choose(Step, frozen=True):
    """One way is chosen, by whoever acts or by the team; if there is none, a demand is unmet."""

    ways: tuple[Way, ...]
    by: Literal["actor", "team"] = "team"
    if_possible: bool = False
    """If there is none, nothing happens."""


# The camp.


class Morale(Step, frozen=True):
    by: int


class Raise(Step, frozen=True):
    """The roof and the palisade only where there is a shelter."""

    level: Level
    by: int = 1


class Lower(Step, frozen=True):
    level: Level
    by: int = 1
    if_possible: bool = False


class LoseWeapons(Step, frozen=True):
    """The weapon falls to nothing."""


class Halve(Step, frozen=True):
    """Half of the level is lost, rounded down."""

    level: Level


class RestoreLevels(Step, frozen=True):
    """Roof and palisade rise by 1 each, if the camp move of this card has lowered them."""


class Gain(Step, frozen=True):
    wood: int = 0
    food: int = 0
    rations: int = 0
    fur: int = 0
    a_player: bool = False
    """So much for each player."""


class GainAlike(Step, frozen=True):
    """One more of what is being gathered."""


class Discard(Step, frozen=True):
    """Food may be of either kind, rations only of that kind."""

    wood: int = 0
    food: int = 0
    rations: int = 0
    if_possible: bool = False


class DiscardEverything(Step, frozen=True):
    """All available resources."""


class NoProduction(Step, frozen=True):
    """Of nothing, or of one kind, in this round."""

    of: Literal["all", "wood", "food"] = "all"


class HalfProduction(Step, frozen=True):
    pass


class MoreProduction(Step, frozen=True):
    """In this round's production so much more wood, or so much less food."""

    wood: int = 0
    food: int = 0


class MoveCamp(Step, frozen=True):
    """To a neighbouring tile that the players choose."""


# Tokens.


class Put(Step, frozen=True):
    token: Token
    space: ActionSpace | Literal["night"]


class PutHere(Step, frozen=True):
    """On the tile or space of the action."""

    token: Token


class PutWithPrice(Step, frozen=True):
    """An extra wood token with each of these prices."""

    prices: tuple[Price, ...]


class TakeAway(Step, frozen=True):
    token: Token
    space: ActionSpace


class BlockCamp(Step, frozen=True):
    """A black marker: the next camp arrangement does nothing but remove it."""


class Forecast(Step, frozen=True):
    """A weather token, or the die of the hungry animals, in the weather space."""

    token: WeatherToken


class IgnoreCloud(Step, frozen=True):
    """One cloud does not count in this weather."""

    cloud: Cloud


class SnowAsRain(Step, frozen=True):
    """One snow cloud counts as a rain cloud in this weather."""


class RollWeather(Step, frozen=True):
    """The weather dice of this round are rolled now."""


class IgnoreAnimals(Step, frozen=True):
    """What one die of the hungry animals shows does not count."""


class RerollAnimals(Step, frozen=True):
    """One die of the hungry animals is rolled again."""


class PutAtCamp(Step, frozen=True):
    """On the camp tile; it goes along when the camp moves."""

    token: Literal["wood", "food"]


class PutOnTiles(Step, frozen=True):
    """So many of these on different tiles or spaces of the players' choice, as far as possible."""

    token: Token
    count: int


class RemoveTokens(Step, frozen=True):
    """So many of these at most, of the players' choice."""

    token: str
    count: int


class RemoveMarker(Step, frozen=True):
    """One black marker of the players' choice goes from a tile or space."""


class RemoveAnything(Step, frozen=True):
    """One token or marker of the players' choice goes from a tile or space."""


# Sources, tiles and terrains.


class ExhaustNearest(Step, frozen=True):
    """The nearest source of these kinds; if there is none each character is wounded."""

    sources: tuple[Source, ...]


class ExhaustAdjacent(Step, frozen=True):
    """Sources next to the camp, of the players' choice."""

    count: int


class ExhaustNeighbour(Step, frozen=True):
    """All sources of a tile next to the camp, if possible."""


class ExhaustHere(Step, frozen=True):
    """The source that is gathered from, or any one of this tile or space."""

    which: Literal["gathered", "any"]


class ExhaustAtCamp(Step, frozen=True):
    """A source of food on the camp tile; if there is none each character is wounded."""


class ExhaustNoted(Step, frozen=True):
    """All sources of the tile where the food token of this card still lies."""


class Uncover(Step, frozen=True):
    """The sources and terrains that this card has covered."""


class CoverTerrain(Step, frozen=True):
    """Of a tile of the players' choice, if possible."""

    terrain: Terrain


class CoverTerrainHere(Step, frozen=True):
    pass


class TurnDownNeighbour(Step, frozen=True):
    """A tile next to the camp becomes inaccessible, if possible."""


class TurnDownNoted(Step, frozen=True):
    """The tile where the time-consuming token of this card still lies becomes inaccessible."""


class TurnUpNoted(Step, frozen=True):
    pass


class NewFlock(Step, frozen=True):
    """An extra food token here, which is a source itself where there is no food."""


class ArrangeTiles(Step, frozen=True):
    """The next tiles of the stack are looked at and put back in any order."""

    count: int


# Inventions, items and other cards.


class DiscardInventions(Step, frozen=True):
    """From the board, of the players' choice."""

    count: int


class DrawInvention(Step, frozen=True):
    """The top one of the deck comes to the board."""


class ChooseInvention(Step, frozen=True):
    """Any one of the deck comes to the board."""


class TurnBackItems(Step, frozen=True):
    """So many items become inventions again, if possible."""

    count: int = 1


class TurnBackItem(Step, frozen=True):
    """One item becomes an invention again: a demand that can be chosen only if there is one."""


class DiscardItem(Step, frozen=True):
    """One item goes back into the deck, if possible."""


class MarkItems(Step, frozen=True):
    count: int


class TurnBackMarked(Step, frozen=True):
    pass


class PutItemsAway(Step, frozen=True):
    """No item can be used before the end of the action phase."""


class FreeItem(Step, frozen=True):
    """One of these is built for nothing."""

    items: tuple[str, ...]


class CorralFlock(Step, frozen=True):
    """A source of parrots next to the camp is covered, and its food comes to the camp tile."""


class LayShortcut(Step, frozen=True):
    """Its token goes on a tile next to the camp."""


class DrawDiscoveries(Step, frozen=True):
    """So many are drawn, and all or fewer of them kept."""

    count: int = 1
    kept: int | None = None


class DrawStartingItem(Step, frozen=True):
    pass


class DrawMysteries(Step, frozen=True):
    """At most so many of each kind are carried out."""

    treasures: int = 0
    monsters: int = 0
    traps: int = 0
    either: int = 0
    """Monsters or traps."""
    any: int = 0
    """Of whatever kind."""
    must: bool = False
    """Nobody may stop before."""


class StopDrawing(Step, frozen=True):
    """No more mysteries are drawn."""


class LoseFoundTreasures(Step, frozen=True):
    """Those that were found before in the same action."""


class IgnoreArrows(Step, frozen=True):
    """So many arrows on the sheets no longer cost morale."""

    count: int


class Disease(Step, frozen=True):
    """Black markers, two for each player, are distributed; each is a wound in the coming night."""


class PeekEvent(Step, frozen=True):
    """The top card of the event deck is looked at."""


# Beasts.


class Fight(Step, frozen=True):
    """Whoever acts fights. Weapon and palisade change by these numbers, which are negative.

    ``bare``: nothing changes and nothing is gained.
    """

    strength: int
    weapon: int = 0
    food: int = 0
    fur: int = 0
    palisade: int = 0
    bare: bool = False


class FightTopBeast(Step, frozen=True):
    """Of the hunting deck, if there is one."""


class TakeTopBeast(Step, frozen=True):
    """The top beast of the hunting deck, without a comparison of strength."""


class DiscardTopBeast(Step, frozen=True):
    """Of the hunting deck, if possible."""


class LookAtTopBeast(Step, frozen=True):
    pass


class TopBeastToBottom(Step, frozen=True):
    pass


class StrongestBeast(Step, frozen=True):
    """The strongest of so many beasts comes on top of the hunting deck."""

    of: int


class BeastBeside(Step, frozen=True):
    """A beast waits beside the event deck for the next event phase."""


class BeastBesideToHunt(Step, frozen=True):
    """It is shuffled into the hunting deck instead."""


# Words of scenarios.


class Win(Step, frozen=True):
    """The team has escaped, and wins."""


class WoodForThePile(Step, frozen=True):
    """So much wood for the present stage of the woodpile; what it cannot hold is lost."""

    count: int


class UseUp(Step, frozen=True):
    """A discovery is used by whoever acts, for what stands beside this."""

    card: str


class Gale(Step, frozen=True):
    """A level of the palisade falls; if there is none, each character is wounded."""


class Launch(Step, frozen=True):
    """One of the boats is ready that are built for Jenny's sake."""

    boat: Literal["raft", "lifeboat"]


class CannibalsAttack(Step, frozen=True):
    """Wounds, fewer for each village that was burnt; then the camp moves, or loses its shelter."""


class TakeCrew(Step, frozen=True):
    """King Kong strikes: the first of the film crew who is alive and free is taken."""


class SetTrap(Step, frozen=True):
    """A trap for King Kong is set where this action is done."""


# Cards about cards.


class Book(Step, frozen=True):
    """The scenario's book effect."""


class RepeatEvent(Step, frozen=True):
    """The event of this card again."""


class Strike(Step, frozen=True):
    """The threat effects of all cards in the threat spaces, from left to right."""


class ShuffleIn(Step, frozen=True):
    """This card goes into the event deck."""


class Keep(Step, frozen=True):
    """This card is kept."""


class BuildOnceMore(Step, frozen=True):
    """Another build action at once, without pawns and with all dice."""


Effect = (
    Wound
    | Heal
    | HealAnybody
    | Determination
    | ShareDetermination
    | LoseAllDetermination
    | OnePawn
    | OnlyActions
    | NoAbilities
    | NoTeamwork
    | NextFirstPlayer
    | Scar
    | ForScarred
    | NightOutside
    | Clumsy
    | Steady
    | NextRound
    | AtNight
    | EveryNight
    | Unless
    | IfWeapon
    | Way
    | Choose
    | Morale
    | Raise
    | Lower
    | LoseWeapons
    | Halve
    | RestoreLevels
    | Gain
    | GainAlike
    | Discard
    | DiscardEverything
    | NoProduction
    | HalfProduction
    | MoreProduction
    | MoveCamp
    | Put
    | PutHere
    | PutWithPrice
    | TakeAway
    | BlockCamp
    | Forecast
    | IgnoreCloud
    | SnowAsRain
    | RollWeather
    | IgnoreAnimals
    | RerollAnimals
    | PutAtCamp
    | PutOnTiles
    | RemoveTokens
    | RemoveMarker
    | RemoveAnything
    | ExhaustNearest
    | ExhaustAdjacent
    | ExhaustNeighbour
    | ExhaustHere
    | ExhaustAtCamp
    | ExhaustNoted
    | Uncover
    | CoverTerrain
    | CoverTerrainHere
    | TurnDownNeighbour
    | TurnDownNoted
    | TurnUpNoted
    | NewFlock
    | ArrangeTiles
    | DiscardInventions
    | DrawInvention
    | ChooseInvention
    | TurnBackItems
    | TurnBackItem
    | DiscardItem
    | MarkItems
    | TurnBackMarked
    | PutItemsAway
    | FreeItem
    | CorralFlock
    | LayShortcut
    | DrawDiscoveries
    | DrawStartingItem
    | DrawMysteries
    | StopDrawing
    | LoseFoundTreasures
    | IgnoreArrows
    | Disease
    | PeekEvent
    | Fight
    | FightTopBeast
    | TakeTopBeast
    | DiscardTopBeast
    | LookAtTopBeast
    | TopBeastToBottom
    | StrongestBeast
    | BeastBeside
    | BeastBesideToHunt
    | Win
    | Gale
    | Launch
    | WoodForThePile
    | TakeCrew
    | SetTrap
    | UseUp
    | CannibalsAttack
    | Book
    | RepeatEvent
    | Strike
    | ShuffleIn
    | Keep
    | BuildOnceMore
)
