"""What is planned, and what else could be: in the camp, and of what can be built."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from rich.text import Text

from ....games.robinson import grammar
from ....games.robinson.actions.arranging import FOUR
from ....games.robinson.planning.deeds import thing
from ....games.robinson.scenarios.frame import named
from ....games.robinson.view import Board, DeedSeen, StackSeen
from ....kernel import Option
from ..flow import Flow
from .reckoning import odds
from .signs import DANGER, DETERMINATION, FAINT, Signs, counted


def plan(board: Board, signs: Signs) -> Iterator[Flow]:
    """The stacks of pawns, the one who acts first."""
    if board.plan:
        own = named(board.options.scenario).specials
        stacks = [_stack(stack, signs, own) for stack in board.plan]
        yield Flow(signs.say("board-plan"), stacks)


def _stack(stack: StackSeen, signs: Signs, own: Collection[str]) -> Text:
    pawns = "+".join(counted(map(signs.name, stack.pawns)))
    extras = "".join([f" +{signs.name(extra)}" for extra in stack.extras if extra != "burden"])
    text = Text.assemble((_what(stack, signs, own), "bold"), f": {pawns}{extras} ")
    if stack.complete and stack.sure:
        return text.append(signs.say("board-sure"), "green")
    if stack.complete:
        return text.append(signs.say("board-dice", odds=odds(stack.kind)), "yellow")
    sizes = "/".join(map(str, stack.sizes))
    return text.append(signs.say("board-incomplete", count=len(stack.pawns), sizes=sizes), DANGER)


def _what(stack: StackSeen, signs: Signs, own: Collection[str]) -> str:
    """What is built goes by its own name, and so does what a scenario lets people arrange; what
    else belongs to a scenario has a heading of its own."""
    if stack.kind in ("build", "arrange") and stack.target:
        return signs.name(stack.target)
    if (what := thing(stack.target)) in own:
        return signs.say(f"planned-{what}", target=signs.name(stack.target))
    return " ".join([signs.name(word) for word in (stack.kind, stack.target) if word])


# What pawns can do.


def still_open(board: Board) -> list[DeedSeen]:
    """What can be planned and is not planned yet, at least not as often as it may be."""
    planned = Counter((stack.kind, stack.target) for stack in board.plan)
    return [deed for deed in board.deeds if planned[deed.kind, deed.target] < deed.most]


def in_camp(board: Board, signs: Signs) -> Iterator[Flow]:
    """What can be planned besides building and on the island."""
    own = named(board.options.scenario).specials
    kinds = ("hunt", "arrange", "rest")
    deeds = [deed for deed in still_open(board) if deed.kind in kinds or deed.target in own]
    items = [
        f"{signs.name(_own(deed))} {signs.pawns(deed.sizes)} {_means(deed, board, signs)}".rstrip()
        for deed in deeds
    ]
    if items:
        yield Flow(signs.say("board-others"), items)


def _own(deed: DeedSeen) -> str:
    """What only the scenario has goes by its own name."""
    return deed.target or deed.kind


def _means(deed: DeedSeen, board: Board, signs: Signs) -> str:
    if text := signs.text_of(deed.target):
        return f"({text})"
    if deed.kind == "hunt" and not deed.target:
        return signs.say("board-hunt", count=board.decks["hunting"].count)
    if deed.kind == "rest":
        return signs.say("board-rest")
    if deed.kind != "arrange":
        return ""
    either = len(board.ready) == FOUR
    return signs.say("board-arrange-either" if either else "board-arrange", sign=DETERMINATION)


def buildings(board: Board, signs: Signs, options: Sequence[Option] = ()) -> Iterator[Flow]:
    """What can be built with its price, and what there is not enough wood or fur for.

    Where the options tell what can be built, there is no more than that.
    """
    deeds = [deed for deed in still_open(board) if deed.kind == "build"]
    if not deeds:
        return
    usual, paid = deeds[0].sizes, [deed for deed in deeds if _is_affordable(deed, board)]
    answers = [option.answer for option in options]
    begun = [each.deed for each in answers if isinstance(each, grammar.Do | grammar.Send)]
    offered = {deed.target for deed in begun if deed.action == "build"}
    possible = [deed for deed in deeds if deed.target in offered] if begun else paid
    dear = [deed for deed in deeds if deed not in (*paid, *possible)]
    heading = signs.say("board-build", pawns=signs.pawns(usual))
    for head, shown, style in (
        (heading, possible, ""),
        (signs.say("board-dear"), dear, FAINT),
    ):
        if shown:
            yield Flow(head, [_deed(deed, usual, signs) for deed in shown], style)


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
