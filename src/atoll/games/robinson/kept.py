"""What the team keeps: starting items, discoveries, treasures, and how they are used up."""

from .cards.finds import FINDS
from .powers import power_of
from .scenes import leave
from .state import NOBODY, Camp, Kept


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
    """Where it is; of several, rather what lies on the own sheet than what serves everybody."""
    places = [at for at, each in enumerate(camp.kept) if each.card == card and not each.rests]
    mine = [at for at in places if camp.kept[at].user == person]
    shared = [at for at in places if camp.kept[at].user == NOBODY]
    return (mine or shared or places)[0]


def holder(camp: Camp, card: str, person: int) -> int:
    """On whose sheet outside the camp the one lies that somebody would use, if on any."""
    return camp.kept[_place(camp, card, person)].user


def lend(camp: Camp, card: str, person: int) -> None:
    """It serves only this person until the end of the round."""
    place = _place(camp, card, person)
    camp.kept[place] = Kept(card, camp.kept[place].uses, person)


def use_up(camp: Camp, card: str) -> None:
    """One use less; after the last the card is gone. What serves always stays."""
    _wear(camp, next(at for at, kept in enumerate(camp.kept) if kept.card == card))


def _wear(camp: Camp, place: int) -> None:
    kept = camp.kept[place]
    if kept.uses > 1:
        camp.kept[place] = Kept(kept.card, kept.uses - 1, kept.user, kept.rests)
    elif kept.uses == 1:
        del camp.kept[place]
        leave(camp, kept.card)


def find(camp: Camp, card: str) -> None:
    """Some turn into something by themselves; the others are kept."""
    becomes = FINDS[card].becomes if card in FINDS else ()
    if becomes:
        camp.out.append(card)
        camp.push_all(*becomes)
    else:
        keep(camp, card)
