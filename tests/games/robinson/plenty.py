"""A camp in which nothing is ever missing: so much of the game is seen that seldom comes."""

from atoll.games.robinson.state import Camp, Goods
from atoll.games.robinson.steps import Plan
from tests.games.stories import look_anew

PLENTY = Goods(wood=40, food=20, rations=5, fur=12)


def keep_going(camp: Camp) -> None:
    """Before anything is planned nobody is badly hurt, and there is plenty of everything.

    Whoever answers at random is dead in a few days otherwise.
    """
    if not camp.agenda or not isinstance(camp.agenda[-1], Plan) or camp.plan:
        return
    for each in camp.people:
        each.wounds, each.determination = min(each.wounds, 1), 6
    camp.available, camp.morale = PLENTY, max(camp.morale, 0)
    look_anew(camp)
