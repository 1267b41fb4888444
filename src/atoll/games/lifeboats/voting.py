"""Voting: who votes for what, sealed cards, hats, ties, and the verdict."""

from collections.abc import Sequence

from ...kernel import Decision
from . import answers
from .atoms import forget_words, go_on_talking
from .boats import of_seat, seats_aboard
from .facts import COLOURS, HAT, NO_CARD, OFFICER_VOTES, SAILOR_VOTES, is_officer, owner
from .landing import move
from .leaks import leak, man_overboard
from .state import Ballot, Count, HoldVote, How, Lay, Settle, Verdict, Vote, Waters, rules

RECENT = 3
"""So many votes are remembered: in between any two that all take part in there is at most one."""


@rules.happens(HoldVote)
def hold_vote(waters: Waters, step: HoldVote) -> None:
    """Where only one result is possible it comes without a vote."""
    about, boat = step.about, step.boat
    choices = candidates(waters, boat)
    if len(choices) == 1:
        waters.push(Verdict(about, boat, choices[0]))
    else:
        tell_vote(waters, step)
        waters.push_all(Ballot(about, boat), Count(about, boat))


def tell_vote(waters: Waters, step: HoldVote) -> None:
    """All that comes until the verdict belongs to this vote."""
    if step.boat is None:
        waters.tell(f"vote-{step.about}")
    else:
        waters.tell("vote-overboard", colour=COLOURS[step.boat])


def candidates(waters: Waters, boat: int | None) -> tuple[int, ...]:
    """The colours that can be voted for: boats, or those with people in the full boat."""
    return waters.afloat if boat is None else seats_aboard(waters.boats[boat])


def voters(waters: Waters, boat: int | None) -> tuple[int, ...]:
    return tuple(range(waters.seats)) if boat is None else seats_aboard(waters.boats[boat])


def weights(waters: Waters, boat: int | None) -> tuple[int, ...]:
    """How many votes each seat has: one about boats, and those of its people about a full boat."""
    if boat is None:
        return (1,) * waters.seats
    votes = [0] * waters.seats
    for person in waters.boats[boat].crew:
        votes[owner(person)] += OFFICER_VOTES if is_officer(person) else SAILOR_VOTES
    return tuple(votes)


@rules.asks(Ballot)
def lay_cards(waters: Waters, step: Ballot) -> tuple[Decision, ...]:
    captains = tuple([hats > 0 for hats in waters.hats])
    if step.boat is not None:
        return answers.ballots_overboard(step, people_aboard(waters, step.boat), captains)
    return answers.ballots(step, voters(waters, None), candidates(waters, None), captains)


def people_aboard(waters: Waters, boat: int) -> dict[int, answers.People]:
    """By seat, its people in a boat; only those seats that have somebody there."""
    crew = waters.boats[boat].crew
    return {seat: of_seat(crew, seat) for seat in seats_aboard(waters.boats[boat])}


@rules.happens(Lay)
def lay(waters: Waters, step: Lay) -> None:
    """A card is turned up. A hat is spent at once; the card of a colour stays its player's."""
    if not waters.cards:
        waters.cards = [NO_CARD] * waters.seats
    waters.cards[step.seat] = step.card
    if step.card == HAT:
        waters.hats[step.seat] -= 1
        waters.tell("voted-hat", seat=step.seat)
    elif not waters.quiet:
        waters.tell("voted", seat=step.seat, colour=COLOURS[step.card])


@rules.happens(Count)
def count(waters: Waters, step: Count) -> None:
    """A single hat decides; several cancel each other, and then the colours do."""
    go_on_talking(waters)
    about, boat, cards = step.about, step.boat, waters.cards
    if cards.count(HAT) == 1:
        captain = cards.index(HAT)
        waters.tell("captain", seat=captain)
        waters.push(Settle(captain, candidates(waters, boat), about, boat, "hat"))
        return
    leaders = most_votes(waters, boat)
    how = how_decided(waters, leaders)
    tell_result(waters, how)
    if how == "votes":
        waters.push(Verdict(about, boat, leaders[0]))
    else:
        waters.push(Settle(waters.first, leaders, about, boat, how))


def how_decided(waters: Waters, leaders: tuple[int, ...]) -> How:
    """How a vote without an only hat is decided."""
    if {*waters.cards} <= {HAT, NO_CARD}:
        return "hats"
    return "votes" if len(leaders) == 1 else "tie"


def tell_result(waters: Waters, how: How) -> None:
    if how == "hats":
        waters.tell("only-hats", seat=waters.first)
        return
    if HAT in waters.cards:
        waters.tell("hats-cancel", count=waters.cards.count(HAT))
    if how == "tie":
        waters.tell("tie", seat=waters.first)


def most_votes(waters: Waters, boat: int | None) -> tuple[int, ...]:
    """The colours with the most votes: all of them if nothing but hats was laid."""
    choices = candidates(waters, boat)
    laid = tally(waters.cards, weights(waters, boat))
    votes = [laid.get(colour, 0) for colour in choices]
    most = max(votes)
    return tuple([colour for colour, count in zip(choices, votes, strict=True) if count == most])


def tally(cards: Sequence[int], weights: Sequence[int]) -> dict[int, int]:
    """How many votes each card got that was laid."""
    votes: dict[int, int] = {}
    for card, count in zip(cards, weights, strict=True):
        votes[card] = votes.get(card, 0) + count
    return votes


@rules.asks(Settle)
def settle(waters: Waters, step: Settle) -> tuple[Decision, ...]:
    options = (
        answers.settlements(step)
        if step.boat is None
        else answers.settlements_overboard(step, people_aboard(waters, step.boat))
    )
    prompt = answers.ask_settle(step.about, step.boat, by_hat=step.how == "hat")
    return (Decision(step.seat, prompt, options),)


@rules.happens(Verdict)
def verdict(waters: Waters, step: Verdict) -> None:
    close(waters, step)
    if step.about == "leak":
        leak(waters, step.chosen)
    elif step.about == "move":
        move(waters, step.chosen)
    else:
        assert step.boat is not None
        man_overboard(waters, step.boat, step.chosen)


def close(waters: Waters, step: Verdict) -> None:
    """The cards go back to the hands; what was said and done is remembered for a while."""
    if not waters.cards:
        return  # it was no vote: there was only one result
    vote = Vote(
        step.about,
        step.boat,
        tuple(waters.cards),
        tuple(waters.said),
        step.chosen,
        weights(waters, step.boat),
        step.how,
        step.decider,
    )
    waters.votes = [*waters.votes, vote][-RECENT:]
    waters.cards = []
    forget_words(waters)
