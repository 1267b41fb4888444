"""Tables of Tobago, laid for a story: vehicles, clues and amulets where the test needs them.

    hunt = table(
        {"red": "at g3, in-lake next-to-river, 1 amulet", "blue": "at m4, coins 5 2"},
        maps={"white": "red in-jungle, blue next-to-hut", "grey": "blue in-river, left g2"},
    )
    story(hunt, "red: drive g2", "red: dig grey")
    assert vehicle(hunt, "red") == "g2"

The players are red, blue, green and yellow, in turn order. What belongs to a player is told in
notes: where the vehicle stands, the clues in hand (or ``no clues``), amulets, and coins. A map is
told from its first clue to the last, each with its owner; ``twice`` after a clue means two roses,
and ``left`` names the only spaces where amulets have left a marker.

Unless told otherwise the island is abc0. Each space is followed by the first letter of its
terrain:

                                            i1s                 m1j
                                       h1s                 l1j       n1j
              c1b                           i2s       k1m       m2j
         b1b                           h2s       j1m       l2j
    a1m       c2j       e1r       g1r       i3m       k2j
         b2j                 f1r       h3m       j2j
    a2b       c3j       e2m       g2r       i4m       k3r       m3b
         b3j       d1j       f2r       h4l       j3r       l3s
    a3b       c4b       e3m       g3l       i5l       k4s       m4b
         b4j       d2b       f3l       h5l       j4s       l4s
                        e4m       g4l       i6l                 m5b
         b5b       d3b       f4s       h6m       j5s
                        e5s       g5m       i7s       k5s
                   d4s       f5r       h7s       j6s
                        e6r       g6r       i8m       k6s
                   d5r       f6b       h8l       j7m
                        e7b       g7b       i9m
                                       h9l       j8m
                                  g8b       i10b
                             f7b       h10s      j9b
                                  g9s
                                                 j10m
                                  g10s

Huts stand on c1, d5, i3 and k5, palms on a1, g4 and m4, and statues, all looking north, on b3, j2
and h8.
"""

from collections.abc import Mapping, Sequence

from atoll.games.tobago import Tobago
from atoll.games.tobago.facts import CLUE_WORDS, COLOURS, CURSE, DIRECTION_NAMES, HANDS
from atoll.games.tobago.island import Spaces
from atoll.games.tobago.state import NO_CLUE, Hunt, Laid, Map, Statue, Treasure
from atoll.games.tobago.steps import Begin
from atoll.games.tobago.view import Board, MapSeen
from atoll.kernel import Event, OptionValue, Outcome, members
from tests.games import stories

each = stories.each
GAME = Tobago()
SEATS = (2, 3, 4)
PLAYERS = ("red", "blue", "green", "yellow")
"""By seat."""
TWO, THREE = PLAYERS[:2], PLAYERS[:3]

ISLAND = "abc0"
HUTS, PALMS, STATUES = "c1 d5 i3 k5", "a1 g4 m4", "b3 n, j2 n, h8 n"
GARAGE = "a1"
"""Where vehicles stand that do not matter."""
ALL_KNOW = (1 << len(PLAYERS)) - 1


# Laying a table.


def table(  # noqa: PLR0913  (there is much on a table)
    players: Mapping[str, str] | Sequence[str] = TWO,
    *,
    maps: Mapping[str, str] | None = None,
    turn: str = "red",
    amulets: str = "",
    deck: str = "",
    discards: str = "",
    treasures: Sequence[int] = (),
    left: int | None = None,
    island: str = ISLAND,
    huts: str = HUTS,
    palms: str = PALMS,
    statues: str = STATUES,
    **options: OptionValue,
) -> Hunt:
    """A game at the beginning of somebody's turn.

    A hand that is told is only what is told, any other is full. ``amulets`` are those on the
    island. ``deck`` are the next clues, the top first, and ``discards`` those that were discarded;
    ``rest`` as the last word of one of them takes all that are nowhere else, otherwise they are at
    the bottom of the deck. ``treasures`` are the next treasure cards, the top first, with 0 for a
    curse; ``left`` is how many cards are left in all, and then the others have been discarded.
    """
    notes = dict(players) if isinstance(players, Mapping) else dict.fromkeys(players, "")
    assert tuple(notes) == PLAYERS[: len(notes)], "players are told in turn order"
    chosen = {"island": island, "landmarks": "random", **options}
    hunt = GAME.deal(GAME.read_options(len(notes), chosen), len(notes), 0)
    _stand(hunt, huts, palms, statues)
    clues, coins = list(range(len(CLUE_WORDS))), sorted(hunt.treasures)
    for colour, written in (maps or {}).items():
        _lay_map(hunt, COLOURS.index(colour), written, clues)
    hunt.deck, hunt.discards = _taken_all(deck, clues)[::-1], _taken_all(discards, clues)
    for seat, written in enumerate(notes.values()):
        _sit_down(hunt, seat, written, clues, coins)
    _fill_hands(
        hunt, [seat for seat, each in enumerate(notes.values()) if not _tells_hand(each)], clues
    )
    (hunt.discards if discards.endswith("rest") else hunt.deck)[:0] = clues
    hunt.amulets = [space(hunt, name) for name in amulets.split()]
    _lay_treasures(hunt, treasures, left, coins)
    hunt.first = hunt.active = seat_of(turn)
    hunt.agenda.clear()
    hunt.push(Begin(hunt.active))
    hunt.rules.advance(hunt)
    return hunt


