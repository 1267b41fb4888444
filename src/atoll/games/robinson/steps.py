"""The steps of a game besides the words of the cards: rounds, phases, plans and answers."""

from typing import Literal

from ...kernel import Nothing, Step
from .facts import DICE, Die, Kind, Skill
from .vocabulary import DrawMysteries, Effect, IfWeapon, Token

# Rounds and phases.


class ChooseCharacter(Step, frozen=True):
    seat: int


class TakeCharacter(Step, frozen=True):
    seat: int
    name: str


class BeginRound(Step, frozen=True):
    pass


class EventPhase(Step, frozen=True):
    pass


class DrawEvent(Step, frozen=True):
    pass


class PlaceThreat(Step, frozen=True):
    """The event that was carried out goes to the right threat space."""


class MoralePhase(Step, frozen=True):
    pass


class HighMorale(Step, frozen=True):
    """The first player chooses between determination and healing."""


class ProductionPhase(Step, frozen=True):
    pass


class Harvest(Step, frozen=True):
    """What the sources give is added up."""


class ChooseProduction(Step, frozen=True):
    """Only half of so much wood and food is produced."""

    wood: int
    food: int


class Produce(Step, frozen=True):
    wood: int
    food: int


class ActionPhase(Step, frozen=True):
    pass


class EndActionPhase(Step, frozen=True):
    pass


class ItemsAppear(Step, frozen=True):
    """What was built in this phase can be used from now on."""


class BecomeItem(Step, frozen=True):
    item: str


class FindServes(Step, frozen=True):
    """A discovery of this phase is available, or serves the one on whose sheet it lies."""

    card: str
    person: int | None = None


class TreasureWorks(Step, frozen=True):
    """A treasure of this phase takes effect, for all or for the one on whose sheet it lies."""

    card: str
    person: int | None = None


class CheckGoal(Step, frozen=True):
    pass


class WeatherPhase(Step, frozen=True):
    pass


class Clouds(Step, frozen=True):
    pass


class HungryAnimals(Step, frozen=True):
    """What the next of their dice shows comes to pass."""


class BetweenAnimals(Step, frozen=True):
    """A moment between two dice, if something helps against the next."""


class AnimalsFight(Step, frozen=True):
    """A hungry beast comes; temporary weapons protect everybody."""

    bonus: int = 0
    used: tuple[str, ...] = ()
    """What serves one person only and was used in it."""
    spared: int | None = None
    """Who ignores a wound."""


class ArmAll(Step, frozen=True):
    """Something is used against the beast, by one person if it serves only one."""

    card: str
    fight: AnimalsFight
    person: int | None = None


class AnimalsClash(Step, frozen=True):
    fight: AnimalsFight


class Storm(Step, frozen=True):
    pass


class NightPhase(Step, frozen=True):
    pass


class NightFalls(Step, frozen=True):
    """What was put off until the night happens."""


class Eat(Step, frozen=True):
    pass


class GoHungry(Step, frozen=True):
    """Somebody eats nothing, for there is not enough."""

    person: int
    left: "Starve"


class AskCampMove(Step, frozen=True):
    """The camp may move in the night."""


class Starve(Step, frozen=True):
    """So many meals are missing."""

    meals: int
    wounds: int


class Sleep(Step, frozen=True):
    pass


class Spoil(Step, frozen=True):
    """Food that is left is discarded."""


class EndRound(Step, frozen=True):
    pass


# Scenes.


class Pause(Step, frozen=True):
    """A moment for whatever may be done at any time; nobody is asked if there is nothing."""


class Close(Step, frozen=True):
    """A scene is over."""


class Ask(Step, frozen=True):
    """One of several things is chosen for an effect, by the team or by whoever acts."""

    prompt: str
    things: tuple[str, ...]
    effect: "Targeted"
    by: Literal["actor", "team"] = "team"
    may_stop: bool = False


# What is done to the thing that was chosen.


class Exhaust(Step, frozen=True):
    """A source, such as ``t1-left``."""

    thing: str = ""


class ExhaustAll(Step, frozen=True):
    thing: str = ""


class TurnDown(Step, frozen=True):
    thing: str = ""


class HideTerrain(Step, frozen=True):
    thing: str = ""


class MoveCampTo(Step, frozen=True):
    thing: str = ""


class TurnBack(Step, frozen=True):
    thing: str = ""


class MarkItem(Step, frozen=True):
    thing: str = ""


class ReturnItem(Step, frozen=True):
    thing: str = ""


class ReturnInvention(Step, frozen=True):
    thing: str = ""


class TakeInvention(Step, frozen=True):
    thing: str = ""


class TakeItem(Step, frozen=True):
    thing: str = ""


class KeepFind(Step, frozen=True):
    """One of those that were drawn; so many more of them are kept."""

    thing: str = ""
    drawn: tuple[str, ...] = ()
    more: int = 0


