"""Placing landmarks and vehicles."""

from functools import lru_cache

from ...kernel import Decision, Message, bitset, members, pick
from . import answers
from .driving import bring_ashore
from .facts import DIRECTION_NAMES, DIRECTIONS, LANDMARKS, Landmark
from .island import Island, Spaces, island
from .state import Hunt, Statue, rules
from .steps import Face, FaceStatue, Park, PlaceLandmark, PlaceVehicle, Put

ASK_FACE, ASK_PARK = Message("ask-face"), Message("ask-park")
ASK_PUT = {each: Message("ask-put", {"landmark": each}) for each in LANDMARKS}


def room_for(hunt: Hunt, landmark: Landmark) -> Spaces:
    """Where the next landmark of a kind may stand, so that there is room for the others, too."""
    placed = hunt.landmarks
    occupied = bitset([space for spaces in placed.values() for space in spaces])
    return _room(hunt.layout, landmark, tuple(placed[landmark]), occupied)


@lru_cache(maxsize=4096)
def _room(layout: str, landmark: Landmark, placed: tuple[int, ...], occupied: Spaces) -> Spaces:
    land = island(layout)
    free = land.all & ~occupied
    if landmark == "statue":
        free &= ~land.beside_ocean
    for space in placed:
        free &= land.apart[space]
    missing = LANDMARKS[landmark] - len(placed) - 1
    return bitset(
        [
            space
            for space in members(free)
            if _fit(land, free & land.apart[space] & ~(1 << space), missing)
        ]
    )


def _fit(land: Island, free: Spaces, count: int) -> bool:
    """Whether so many can stand on these spaces, far enough from each other."""
    while count and free.bit_count() >= count:
        space = (free & -free).bit_length() - 1
        free &= free - 1
        if _fit(land, free & land.apart[space], count - 1):
            return True
    return not count


def place_at_random(hunt: Hunt) -> None:
    for landmark, count in LANDMARKS.items():
        for _ in range(count):
            stand(hunt, landmark, pick(hunt, members(room_for(hunt, landmark))))
            if landmark == "statue":
                turn_statue(hunt, pick(hunt, range(len(DIRECTIONS))))


def stand(hunt: Hunt, landmark: Landmark, space: int) -> None:
    landmarks_changed(hunt)
    match landmark:
        case "hut":
            hunt.huts.append(space)
        case "palm":
            hunt.palms.append(space)
        case "statue":
            hunt.statues.append(Statue(space, 0))


def landmarks_changed(hunt: Hunt) -> None:
    """What clues say has to be worked out anew."""
    hunt.__dict__.pop("by_clue", None)


def turn_statue(hunt: Hunt, direction: int) -> None:
    """The statue that was placed last."""
    hunt.statues[-1] = Statue(hunt.statues[-1].space, direction)


def turn_all_statues(hunt: Hunt) -> None:
    hunt.statues = [
        Statue(statue.space, (statue.facing + 1) % len(DIRECTIONS)) for statue in hunt.statues
    ]
    hunt.tell("statues-turned")


@rules.asks(PlaceLandmark)
def choose_space(hunt: Hunt, step: PlaceLandmark) -> tuple[Decision, ...]:
    put = answers.puts(hunt.layout, step.seat, step.landmark)
    options = tuple([put[space] for space in members(room_for(hunt, step.landmark))])
    return (Decision(step.seat, ASK_PUT[step.landmark], options),)


@rules.happens(Put)
def put(hunt: Hunt, step: Put) -> None:
    stand(hunt, step.landmark, step.space)
    space = hunt.land.names[step.space]
    hunt.tell("placed", seat=step.seat, landmark=step.landmark, space=space)
    if step.landmark == "statue":
        hunt.push(FaceStatue(step.seat))


@rules.asks(FaceStatue)
def choose_direction(hunt: Hunt, step: FaceStatue) -> tuple[Decision, ...]:
    return (Decision(step.seat, ASK_FACE, answers.FACE),)


@rules.happens(Face)
def face(hunt: Hunt, step: Face) -> None:
    turn_statue(hunt, step.direction)
    hunt.tell("faced", direction=DIRECTION_NAMES[step.direction])


@rules.asks(PlaceVehicle)
def choose_start(hunt: Hunt, step: PlaceVehicle) -> tuple[Decision, ...]:
    return (Decision(step.seat, ASK_PARK, answers.parks(hunt.layout, step.seat)),)


@rules.happens(Park)
def park(hunt: Hunt, step: Park) -> None:
    bring_ashore(hunt, step.seat, step.space)
    hunt.tell("parked", seat=step.seat, space=hunt.land.names[step.space])