def setting_out(seats: int = 2, seed: int = 0, **options: OptionValue) -> Hunt:
    """A new game in which red begins, with the landmarks placed unless told otherwise."""
    chosen = {"island": ISLAND, "landmarks": "random", **options}
    games = (GAME.setup(seats, number, chosen) for number in range(seed, seed + 1000))
    return next(hunt for hunt in games if hunt.first == 0)


def _stand(hunt: Hunt, huts: str, palms: str, statues: str) -> None:
    hunt.huts = [space(hunt, name) for name in huts.split()]
    hunt.palms = [space(hunt, name) for name in palms.split()]
    hunt.statues = [
        Statue(space(hunt, name), [str(each) for each in DIRECTION_NAMES].index(facing))
        for name, facing in [statue.split() for statue in statues.split(", ") if statue]
    ]


def _lay_map(hunt: Hunt, colour: int, written: str, pool: list[int]) -> None:
    for note in written.split(", "):
        match note.split():
            case ["left", *names]:
                _leave(hunt, colour, {space(hunt, name) for name in names})
            case [owner, word]:
                hunt.maps[colour].laid.append(Laid(_taken(pool, word), seat_of(owner)))
            case [owner, word, "twice"]:
                hunt.maps[colour].laid.append(Laid(_taken(pool, word), seat_of(owner), 2))
            case _:
                raise AssertionError(f"{note!r} says nothing about a map")


def _leave(hunt: Hunt, colour: int, left: set[int]) -> None:
    """Amulets have removed the markers from all other spaces."""
    laid = hunt.maps[colour].laid
    possible = {*hunt.land.spaces}.intersection(
        *[members(hunt.by_clue[each.clue]) for each in laid]
    )
    assert left <= possible, "a clue of this map rules one of these spaces out"
    hunt.maps[colour] = Map(laid, sorted(possible - left))


def _sit_down(hunt: Hunt, seat: int, written: str, clues: list[int], coins: list[int]) -> None:
    hunt.vehicles[seat] = space(hunt, GARAGE)
    for note in written.split(", ") if written else ():
        match note.split():
            case ["at", name]:
                hunt.vehicles[seat] = space(hunt, name)
            case [count, "amulet" | "amulets"]:
                hunt.held[seat] = int(count)
            case ["coins", *cards]:
                for card in cards:
                    coins.remove(int(card))
                hunt.chests[seat] = [int(card) for card in cards]
            case ["no", "clues"]:
                pass
            case words:
                hunt.hands[seat] = sorted([_taken(clues, word) for word in words])


def _tells_hand(written: str) -> bool:
    """Whether a note tells what is in the hand; every clue has a hyphen in its name."""
    return "-" in written or "no clues" in written


def _fill_hands(hunt: Hunt, seats: Sequence[int], pool: list[int]) -> None:
    for seat in seats:
        hunt.hands[seat] = sorted([pool.pop() for _ in range(HANDS[hunt.seats])])


def _taken_all(words: str, pool: list[int]) -> list[int]:
    return [_taken(pool, word) for word in words.split() if word != "rest"]


def _taken(pool: list[int], word: str) -> int:
    assert word in CLUE_WORDS, f"there is no clue {word!r}"
    clue = CLUE_WORDS.index(word)
    assert clue in pool, f"{word!r} is told twice"
    pool.remove(clue)
    return clue


def _lay_treasures(hunt: Hunt, top: Sequence[int], left: int | None, pool: list[int]) -> None:
    """Curses that are not told are at the bottom, or have been discarded."""
    for card in top:
        pool.remove(card)
    count = len(pool) if left is None else left - len(top)
    assert 0 <= count <= len(pool), "so many treasure cards there are not"
    hunt.treasures = [*pool[:count], *reversed(top)]
    hunt.spent = [Treasure(coins, ALL_KNOW) for coins in pool[count:]]
    curses = [place for place, coins in enumerate(hunt.treasures) if coins == CURSE]
    hunt.cursed = min(len(hunt.treasures), max([hunt.cursed, *[place + 1 for place in curses]]))


