"""What stands beside the boats or below: the beach, the water, the talk, and what signs mean."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from ....games.lifeboats import grammar
from ....games.lifeboats.facts import ISLANDS, LANES
from ....games.lifeboats.view import Board, OpenVote, VoteSeen
from ....kernel import Option, View
from ...presenting import Presenter
from ..flow import Flow
from .signs import (
    AWAITED,
    CHOICE,
    DANGER,
    FAINT,
    FIRST,
    FREE_FIELD,
    HAT_SIGN,
    LAID,
    OPEN,
    VOTES_FOR,
    Signs,
    colour_of,
    points,
    would_sink,
)

SAID = {
    ("vote", None): "board-said-vote",
    ("spare", None): "board-said-spare",
    ("offer", "help"): "board-said-offer-help",
    ("offer", "spare"): "board-said-offer-spare",
    ("agree", None): "board-said-agree",
}
"""The short form of a statement, by its kind and the favour it promises."""


def margin(
    view: View[Board], options: Sequence[Option], words: Presenter, signs: Signs
) -> Iterator[Flow]:
    board = view.board
    yield _by_lane(words) if board.options.landing == "lane" else _beach(view, words, signs)
    yield from _on_deck(board, words, signs)
    if board.swimmers:
        yield _in_the_water(board, words, signs)
    if board.votes and not any(board.cards):
        yield _last_vote(board, board.votes[-1], words, signs)
    if board.vote and board.vote.boat is not None:
        yield _weights(board, board.vote, options, words, signs)
    if board.said:
        yield Flow(words.texts("board-said"), _said(board, words, signs))
    yield Flow("", _legend(view, words, signs), FAINT)


def _beach(view: View[Board], words: Presenter, signs: Signs) -> Flow:
    """The islands with their fields: the boat whose people are there, and where the next land."""
    board = view.board
    boats = {boat.colour: boat for boat in board.boats}
    taken = [signs.colour(colour) for colour in board.arrivals if boats[colour].island]
    fields = taken + [Text(FREE_FIELD, FAINT)] * (len(ISLANDS) - len(taken))
    if view.outcome is None:
        fields[len(taken)] = Text(AWAITED, OPEN)
    islands = []
    for island, each in groupby(ISLANDS):
        own, fields = fields[: (size := len(list(each)))], fields[size:]
        islands.append(Text.assemble(_island(island, words), " ", *own))
    return Flow(words.texts("board-beach"), islands)


def _by_lane(words: Presenter) -> Flow:
    islands = []
    for island, lanes in groupby(range(LANES), key=ISLANDS.__getitem__):
        first, *_, last = [lane + 1 for lane in lanes]
        islands.append(f"{first}–{last} {_island(island, words)}")
    return Flow(words.texts("board-lanes"), islands)


def _island(island: str, words: Presenter) -> str:
    return f"{words.texts(f'board-island-{island}')} {points(island)}"


def _on_deck(board: Board, words: Presenter, signs: Signs) -> Iterator[Flow]:
    """Before the first round: the lanes that are free, then the people without a seat."""
    lanes = {boat.lane for boat in board.boats}
    if None in lanes:
        free = [str(lane) for lane in range(1, LANES + 1) if lane not in lanes]
        yield Flow(words.texts("board-free-lanes"), free)
    elif board.on_deck:
        by_colour = groupby(board.on_deck, key=lambda person: person.colour)
        people = [signs.people(each) for _, each in by_colour]
        yield Flow(words.texts("board-on-deck"), people)


def _in_the_water(board: Board, words: Presenter, signs: Signs) -> Flow:
    swimmers = [
        Text.assemble(signs.person(each.person), " (", signs.colour(each.left), ")")
        for each in reversed(board.swimmers)
    ]
    return Flow(words.texts("board-in-water"), swimmers)


def cards_laid_last(board: Board) -> tuple[str, ...]:
    """By seat the cards that lie open, or those of the last vote."""
    if any(board.cards) or not board.votes:
        return board.cards
    return board.votes[-1].cards


def _last_vote(board: Board, vote: VoteSeen, words: Presenter, signs: Signs) -> Flow:
    """What came of it, and who laid what."""
    boat = "" if vote.boat is None else signs.letter(vote.boat)
    heading = words.texts(f"board-voted-{vote.about}", colour=signs.letter(vote.chosen), boat=boat)
    cards = [
        Text.assemble(signs.colour(colour), (VOTES_FOR, FAINT), signs.card(card))
        for colour, card in zip(board.colours[:-1], vote.cards, strict=True)
        if card
    ]
    return Flow(heading, cards)


def _weights(
    board: Board, vote: OpenVote, options: Sequence[Option], words: Presenter, signs: Signs
) -> Flow:
    """In a vote on who goes overboard everybody has as many votes as their people weigh."""
    assert vote.boat is not None
    cards = [each for each in options if each.kind in (grammar.Vote, grammar.Decide)]
    choices = {colour_of(each) for each in cards}
    weights = [
        Text.assemble(
            (CHOICE if colour in choices else "", OPEN), signs.colour(colour), f" {weight}"
        )
        for colour, weight in zip(board.colours[:-1], vote.weights, strict=True)
        if weight
    ]
    return Flow(words.texts("board-weights", boat=signs.letter(vote.boat)), weights)


def _said(board: Board, words: Presenter, signs: Signs) -> Iterator[str]:
    """The statements before this vote, in short."""
    for said in board.said:
        who = signs.letter(board.colours[said.seat])
        to = "" if said.to is None else f"→{signs.letter(board.colours[said.to])}"
        key = SAID[said.kind, said.favour]
        yield f"{who}{to}: {words.texts(key, colour=signs.letter(said.colour))}"


def _legend(view: View[Board], words: Presenter, signs: Signs) -> Iterator[str]:
    """What the signs mean that are on the board now."""
    board, texts = view.board, words.texts
    letter = signs.letter(board.colours[view.seat or 0])
    afloat = [boat for boat in board.boats if boat.state == "afloat"]
    legend = {
        letter: "officer",
        letter.lower(): "sailor",
        "~": "leak" if board.round else "",
        DANGER: "danger" if board.round and any(map(would_sink, afloat)) else "",
        FIRST: "first",
        HAT_SIGN: "hat",
        LAID: "laid" if view.sealed else "",
        VOTES_FOR: "votes-for" if any(cards_laid_last(board)) else "",
    }
    for sign, meaning in legend.items():
        if meaning:
            yield f"{sign} {texts(f'board-{meaning}')}"
