"""What the team keeps: starting items, discoveries, treasures, and how they are used up."""

from .cards.finds import FINDS
from .powers import power_of
from .scenes import leave
from .state import Camp, Kept


def keep(camp: Camp, card: str) -> None:
    power = power_of(camp, card)
    camp.kept.append(Kept(card, power.uses if power is not None else 0))


def use(camp: Camp, card: str, person: int) -> None:
    """Somebody uses it; some serve only this one until the end of the round, or rest."""
    power = power_of(camp, card)
    assert power is not None
    place = next(at for at, each in enumerate(camp.kept) if each.card == card and not each.rests)
    kept = camp.kept[place]
    user = person if power.one_user else kept.user
    camp.kept[place] = Kept(card, kept.uses, user, rests=power.once_a_round)
    use_up(camp, card)


def use_up(camp: Camp, card: str) -> None:
    """One use less; after the last the card is gone. What serves always stays."""
    place = next(at for at, kept in enumerate(camp.kept) if kept.card == card)
    kept = camp.kept[place]
    if kept.uses > 1:
        camp.kept[place] = Kept(card, kept.uses - 1, kept.user, kept.rests)
    elif kept.uses == 1:
        del camp.kept[place]
        leave(camp, card)


def find(camp: Camp, card: str) -> None:
    """Some turn into something by themselves; the others are kept."""
    becomes = FINDS[card].becomes if card in FINDS else ()
    if becomes:
        camp.out.append(card)
        camp.push_all(*becomes)
    else:
        keep(camp, card)
