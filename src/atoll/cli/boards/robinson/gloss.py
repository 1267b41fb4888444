"""What is written behind a text: what the card says that it names, or what an ability costs."""

from ....games.robinson.actions.dice import REROLL
from ....games.robinson.facts import OWN_INVENTIONS
from ....games.robinson.planning.neutral import HANDYMAN
from ....games.robinson.planning.paying import ECONOMY
from ....games.robinson.powers.abilities import FRENZY
from ....texts import Texts
from ...presenting import Args
from .cards import saying
from .people import abilities, ability, price
from .signs import DETERMINATION, Signs

NAMING_CARDS = {
    "event-drawn": "event",
    "event-strikes": "threat",
    "event-adventure": "upper",
    "event-event-seen": "event",
    "event-mystery": "",
    "event-found": "",
    "event-used": "",
    "event-beast": "",
    "event-beast-seen": "",
    "event-beast-on-top": "",
    "event-invention-found": "",
    "option-use": "",
    "option-build": "",
    "option-do": "",
    "option-send": "",
}
"""The texts that name a card, and the part of it that counts; nothing if it has but one."""
PAID = frozenset([ECONOMY, FRENZY, HANDYMAN])
"""The abilities that are used in planning."""
AIDS = ("aid", "pawn")
"""The arguments that may be one of them."""
CARDS = ("card", "item", "target")
"""The arguments that may be cards."""


def gloss(key: str, args: Args, texts: Texts) -> str:
    said = _said(key, args, Signs(texts))
    return f"({said.removesuffix('.')})" if said else ""


def _said(key: str, args: Args, signs: Signs) -> str:
    if key in ("option-use-ability", "event-ability"):
        return _ability(str(args["ability"]), signs)
    if key == "option-be":
        return _character(str(args["who"]), signs)
    if key == "option-reroll":
        return _costs(REROLL)
    if aid := next((str(args[name]) for name in AIDS if args.get(name) in PAID), ""):
        return _costs(aid)
    if key not in NAMING_CARDS:
        return ""
    card = next((str(args[name]) for name in CARDS if name in args), "")
    return saying(card, signs, NAMING_CARDS[key])


def _costs(ability: str) -> str:
    return f"{DETERMINATION}{price(ability)}"


def _ability(word: str, signs: Signs) -> str:
    return f"{_costs(word)}: {signs.say(f'board-can-{word}')}"


def _character(who: str, signs: Signs) -> str:
    """What distinguishes somebody; at length that is in the details."""
    names = [ability(word, signs) for word in abilities(who)]
    names += [signs.name(item) for owner, item in OWN_INVENTIONS.items() if owner == who]
    return ", ".join(names)
