"""Tables of Robinson Crusoe, laid for a story.

    camp = table("cook soldier", friday=True)
    happen(camp, Wound(2), Gain(wood=1))
    assert wounds(camp, "cook") == 2

Without a game going on: a scene is open in which somebody acts, and steps happen when told. What
they ask is answered with ``answer``.
"""

from msgspec.structs import replace

from atoll.games.robinson import Robinson
from atoll.games.robinson.facts import Phase
from atoll.games.robinson.options import Options, settle
from atoll.games.robinson.phases import event, morale, production, rounds  # noqa: F401
from atoll.games.robinson.setup import deal, take_character
from atoll.games.robinson.state import Camp, Person, Scene, Stack
from atoll.games.robinson.steps import ActionPhase, HighMorale, Steps, TakeCharacter
from atoll.kernel import Event, OptionValue

GAME = Robinson()


def table(  # noqa: PLR0913  (there is much on a table)
    names: str = "carpenter cook",
    *,
    phase: Phase = "action",
    actor: str = "",
    card: str = "",
    stack: Stack | None = None,
    seed: int = 0,
    **options: OptionValue,
) -> Camp:
    """These characters sit there, and the first of them is the first player.

    In the scene that is open ``actor`` acts, or the first player.
    """
    seats = len(names.split())
    chosen = {"friday": False, "dog": False} | options
    camp = deal(settle(Options(**chosen), seats), seats, seed)  # type: ignore[arg-type]
    camp.options = replace(camp.options, characters="choose")  # chance deals the Soldier to many
    camp.first = 0
    camp.agenda = [HighMorale()]  # where the story rests
    for seat, name in enumerate(names.split()):
        take_character(camp, TakeCharacter(seat, name))
    camp.phase = phase
    camp.scenes = [Scene(number(camp, actor) if actor else 0, card, stack)]
    return camp


def number(camp: Camp, name: str) -> int:
    return [person.name for person in camp.people].index(name)


def person(camp: Camp, name: str) -> Person:
    return camp.people[number(camp, name)]


def wounds(camp: Camp, name: str) -> int:
    return person(camp, name).wounds


def all_wounds(camp: Camp) -> list[int]:
    return [each.wounds for each in camp.people]


def determination(camp: Camp, name: str) -> int:
    return person(camp, name).determination


def won(camp: Camp) -> bool:
    return camp.outcome is not None and camp.outcome.reason == "goal"


# Playing on.


def happen(camp: Camp, *steps: Steps) -> list[Event]:
    """These steps happen, up to the first question; what was told on the way."""
    camp.__dict__.pop("events", None)
    camp.push_all(*steps)
    camp.rules.advance(camp)
    return camp.events


def asked(camp: Camp) -> tuple[str, set[str]]:
    """What is asked, and the answers; nothing if the story rests."""
    (decision,) = camp.awaited
    if decision.prompt.key == "ask-morale":
        return "", set()
    return decision.prompt.key, {option.text for option in decision.options}


def answer(camp: Camp, *texts: str) -> list[Event]:
    """Answers to what is asked, one after another."""
    events: list[Event] = []
    for text in texts:
        (decision,) = camp.awaited
        option = decision.option(text)
        assert option is not None, f"{text!r} is none of {[each.text for each in decision.options]}"
        camp.rules.choose(camp, decision, option)
        events += camp.events
    return events


# Planning.


def planning(camp: Camp) -> Camp:
    """The action phase begins: the first player is asked to plan. After it the story rests."""
    camp.scenes = []
    happen(camp, ActionPhase())
    return camp


def may_plan(camp: Camp, name: str, first_words: str = "") -> set[str]:
    """What somebody may plan now, of the answers that begin like this."""
    decisions = [each for each in camp.decisions if each.prompt.key == "ask-plan"]
    seat = number(camp, name)
    options = [each for decision in decisions if decision.seat == seat for each in decision.options]
    return {option.text for option in options if option.text.startswith(first_words)}


def says(camp: Camp, name: str, *texts: str) -> list[Event]:
    """Answers of somebody, whether the game waits for this seat or not."""
    events: list[Event] = []
    for text in texts:
        mine = [each for each in camp.decisions if each.seat == number(camp, name)]
        found = [(each, each.option(text)) for each in mine if each.option(text) is not None]
        assert found, f"{text!r} is none of {[each.text for one in mine for each in one.options]}"
        decision, option = found[0]
        assert option is not None
        camp.rules.choose(camp, decision, option)
        events += camp.events
    return events
