"""What is refused in a hunt, and why; red answers unless another is named."""

from atoll.games.tobago.facts import CLUE_WORDS, COLOURS, DIRECTION_NAMES, LANDMARKS
from atoll.games.tobago.island import space_names
from atoll.games.tobago.steps import POWERS
from tests.games.mistakes import Mistake, Words, form, not_now, unknown

from . import moments as at
from .tables import ISLAND

LANDMARK = Words("no-such-landmark", "TO-3.1", tuple(LANDMARKS))
SPACE = Words("no-such-space", "TO-2.7", space_names(ISLAND))
WAY = Words("no-such-direction", "TO-3.3", DIRECTION_NAMES)
CLUE = Words("no-such-clue", "TO-19.2", CLUE_WORDS)
MAP = Words("no-such-map", "TO-1.3", COLOURS)
POWER = Words("no-such-power", "TO-15.1", ("marker", "clue", "move", "exchange"))
POWER_OF_EXPERTS = Words("no-such-power", "TO-15.1", POWERS)
PLACE = Words("not-a-place", "TO-1.3", tuple(map(str, range(1, 22))))

MISTAKES = [
    # Landmarks.
    form(at.the_first_statue, "put", "put statue e5"),
    form(at.the_first_statue, "put statue", "put statue e5"),
    form(at.the_first_statue, "put statue h8 n", "put statue e5"),
    unknown(LANDMARK, at.the_first_statue, "put tower h8", "tower"),
    Mistake(at.the_first_statue, "put hut h8", "other-landmark", "TO-3.4", {"landmark": "statue"}),
    unknown(SPACE, at.the_first_statue, "put statue z1", "z1"),
    unknown(SPACE, at.the_first_statue, "put statue H8", "H8"),
    Mistake(at.the_first_statue, "put statue a1", "statue-by-ocean", "TO-3.3"),
    Mistake(at.the_first_statue, "put statue h5", "no-room-left", "TO-3.4", {"landmark": "statue"}),
    Mistake(at.the_first_statue, "blue: put statue h8", "not-your-turn", "TO-3.4", {"seat": 0}),
    not_now(at.the_first_statue, "park h8", "put"),
    Mistake(
        at.the_second_statue, "blue: put statue h8", "landmark-there", "TO-2.8", {"space": "h8"}
    ),
    Mistake(at.the_second_statue, "blue: put statue h7", "too-near", "TO-3.2", {"count": 5}),
    form(at.it_is_turned, "face", "face ne"),
    form(at.it_is_turned, "face n s", "face ne"),
    unknown(WAY, at.it_is_turned, "face east", "east"),
    Mistake(at.it_is_turned, "blue: face n", "not-your-turn", "TO-3.4", {"seat": 0}),
    # Vehicles.
    form(at.a_vehicle, "park", "park e5"),
    unknown(SPACE, at.a_vehicle, "park ocean", "ocean"),
    Mistake(at.a_vehicle, "blue: park g3", "not-your-turn", "TO-3.9", {"seat": 0}),
    not_now(at.a_vehicle, "drive g3", "park"),
    not_now(at.a_vehicle, "put hut g3", "park"),
    not_now(at.a_vehicle, "", "park"),
    Mistake(at.a_vehicle, "blue: jump", "not-asked"),
    Mistake(at.a_vehicle, "park  g3", "not-an-option"),
    # Clues.
    not_now(at.a_turn, "jump", "play, drive, exchange, end"),
    form(at.a_turn, "play", "play in-jungle white"),
    form(at.a_turn, "play in-jungle", "play in-jungle white"),
    form(at.a_turn, "play in-jungle white now", "play in-jungle white"),
    unknown(CLUE, at.a_turn, "play in-ocean white", "in-ocean"),
    Mistake(at.a_turn, "play in-beach white", "not-in-hand", "TO-6.1", {"clue": "in-beach"}),
    unknown(MAP, at.a_turn, "play in-jungle red", "red"),
    Mistake(at.a_turn, "play in-jungle white", "contradiction", "TO-6.4", {"colour": "white"}),
    Mistake(
        at.a_turn, "play in-largest-lake white", "rules-nothing-out", "TO-6.5", {"colour": "white"}
    ),
    Mistake(at.a_turn, "blue: play in-beach black", "not-your-turn", "TO-3.8", {"seat": 0}),
    Mistake(at.a_turn, "play  in-jungle black", "not-an-option"),
    Mistake(at.on_the_way, "play in-jungle black", "moving", "TO-4.5"),
    Mistake(at.clue_played, "play in-largest-lake black", "acted", "TO-4.1"),
    # Moves.
    form(at.a_turn, "drive", "drive e5"),
    form(at.a_turn, "drive g2 f2", "drive e5"),
    unknown(SPACE, at.a_turn, "drive z1", "z1"),
    Mistake(at.a_turn, "drive g3", "there-already", "TO-8.1", {"space": "g3"}),
    Mistake(at.a_turn, "drive e1", "too-far", "TO-8.2", {"space": "e1"}),
    Mistake(at.clue_played, "drive g2", "acted", "TO-4.1"),
    Mistake(at.driven, "drive g3", "acted", "TO-4.1"),
    form(at.a_turn, "stop now", "stop"),
    Mistake(at.a_turn, "stop", "not-moving", "TO-8.1"),
    Mistake(at.driven, "stop", "not-moving", "TO-8.1"),
    form(at.a_turn, "exchange in-jungle", "exchange"),
    Mistake(at.driven, "exchange", "turn-begun", "TO-4.2"),
    form(at.a_turn, "end turn", "end"),
    Mistake(at.a_turn, "blue: end", "not-your-turn", "TO-3.8", {"seat": 0}),
    Mistake(at.blues_turn, "end", "not-your-turn", "TO-3.8", {"seat": 1}),
    not_now(at.a_turn, "take", "play, drive, exchange, end"),
    # Treasures.
    form(at.a_turn, "dig", "dig white"),
    unknown(MAP, at.a_turn, "dig gold", "gold"),
    Mistake(at.a_turn, "dig white", "not-located", "TO-9.1", {"colour": "white", "count": 2}),
    Mistake(at.a_turn, "dig grey", "elsewhere", "TO-9.1", {"colour": "grey", "space": "g2"}),
    form(at.sharing, "take 2", "take"),
    form(at.sharing, "pass on", "pass"),
    Mistake(at.sharing, "blue: take", "not-your-turn", "TO-10.4", {"seat": 0}),
    not_now(at.sharing, "end", "take, pass"),
    form(at.a_new_map, "lay", "lay in-jungle"),
    unknown(CLUE, at.a_new_map, "lay in-ocean", "in-ocean"),
    Mistake(at.a_new_map, "lay in-lake", "not-in-hand", "TO-12.2", {"clue": "in-lake"}),
    Mistake(at.a_new_map, "blue: lay in-jungle", "not-your-turn", "TO-12.2", {"seat": 0}),
    # Amulets.
    form(at.an_amulet, "amulet", "amulet move"),
    unknown(POWER, at.an_amulet, "amulet fly", "fly"),
    unknown(POWER_OF_EXPERTS, at.experts, "amulet fly", "fly"),
    Mistake(at.a_turn, "amulet move", "no-amulet", "TO-15.1"),
    Mistake(at.an_amulet, "amulet double", "experts-only", "TO-16.1"),
    Mistake(at.an_amulet, "amulet swap", "experts-only", "TO-16.1"),
    Mistake(at.an_amulet, "double white 1", "experts-only", "TO-16.1"),
    Mistake(at.an_amulet, "swap white 1 2", "experts-only", "TO-16.1"),
    Mistake(at.an_amulet_on_the_way, "amulet move", "moving", "TO-4.5"),
    Mistake(at.an_amulet, "remove white g3", "amulet-first", "TO-15.1", {"form": "amulet marker"}),
    Mistake(at.a_turn, "remove white g3", "no-amulet", "TO-15.1"),
    Mistake(at.an_amulet_all_located, "amulet marker", "no-marker", "TO-15.2"),
    Mistake(at.an_amulet_all_located, "amulet clue", "no-clue-fits", "TO-15.3"),
    Mistake(at.an_amulet_no_clues, "amulet exchange", "no-clues", "TO-15.5"),
    Mistake(at.an_amulet_no_clues, "exchange", "no-clues", "TO-4.2"),
    unknown(MAP, at.removing, "remove g3", "g3"),
    form(at.removing, "remove white", "remove white e5"),
    unknown(MAP, at.removing, "remove red g3", "red"),
    unknown(SPACE, at.removing, "remove white z1", "z1"),
    Mistake(
        at.removing,
        "remove white g2",
        "no-marker-there",
        "TO-15.2",
        {"colour": "white", "space": "g2"},
    ),
    Mistake(
        at.removing,
        "remove black g2",
        "no-marker-there",
        "TO-15.2",
        {"colour": "black", "space": "g2"},
    ),
    Mistake(at.removing, "remove grey g2", "last-marker", "TO-15.2", {"colour": "grey"}),
    Mistake(at.removing, "blue: remove white g3", "not-your-turn", "TO-15.2", {"seat": 0}),
    not_now(at.removing, "end", "remove"),
    Mistake(
        at.one_more_clue, "play in-jungle white", "contradiction", "TO-6.4", {"colour": "white"}
    ),
    Mistake(at.one_more_clue, "blue: play in-beach black", "not-your-turn", "TO-15.3", {"seat": 0}),
    # Experts.
    Mistake(at.experts, "double white 1", "amulet-first", "TO-15.1", {"form": "amulet double"}),
    Mistake(at.experts, "swap white 1 3", "amulet-first", "TO-15.1", {"form": "amulet swap"}),
    Mistake(at.experts_bare_maps, "amulet double", "nothing-to-double", "TO-16.2"),
    Mistake(at.experts_bare_maps, "amulet swap", "nothing-to-swap", "TO-16.5"),
    form(at.doubling, "double white", "double white 2"),
    unknown(PLACE, at.doubling, "double white first", "first"),
    unknown(PLACE, at.doubling, "double white ²", "²"),
    unknown(PLACE, at.doubling, "double white 0", "0"),
    unknown(PLACE, at.doubling, "double white 01", "01"),
    unknown(PLACE, at.doubling, "double white 22", "22"),
    unknown(MAP, at.doubling, "double red 1", "red"),
    Mistake(
        at.doubling, "double white 5", "no-such-place", "TO-1.3", {"colour": "white", "count": 4}
    ),
    Mistake(
        at.doubling, "double grey 1", "no-such-place", "TO-1.3", {"colour": "grey", "count": 0}
    ),
    Mistake(at.doubling, "double white 3", "not-your-rose", "TO-16.2"),
    Mistake(at.doubling, "double white 4", "doubled-already", "TO-16.4"),
    Mistake(at.doubling, "blue: double white 3", "not-your-turn", "TO-16.2", {"seat": 0}),
    form(at.swapping, "swap white 1", "swap white 1 3"),
    form(at.swapping, "swap white 3 1", "swap white 1 3"),
    form(at.swapping, "swap white 1 1", "swap white 1 3"),
    Mistake(
        at.swapping, "swap white 1 5", "no-such-place", "TO-1.3", {"colour": "white", "count": 4}
    ),
    Mistake(at.swapping, "swap white 1 2", "same-roses", "TO-16.5"),
    Mistake(at.swapping, "blue: swap white 1 3", "not-your-turn", "TO-16.5", {"seat": 0}),
    # Whom nobody asks.
    Mistake(at.the_end, "end", "game-over"),
]
