"""What stands above and below the boat: the day, secrets, cards, quarrels, offers and words."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ....games.overboard.facts import GULLS_TO_LAND, Role
from ....games.overboard.view import Board, CardSeen, FightSeen, OfferSeen, Person, Spoken
from ....kernel import View
from ..flow import INDENT, Flow
from .offers import in_short
from .signs import CHOICE, DANGER, FAINT, TOWARDS, WATER, WHOLE, WOUND, Signs

FEW_CARDS = 3
"""So many navigation cards are written out; more would fill the screen."""


def headline(view: View[Board], signs: Signs) -> Flow:
    """The day, whose turn it is, how far the land, and what is left in the decks."""
    board, texts = view.board, signs.texts
    items = [texts("board-date", day=board.day)]
    if view.outcome is None:
        items.append(_time_of_day(board, signs))
    items.append(texts("board-gulls", count=board.gulls, all=GULLS_TO_LAND))
    items.append(texts("board-provisions-left", count=board.provisions))
    if board.laid:
        items.append(texts("board-cards-laid", count=board.laid))
    return Flow("", items, "bold")


def _time_of_day(board: Board, signs: Signs) -> str:
    if board.crate_left:
        return signs.texts("board-morning", count=board.crate_left)
    if board.acting is not None:
        return signs.texts("board-turn", who=signs.name(board.acting))
    return signs.texts("board-evening")


# What nobody can do without.


def pressing(view: View[Board], signs: Signs) -> Iterator[RenderableType]:
    """What is one's own, and what is going on now."""
    board, texts = view.board, signs.texts
    if view.outcome is None and board.friend and board.enemy:
        yield _secrets(board, board.friend, board.enemy, signs)
    if board.crate:
        yield Flow(texts("board-crate"), signs.provisions(board.crate), "bold")
    if board.looking:
        yield _cards("board-looking", board.looking, signs)
    if board.fight is not None:
        yield _fight(board.fight, signs)
    elif board.demand is not None and view.seat not in view.waiting:
        # Whoever is asked about it reads it in the question.
        who, whom = signs.addressed(board.demand.by), signs.addressed(board.demand.of)
        heading = texts(f"board-demand-{board.demand.aim}")
        yield Flow(heading, [f"{who} {TOWARDS} {whom}"], DANGER)
    if board.card is not None:
        sharks = f"; {texts('board-sharks')}" if board.sharks else ""
        card = signs.card(board.card)
        yield Text.assemble(texts("board-card"), " ", card, (sharks, DANGER), style=WATER)


def _secrets(board: Board, friend_role: Role, enemy_role: Role, signs: Signs) -> Flow:
    """Whom one wishes well and ill, with what that brings, and what one has hidden."""
    people = {person.role: person for person in board.people}
    friend, enemy = people[friend_role], people[enemy_role]
    hand = ", ".join(signs.provisions(board.hand)) or signs.texts("board-hand-empty")
    feelings = [
        _feeling("friend", friend, friend.survival, signs),
        _feeling("enemy", enemy, enemy.strength, signs),
    ]
    if friend_role == enemy_role == signs.me:
        feelings = [signs.texts("board-both-self")]
    return Flow("", [*feelings, signs.texts("board-own-hidden", cards=hand)])


def _feeling(feeling: str, whom: Person, points: int, signs: Signs) -> str:
    if whom.role == signs.me:
        return signs.texts(f"board-{feeling}-self")
    return signs.texts(f"board-{feeling}", who=signs.name(whom.role), points=points)


def _cards(heading: str, cards: Sequence[CardSeen], signs: Signs) -> RenderableType:
    """Navigation cards, in lines of their own if they are few, else in signs with a legend."""
    if len(cards) == 1:
        return Text.assemble(signs.texts(heading), " ", signs.card(cards[0]))
    if len(cards) <= FEW_CARDS:
        lines = [Padding(signs.card(card), (0, 0, 0, len(INDENT)), expand=False) for card in cards]
        return Group(signs.texts(heading), *lines)
    return Flow(signs.texts(f"{heading}-signs"), map(signs.card_in_signs, cards))


def _fight(fight: FightSeen, signs: Signs) -> Text:
    """Both sides with their strength; the attackers stand on the left, and lose a tie."""

    def side(roles: Iterable[str]) -> str:
        fires = signs.texts("board-fires")
        return " + ".join(
            f"{signs.addressed(role)} {fires}" if role in fight.shots else signs.addressed(role)
            for role in roles
        )

    heading = signs.texts(f"board-fight-{fight.aim}")
    sums = f"{fight.attack} : {fight.defence}"
    tie = signs.texts("board-tie")
    return Text(f"{heading} {side(fight.attackers)} {sums} {side(fight.victims)} {tie}", DANGER)


# What is good to know, if there is room for it.


def further(view: View[Board], signs: Signs) -> Iterator[RenderableType]:
    """Offers, cards that one knows, words and a legend, the most useful first."""
    board, texts = view.board, signs.texts
    if view.outcome is not None:
        return
    if offers := [each for each in board.offers if _concerns(each, signs)]:
        yield Flow(texts("board-swaps"), [in_short(each, signs) for each in offers])
    if board.laid_known and not board.looking:
        yield _cards("board-known", board.laid_known, signs)
    unsettled = [each for each in reversed(board.said) if not _is_settled(each, board)]
    if said := [each for each in unsettled if _concerns(each, signs)]:
        yield Flow(texts("board-said"), [_statement(each, signs) for each in said])
    yield Flow("", _legend(board, signs), FAINT)


def _legend(board: Board, signs: Signs) -> Iterator[str]:
    """What the rows do not say: what one's own character can do, and what the numbers mean."""
    for person in board.people:
        if person.role == signs.me:
            yield signs.texts("board-own", role=person.role, points=person.survival)
    if signs.me is not None:
        yield signs.texts("board-offers-left", count=board.offers_left)
    yield signs.texts("board-legend", wound=WOUND, whole=WHOLE, choice=CHOICE)


def _is_settled(said: Spoken, board: Board) -> bool:
    """Whether it was agreed to, so that the agreement tells all."""
    agreed = Spoken(said.to, "agree", said.by, said.favour, said.in_return)
    return said.kind == "offer" and agreed in board.said


def _concerns(each: OfferSeen | Spoken, signs: Signs) -> bool:
    """A spectator is concerned with everything."""
    return signs.me is None or signs.me in (each.by, each.to)


def _statement(said: Spoken, signs: Signs) -> str:
    texts = signs.texts
    named = {"favour": texts(f"board-favour-{said.favour}")}
    if said.in_return is not None:
        named["reward"] = texts(f"board-favour-{said.in_return}")
    parties = f"{signs.addressed(said.by)}{TOWARDS}{signs.addressed(said.to)}"
    return f"{parties}: {texts(f'board-says-{said.kind}', **named)}"
