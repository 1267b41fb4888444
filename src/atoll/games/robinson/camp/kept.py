"""What the team keeps: starting items, discoveries, treasures, and how they are used up."""

from msgspec.structs import replace

from ..cards.finds import FINDS
from ..cards.inventions import INVENTIONS
from ..cards.kinds import Power
from ..cards.mysteries import MYSTERIES
from ..cards.supplies import SUPPLIES
from ..decks.piles import ALL_ADVENTURES, leave, put_out
from ..scenarios.frame import scenario
from ..state import NOBODY, Camp, Kept
from ..who import friday

POWERS: dict[str, Power | None] = {
    **SUPPLIES,
    **{name: find.power for name, find in FINDS.items()},
    **{name: card.power for name, card in MYSTERIES.items()},
    **{name: card.power for name, card in INVENTIONS.items()},
    **{name: card.power for name, card in ALL_ADVENTURES.items()},
}
"""By card or token, what it can do; of some discoveries only the scenario says that."""


def power_of(camp: Camp, card: str) -> Power | None:
    """What a card or token can do that is kept."""
    if card in POWERS:
        return POWERS[card]
    rules = scenario(camp)
    if card not in rules.finds:
        return rules.inventions[card].power
    return rules.power(card, camp.goal, (pawn for stack in camp.plan for pawn in stack.pawns))


def is_spent(kept: Kept, power: Power) -> bool:
    """It rests, or all its uses are gone and the card has stayed."""
    return kept.rests or bool(power.uses and not kept.uses)


# Keeping and using.


def keep(camp: Camp, card: str) -> None:
    """What lies on the sheet of somebody outside the camp serves nobody else in this round."""
    power = power_of(camp, card)
    user = camp.scene.actor if camp.scenes and camp.scene.sheet else NOBODY
    camp.kept.append(Kept(card, power.uses if power is not None else 0, user))


def use(camp: Camp, card: str, person: int) -> None:
    """Somebody uses it; some serve only this one until the end of the round, or rest."""
    power = power_of(camp, card)
    assert power is not None
    place = _place(camp, card, person)
    kept = camp.kept[place]
    user = person if power.one_user else kept.user
    camp.kept[place] = Kept(card, kept.uses, user, rests=power.once_a_round)
    _wear(camp, place)


def _place(camp: Camp, card: str, person: int) -> int:
    """Where it is; of several, rather what lies on the own sheet than what serves everybody, and
    rather that than what lies on Friday's."""
    places = [at for at, each in enumerate(camp.kept) if each.card == card and not each.rests]
    for user in (person, NOBODY, friday(camp)):
        for at in places:
            if camp.kept[at].user == user:
                return at
    raise ValueError(f"{card} serves somebody else")


def holder(camp: Camp, card: str, person: int) -> int:
    """On whose sheet outside the camp the one lies that somebody would use, if on any."""
    return camp.kept[_place(camp, card, person)].user


def lend(camp: Camp, card: str, person: int) -> None:
    """It serves only this person until the end of the round."""
    place = _place(camp, card, person)
    camp.kept[place] = replace(camp.kept[place], user=person)


def _wear(camp: Camp, place: int) -> None:
    """One use less; after the last the card is gone. What serves always stays."""
    kept = camp.kept[place]
    if kept.uses > 1:
        camp.kept[place] = replace(kept, uses=kept.uses - 1)
    elif kept.uses == 1:
        del camp.kept[place]
        leave(camp, kept.card)


def empty(camp: Camp, card: str) -> None:
    """It has no uses left, but stays."""
    place = [kept.card for kept in camp.kept].index(card)
    camp.kept[place] = Kept(card, 0, camp.kept[place].user, rests=True)


def part_with(camp: Camp, card: str) -> None:
    """All of these cards are gone."""
    camp.kept = [kept for kept in camp.kept if kept.card != card]
    leave(camp, card)


def discard_kept(camp: Camp, card: str) -> None:
    part_with(camp, card)
    camp.tell("discarded-card", card=card)


def serve_everybody(camp: Camp, person: int) -> None:
    """What lay on the sheet of somebody who has died, or served nobody else."""
    camp.kept = [replace(kept, user=NOBODY) if kept.user == person else kept for kept in camp.kept]


def serve_anew(camp: Camp) -> None:
    """In the next round everything serves everybody again."""
    camp.kept = [Kept(kept.card, kept.uses) for kept in camp.kept]


def find(camp: Camp, card: str) -> None:
    """Some turn into something by themselves; the others are kept."""
    becomes = FINDS[card].becomes if card in FINDS else ()
    if becomes:
        put_out(camp, card)
        camp.push_all(*becomes)
    else:
        keep(camp, card)