class HealPerson(Step, frozen=True):
    """One wound; after that ``more``, of at most ``people`` with those who were ``healed``."""

    thing: str = ""
    more: int = 0
    people: int = 1
    healed: tuple[str, ...] = ()


class EncouragePerson(Step, frozen=True):
    thing: str = ""


class IgnoreArrow(Step, frozen=True):
    thing: str = ""


class Infect(Step, frozen=True):
    thing: str = ""


class SpendNight(Step, frozen=True):
    """A space, or ``open``."""

    thing: str = ""


class TakeOff(Step, frozen=True):
    """A token or a marker, such as ``t1-time`` or ``t1-left``; so many more of its kind may go."""

    thing: str = ""
    more: int = 0


class LayThere(Step, frozen=True):
    """A token, on a space."""

    token: Token
    thing: str = ""


class CalmAnimals(Step, frozen=True):
    """What a die of the hungry animals shows does not come to pass."""

    thing: str = ""


class RollAnimals(Step, frozen=True):
    """A die of the hungry animals that shows this is rolled again."""

    thing: str = ""


class Peek(Step, frozen=True):
    """Under the top of the event deck, or the beast that waits beside it."""

    thing: str = ""


class PutTileOnTop(Step, frozen=True):
    """Of the stack, under those that are still to be put there."""

    thing: str = ""
    others: int = 0


class PutBeastOnTop(Step, frozen=True):
    thing: str = ""


class PlaceShortcut(Step, frozen=True):
    thing: str = ""


class UseShortcut(Step, frozen=True):
    """The source at the end of the shortcut from which the camp is supplied in this round."""

    thing: str = ""


class Pen(Step, frozen=True):
    """The source whose flock comes into the corral."""

    thing: str = ""


class PickIdea(Step, frozen=True):
    """Of the inventions that were drawn."""

    thing: str = ""


class PickTile(Step, frozen=True):
    """Of the tiles that were looked at; the others are shuffled back."""

    thing: str = ""


class TakeTile(Step, frozen=True):
    """Of the tiles from which whoever explores may choose; it is laid, the others shuffled back."""

    thing: str = ""


class Wield(Step, frozen=True):
    """A temporary weapon for something that asks for one."""

    thing: str = ""


class ActAs(Step, frozen=True):
    """The person for whom something is used."""

    thing: str = ""


Targeted = (
    Exhaust
    | ExhaustAll
    | TurnDown
    | HideTerrain
    | MoveCampTo
    | TurnBack
    | MarkItem
    | ReturnItem
    | ReturnInvention
    | TakeInvention
    | TakeItem
    | KeepFind
    | HealPerson
    | EncouragePerson
    | IgnoreArrow
    | Infect
    | SpendNight
    | TakeOff
    | LayThere
    | CalmAnimals
    | RollAnimals
    | Peek
    | PutTileOnTop
    | PutBeastOnTop
    | PlaceShortcut
    | Pen
    | PickIdea
    | PickTile
    | TakeTile
    | Wield
    | ActAs
    | UseShortcut
)


# Planning.


class Plan(Step, frozen=True):
    """All place their pawns, and say when they are ready."""


class Lead(Step, frozen=True):
    """Somebody's pawn begins a stack."""

    person: int
    kind: Kind
    target: str
    need: int
    """Which of the prices is paid."""
    aid: str = ""
    """What stands in for something that is missing: ``economy``, or a temporary weapon."""


class Help(Step, frozen=True):
    """A pawn joins a stack: somebody's, or a neutral one."""

    pawn: str
    stack: str


class Withdraw(Step, frozen=True):
    pawn: str
    stack: str


class UseWith(Step, frozen=True):
    """Something is laid with a stack, such as the basket, or taken from it."""

    extra: str
    stack: str


class SayReady(Step, frozen=True):
    seat: int
    ready: bool


# Carrying out.


class CarryOut(Step, frozen=True):
    """The next action of a kind is carried out."""

    kind: Kind


class Do(Step, frozen=True):
    stack: str


class SaveWood(Step, frozen=True):
    """The Carpenter may still save a wood of the action that was carried out."""


class DealWithThreat(Step, frozen=True):
    pass


class Hunt(Step, frozen=True):
    pass


class RollOrSucceed(Step, frozen=True):
    """With few pawns dice are rolled, with more the action succeeds for sure."""


class AskBackpack(Step, frozen=True):
    """Whoever explores may look into the backpack."""


class OpenBackpack(Step, frozen=True):
    pass


class ArrangeCamp(Step, frozen=True):
    pass


class Rest(Step, frozen=True):
    pass


class Roll(Step, frozen=True):
    """The dice of an action have been rolled: by die, whether it shows what it is about."""

    success: bool
    wound: bool
    adventure: bool
    dice: tuple[Die, ...] = DICE
    """Those that were rolled."""


class Reroll(Step, frozen=True):
    """One of them is rolled again."""

    die: Die
    roll: Roll


