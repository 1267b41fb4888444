"""Actions that are carried out at a table, with dice that fall as the story wants.

camp = island("carpenter cook", m2=1)
falls(monkeypatch, success=True, wound=False, adventure=False)
act(camp, "gather", "m2-left", sure=False)
"""

import pytest

from atoll.games.robinson.actions import dice
from atoll.games.robinson.facts import ANIMALS, SPACE, Animals, Kind
from atoll.games.robinson.land import sky
from atoll.games.robinson.state import NO_GOODS, Camp, Goods, Kept, Space, Stack
from atoll.games.robinson.steps import ActionPhase, CarryOut, ItemsAppear
from atoll.kernel import Event, OptionValue

from .tables import answer, asked, happen, table

SHOWS, BLANK = 0, 5
"""Faces of a die: the first shows what the die is about, the last never does."""


def island(names: str = "carpenter cook", **places: OptionValue) -> Camp:
    """A table in the action phase where nothing has happened yet: spaces get these tiles, and
    whatever else is named is an option of the game."""
    tiles = {word: tile for word, tile in places.items() if word in SPACE}
    options = {word: value for word, value in places.items() if word not in SPACE}
    camp = table(names, **options)  # type: ignore[arg-type]
    camp.scenes = []
    camp.kept = []
    for word, tile in tiles.items():
        assert isinstance(tile, int)
        lay(camp, word, tile)
    return camp


def team(names: str = "carpenter cook", **options: OptionValue) -> Camp:
    """Nobody has anything, and there are no threats."""
    camp = table(names, **options)  # type: ignore[arg-type]
    camp.kept = []
    camp.threats = [None, None]
    return camp


def lay(camp: Camp, place: str, tile: int) -> None:
    """A tile that was explored earlier."""
    camp.spaces[SPACE[place]].tile = tile
    camp.tiles.cards.remove(str(tile))


def space(camp: Camp, word: str) -> Space:
    return camp.spaces[SPACE[word]]


def have(camp: Camp, *items: str) -> None:
    """These inventions are items already."""
    for item in items:
        if item in camp.board:
            camp.board.remove(item)
        else:
            camp.inventions.cards.remove(item)
        camp.items.append(item)


def invent(camp: Camp, *names: str) -> None:
    """These inventions lie on the board."""
    for name in names:
        if name not in camp.board:
            camp.inventions.cards.remove(name)
            camp.board.append(name)


def tokens_at(camp: Camp, where: str) -> list[str]:
    return space(camp, where).tokens


def gathering(source: str) -> Stack:
    """The cook gathers alone."""
    return Stack(f"gather-{source}", "gather", source, ["cook"])


def appears(camp: Camp, item: str) -> None:
    """An invention that was built in this action phase becomes an item."""
    camp.future_items.append(item)
    happen(camp, ItemsAppear())


def keeps(camp: Camp, card: str, uses: int = 1) -> None:
    camp.kept.append(Kept(card, uses))


def falls(
    patch: pytest.MonkeyPatch, *, success: bool = True, wound: bool = False, adventure: bool = False
) -> None:
    """So the dice of the next action fall."""
    faces = [SHOWS if shown else BLANK for shown in (success, wound, adventure)]

    def next_face(camp: Camp, sides: int) -> int:
        return faces.pop(0)

    patch.setattr(dice, "roll", next_face)


def lands_on(patch: pytest.MonkeyPatch, face: int) -> None:
    """All dice of actions fall on the same face."""

    def same_face(camp: Camp, sides: int) -> int:
        return face

    patch.setattr(dice, "roll", same_face)


def animals_show(patch: pytest.MonkeyPatch, *shown: Animals) -> None:
    """So the dice of the hungry animals fall, one after another."""
    faces = [ANIMALS.index(each) for each in shown]

    def next_face(camp: Camp, sides: int) -> int:
        return faces.pop(0)

    patch.setattr(sky, "roll", next_face)


def act(  # noqa: PLR0913  (there is much in an action)
    camp: Camp,
    kind: Kind,
    target: str = "",
    *,
    pawns: str = "",
    paid: Goods = NO_GOODS,
    extras: tuple[str, ...] = (),
    sure: bool = True,
) -> list[Event]:
    """An action that was planned is carried out, up to the first question."""
    name = f"{kind}-{target}".rstrip("-")
    people = pawns.split() or [camp.people[0].name]
    stack = Stack(name, kind, target, people, paid, [*extras], sure)
    camp.plan.append(stack)
    told = happen(camp, CarryOut(kind))
    if camp.outcome is None and asked(camp) == ("ask-order", {f"do {name}"}):
        told += answer(camp, f"do {name}")
    return told


def plans(camp: Camp, beginning: str) -> set[str]:
    """The plans that the first player may make, of those that begin like that."""
    happen(camp, ActionPhase())
    prompt, options = asked(camp)
    assert prompt == "ask-plan"
    return {option for option in options if option.startswith(beginning)}


def kinds(told: list[Event]) -> list[str]:
    return [event.kind for event in told]


def powers(camp: Camp, name: str) -> set[str]:
    """What somebody may use at this moment."""
    happen(camp)
    standing = [each for each in camp.decisions if each.prompt.key == "ask-powers"]
    mine = [each for each in standing if camp.people[each.seat].name == name]
    return {option.text for each in mine for option in each.options}


def use(camp: Camp, name: str, card: str) -> list[Event]:
    """Somebody uses something."""
    happen(camp)
    for decision in camp.decisions:
        if decision.prompt.key == "ask-powers" and camp.people[decision.seat].name == name:
            option = decision.option(f"use {card}")
            assert option is not None, f"{name} cannot use {card}"
            camp.rules.choose(camp, decision, option)
            return camp.events
    raise AssertionError(f"{name} cannot use anything")
