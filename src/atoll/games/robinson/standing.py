"""What is open besides what the game waits for: planning by the others, and powers."""

from collections.abc import Sequence

from ...kernel import Decision
from .planning.together import plan_besides
from .powers.usable import powers
from .state import Camp, rules
from .steps import Ask, ChooseCharacter, Plan
from .vocabulary import Choose


@rules.standing
def standing(camp: Camp) -> Sequence[Decision]:
    """Nothing, before all know who they are, nor while one of several things is to be chosen: what
    is used meanwhile might take it away.
    """
    if isinstance(camp.step, ChooseCharacter | Ask | Choose):
        return ()
    planning = plan_besides(camp) if isinstance(camp.step, Plan) else ()
    return [*planning, *powers(camp)]