class RerollWith(Step, frozen=True):
    """One of them is rolled again by means of a card or token."""

    card: str
    die: Die
    roll: Roll


class Settle(Step, frozen=True):
    """What the dice show comes to pass."""

    roll: Roll


class BuildNow(Step, frozen=True):
    """Something is built besides what was planned."""

    target: str
    need: int
    """Which of the prices is paid."""
    aid: str = ""
    """What stands in for something that is missing."""


class Succeed(Step, frozen=True):
    """The present action succeeds."""


class Fail(Step, frozen=True):
    """The present action fails."""


class Adventure(Step, frozen=True):
    """An adventure of the present action is drawn."""


class SpendToken(Step, frozen=True):
    """The adventure that a token has brought is over, and the token goes."""

    skill: Skill


class LayTile(Step, frozen=True):
    pass


# Fights.


class Battle(Step, frozen=True):
    """Before strength and weapon are compared, temporary weapons may be used."""

    strength: int
    weapon: int
    food: int
    fur: int
    palisade: int
    bare: bool
    bonus: int = 0
    after: tuple[Effect, ...] = ()
    used: tuple[str, ...] = ()
    """The cards that were used in it."""
    spared: bool = False
    """Whether one wound of it is ignored."""


class Arm(Step, frozen=True):
    """A temporary weapon is used."""

    card: str
    bonus: int
    battle: Battle


class Spare(Step, frozen=True):
    """One wound of this fight is ignored."""

    card: str
    battle: Battle


class Clash(Step, frozen=True):
    battle: Battle


class EndFight(Step, frozen=True):
    pass


class Brandish(Step, frozen=True):
    """A temporary weapon is used where a card asks for one."""

    card: str
    check: IfWeapon


# Mysteries.


class TurnMystery(Step, frozen=True):
    """The next mystery is turned up, of those that may still come."""

    most: DrawMysteries


class AskMystery(Step, frozen=True):
    """Whoever draws may stop, or go on with those that may still come."""

    most: DrawMysteries


class MeetMystery(Step, frozen=True):
    """A mystery of a kind that is asked for has been turned up; it may be ignored."""

    card: str


class Undergo(Step, frozen=True):
    """What a mystery brings comes to pass."""

    card: str


class IgnoreMystery(Step, frozen=True):
    """A mystery is ignored by means of a card or token."""

    card: str
    means: str


class LayDown(Step, frozen=True):
    """A mystery that was carried out lies there until the draw is over."""


class EndMysteries(Step, frozen=True):
    pass


# Powers.


class UsePower(Step, frozen=True):
    """Something that may be used at this moment is used."""

    seat: int
    card: str


class UseAbility(Step, frozen=True):
    seat: int
    ability: str


class GainNow(Step, frozen=True):
    """It is available at once, also in the action phase."""

    food: int
    fur: int


# The woodpile.


class LayWood(Step, frozen=True):
    count: int


# Cannibals.


class Destroy(Step, frozen=True):
    """What was attacked falls: a village is burnt, or the city destroyed."""

    target: str


# King Kong.


class CatchKong(Step, frozen=True):
    """He is caught, if whoever hunts him has survived it."""


class FreeActress(Step, frozen=True):
    """She is brought back to the camp."""


Steps = (
    Nothing
    | Effect
    | Targeted
    | ChooseCharacter
    | TakeCharacter
    | BeginRound
    | EventPhase
    | DrawEvent
    | PlaceThreat
    | MoralePhase
    | HighMorale
    | ProductionPhase
    | Harvest
    | ChooseProduction
    | Produce
    | ActionPhase
    | EndActionPhase
    | ItemsAppear
    | BecomeItem
    | FindServes
    | TreasureWorks
    | CheckGoal
    | WeatherPhase
    | Clouds
    | HungryAnimals
    | BetweenAnimals
    | Storm
    | NightPhase
    | NightFalls
    | Eat
    | GoHungry
    | AskCampMove
    | Starve
    | Sleep
    | Spoil
    | AnimalsFight
    | ArmAll
    | AnimalsClash
    | EndRound
    | Pause
    | Close
    | Ask
    | Plan
    | Lead
    | Help
    | Withdraw
    | UseWith
    | SayReady
    | CarryOut
    | Do
    | SaveWood
    | DealWithThreat
    | Hunt
    | RollOrSucceed
    | AskBackpack
    | OpenBackpack
    | ArrangeCamp
    | Rest
    | Roll
    | Reroll
    | RerollWith
    | Settle
    | BuildNow
    | Succeed
    | Fail
    | Adventure
    | SpendToken
    | LayTile
    | Battle
    | Arm
    | Spare
    | Clash
    | Brandish
    | EndFight
    | TurnMystery
    | AskMystery
    | MeetMystery
    | Undergo
    | IgnoreMystery
    | LayDown
    | EndMysteries
    | UsePower
    | UseAbility
    | GainNow
    | LayWood
    | CatchKong
    | FreeActress
    | Destroy
)
