"""The peers, from the registry, each driven by the same loop: whole games of random moves.

A decision is a player's choice; moves of chance are made, but not counted.
"""

# mypy: ignore-errors
import warnings
from collections.abc import Callable
from itertools import count
from random import Random

from .measuring import Maker

warnings.filterwarnings("ignore")


def openspiel(name: str) -> Callable[[], int]:
    import pyspiel
    from open_spiel.python import games  # noqa: F401  (registers the Python games)

    game = pyspiel.load_game(name)
    random = Random(1)

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
        return decisions

    return play


def catanatron() -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer

    seeds = count()

    def play() -> int:
        decisions = 0
        game = Game([RandomPlayer(color) for color in Color], seed=next(seeds))
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return play


def pettingzoo() -> Callable[[], int]:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    random = Random(1).random
    seeds = count()

    def play() -> int:
        decisions = 0
        env.reset(seed=next(seeds))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = [move for move, allowed in enumerate(observation["action_mask"]) if allowed]
            env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return play


PEERS: dict[str, Maker] = {
    "OpenSpiel kuhn (Python)": (openspiel, ("python_kuhn_poker",)),
    "OpenSpiel liars (Python)": (openspiel, ("python_liars_poker",)),
    "OpenSpiel tic-tac-toe (Python)": (openspiel, ("python_tic_tac_toe",)),
    "Catanatron (Python)": (catanatron, ()),
    "PettingZoo connect 4": (pettingzoo, ()),
    "OpenSpiel hanabi (C++)": (openspiel, ("hanabi",)),
}
