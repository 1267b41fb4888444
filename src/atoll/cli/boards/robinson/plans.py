"""What is planned, and what else could be: in the camp, and of what can be built."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from ....games.robinson.actions.arranging import FOUR
from ....games.robinson.deeds import thing
from ....games.robinson.scenarios.frame import named
from ....games.robinson.view import Board, DeedSeen, StackSeen
from ..flow import Flow
from .reckoning import odds
from .signs import DANGER, DETERMINATION, FAINT, Signs


def plan(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """The stacks of pawns, the one who acts first."""
    if board.plan:
        own = named(board.options.scenario).specials
        stacks = [_stack(stack, signs, own) for stack in board.plan]
        yield Flow(signs.say("board-camp-plan"), stacks)


def _stack(stack: StackSeen, signs: Signs, own: Sequence[str]) -> Text:
    pawns = "+".join(map(signs.name, stack.pawns))
    extras = "".join([f" +{signs.name(extra)}" for extra in stack.extras if extra != "burden"])
    text = Text.assemble((_what(stack, signs, own), "bold"), f": {pawns}{extras} ")
    if stack.complete and stack.sure:
        return text.append(signs.say("board-camp-sure"), "green")
    if stack.complete:
        return text.append(signs.say("board-camp-dice", odds=odds(stack.kind)), "yellow")
    sizes = "/".join(map(str, stack.sizes))
    return text.append(
        signs.say("board-camp-incomplete", count=len(stack.pawns), sizes=sizes), DANGER
    )


def _what(stack: StackSeen, signs: Signs, own: Sequence[str]) -> str:
    """What is built goes by its own name, and so does what a scenario lets people arrange; what
    else belongs to a scenario is told as an answer tells it."""
    if stack.kind in ("build", "arrange") and stack.target:
        return signs.name(stack.target)
    if thing(stack.target) in own:
        return signs.say("to-act", action=stack.kind, target=stack.target)
    return " ".join([signs.name(word) for word in (stack.kind, stack.target) if word])


# What pawns can do.


def in_camp(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """What can be planned besides building and on the island."""
    own = named(board.options.scenario).specials
    kinds = ("hunt", "arrange", "rest")
    deeds = [deed for deed in board.deeds if deed.kind in kinds or deed.target in own]
    items = [
        f"{signs.name(_own(deed))} {signs.pawns(deed.sizes)} {_means(deed, board, signs)}".rstrip()
        for deed in deeds
    ]
    if items:
        yield Flow(signs.say("board-camp-others"), items)


def _own(deed: DeedSeen) -> str:
    """What only the scenario has goes by its own name."""
    return deed.target or deed.kind


def _means(deed: DeedSeen, board: Board, signs: Signs) -> str:
    if text := signs.text_of(deed.target):
        return f"({text})"
    if deed.kind == "hunt" and not deed.target:
        return signs.say("board-camp-hunt", count=board.decks["hunting"].count)
    if deed.kind == "rest":
        return signs.say("board-camp-rest")
    if deed.kind != "arrange":
        return ""
    either = len(board.ready) == FOUR
    return signs.say(
        "board-camp-arrange-either" if either else "board-camp-arrange", sign=DETERMINATION
    )


def buildings(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """What can be built with its price, and what there is not enough wood or fur for."""
    deeds = [deed for deed in board.deeds if deed.kind == "build"]
    if not deeds:
        return
    usual = deeds[0].sizes
    possible = [_deed(deed, usual, signs) for deed in deeds if _is_affordable(deed, board)]
    yield Flow(signs.say("board-camp-build", pawns=signs.pawns(usual)), possible)
    if dear := [_deed(deed, usual, signs) for deed in deeds if not _is_affordable(deed, board)]:
        yield Flow(signs.say("board-camp-dear"), dear, FAINT)


def _is_affordable(deed: DeedSeen, board: Board) -> bool:
    have = board.available
    return any(
        have.wood >= need.wood and have.meals >= need.food and have.fur >= need.fur
        for need in deed.needs
    )


def _deed(deed: DeedSeen, usual: tuple[int, ...], signs: Signs) -> Text:
    """What is built far away, or in fog, takes more pawns than the others."""
    pawns = "" if deed.sizes == usual else f" {signs.pawns(deed.sizes)}"
    return Text.assemble((signs.name(deed.target), "bold"), pawns, signs.price(deed.needs))
