"""Voyages for careful bots: every mode, and what makes each harder."""

from atoll.kernel import OptionValue

VOYAGES: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {}),
    (2, {}),
    (5, {}),
    (3, {"fewer_islands": "poseidon"}),
    (4, {"rocks": True, "monsters": 5, "storms": True}),
    (1, {"rocks": True, "monsters": 3, "storms": True}),
    (3, {"mode": "high_arch", "storms": True}),
    (2, {"mode": "high_arch", "crown": "early", "rocks": True}),
    (3, {"mode": "pyramid"}),
    (1, {"mode": "pyramid", "monsters": 5}),
    (4, {"mode": "day_and_night"}),
    (2, {"mode": "day_and_night", "night": "start", "monsters": 3}),
    (2, {"mode": "duel"}),
]
