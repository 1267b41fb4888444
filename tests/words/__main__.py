"""Write the words of all games anew, where they belong to another version of the rules."""

import atoll

from . import path_of, vocabulary, written_version

for game in atoll.games():
    path, now = path_of(game), vocabulary(game)
    then = path.read_text("utf-8") if path.exists() else ""
    if then and then != now and written_version(then) == written_version(now):
        raise SystemExit(f"The words of {game} are others: raise the version of its rules first.")
    path.write_text(now, encoding="utf-8")
