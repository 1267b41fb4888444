"""Write all playthroughs anew, as the rules are now."""

import atoll

from . import HERE, digested, digests, played, playthroughs

for game in atoll.games():
    for path in playthroughs(game):
        path.write_text(played(path.read_text(encoding="utf-8")), encoding="utf-8")
    lines = map(digested, digests(game))
    (HERE / game / "many.digest").write_text("\n".join(lines) + "\n", encoding="utf-8")