def space(hunt: Hunt, name: str) -> int:
    assert name in hunt.land.space, f"there is no space {name!r}"
    return hunt.land.space[name]


def seat_of(player: str) -> int:
    return PLAYERS.index(player)


# Reading it.


def board(hunt: Hunt, player: str | None = None) -> Board:
    """The table as somebody sees it, or a spectator."""
    return GAME.view(hunt, None if player is None else seat_of(player)).board


def seen(hunt: Hunt, colour: str) -> MapSeen:
    return board(hunt).maps[[str(each) for each in COLOURS].index(colour)]


def laid(hunt: Hunt, colour: str) -> str:
    """A map as it is written; the rose of whoever dug is ``red digs``."""
    clues = hunt.maps[[str(each) for each in COLOURS].index(colour)].laid
    return ", ".join(
        f"{PLAYERS[each.owner]} {'digs' if each.clue == NO_CLUE else CLUE_WORDS[each.clue]}"
        + (" twice" if each.roses > 1 else "")
        for each in clues
    )


def possible(hunt: Hunt, colour: str) -> str:
    """The spaces where a treasure may lie, column by column."""
    return " ".join(seen(hunt, colour).possible)


def markers(hunt: Hunt, colour: str) -> str:
    """The spaces with a marker of this colour."""
    return possible(hunt, colour) if seen(hunt, colour).marked else ""


def names(hunt: Hunt, spaces: Spaces) -> str:
    """A set of spaces, column by column."""
    return " ".join(hunt.land.names[each] for each in members(spaces))


def vehicle(hunt: Hunt, player: str) -> str | None:
    """The space where it stands."""
    return board(hunt).players[seat_of(player)].vehicle


def held(hunt: Hunt, player: str) -> int:
    """How many amulets somebody has."""
    return board(hunt).players[seat_of(player)].amulets


def hand(hunt: Hunt, player: str) -> set[str]:
    return {*board(hunt, player).hand}


def chest(hunt: Hunt, player: str) -> list[int]:
    """The treasure cards that somebody has accepted, by their coins."""
    return sorted(board(hunt, player).chest)


def gazes(hunt: Hunt) -> str:
    """The statues as they are written."""
    return ", ".join(f"{statue.space} {statue.facing}" for statue in board(hunt).statues)


def question(hunt: Hunt) -> str:
    """What the game waits for, as a message key."""
    (key,) = {decision.prompt.key for decision in hunt.awaited}
    return key


def asked(hunt: Hunt) -> str:
    """Whom the game waits for."""
    return " ".join(PLAYERS[decision.seat] for decision in hunt.awaited)


def texts(hunt: Hunt, player: str, verb: str = "") -> set[str]:
    """What somebody can answer now; or only with this first word."""
    found = [
        option.text
        for decision in hunt.decisions
        if decision.seat == seat_of(player)
        for option in decision.options
    ]
    assert len(set(found)) == len(found), "an option is listed twice"
    return {text for text in found if text.split()[0] == verb or not verb}


def told(events: Sequence[Event], *kinds: str) -> list[str]:
    """What was told, or only these kinds of it, with players for seats: ``"dug red white"``."""
    return stories.told([_with_player(event) for event in events], *kinds)


def _with_player(event: Event) -> Event:
    args = dict(event.args)
    if isinstance(seat := args.get("seat"), int):
        args["seat"] = PLAYERS[seat]
    return Event(event.kind, args, event.audience)


# Playing on.


def answer(hunt: Hunt, player: str, *answers: str) -> list[Event]:
    """Give these answers one after another; what happened on the way."""
    return [event for text in answers for event in GAME.answer(hunt, seat_of(player), text)]


def story(hunt: Hunt, *lines: str) -> list[Event]:
    """Answers of several players, ``"red: play in-jungle white"``; what happened on the way."""
    return [
        event
        for line in lines
        for player, _, text in [line.partition(": ")]
        for event in answer(hunt, player, text)
    ]


def share(hunt: Hunt, text: str = "take") -> list[Event]:
    """Everybody answers the same as long as treasure cards are offered."""
    events: list[Event] = []
    while hunt.awaited and question(hunt) == "ask-claim":
        events += answer(hunt, asked(hunt), text)
    return events


def refusal(hunt: Hunt, player: str, text: str) -> tuple[str, str | None]:
    """Why an answer is refused: the key of the reason and the rule. It must change nothing."""
    return stories.refusal(GAME, hunt, seat_of(player), text)


def outcome(hunt: Hunt) -> Outcome:
    """How a game ended that is over."""
    return stories.outcome(GAME, hunt)
