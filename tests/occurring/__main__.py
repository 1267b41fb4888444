"""Look for games, played by chance, in which everything occurs; as few as chance finds."""

import atoll

from . import Value, can_occur, cases_of, in_grammar, occurs, occurs_in_playthroughs, path_of

MOST_SEEDS = 300

Found = dict[tuple[str, int], set[Value]]
"""By the name of a set-up and seed, what of the wanted occurs there."""


def found(game: str) -> Found:
    """Games that have something which neither playthroughs nor games before them have."""
    games: Found = {}
    there = [(case, {*in_grammar(case)}) for case in cases_of(game)]
    wanted = can_occur(game) - occurs_in_playthroughs(game)
    left = {*wanted}
    for seed in range(MOST_SEEDS):
        for case, possible in there:
            if left & possible and left & (seen := occurs(case, seed)):
                games[str(case), seed] = seen & wanted
                left -= seen
    for value in sorted(map(str, left)):
        print(f"{game}: {value} did not occur")
    return games


def fewest(games: Found) -> Found:
    """Without those whose every value the others have, too."""
    kept = dict(games)
    for each in [*games]:
        others = [seen for other, seen in kept.items() if other != each]
        if kept[each] <= set().union(*others):
            del kept[each]
    return kept


for game in atoll.games():
    lines: dict[str, list[str]] = {}
    for case, seed in fewest(found(game)):
        lines.setdefault(case, []).append(str(seed))
    text = "".join([f"{case}: {' '.join(seeds)}\n" for case, seeds in sorted(lines.items())])
    path_of(game).write_text(text, encoding="utf-8")
