#!/bin/sh
# Does what it is told and says nothing of it. If that fails, all that was said is shown.

said=$(mktemp) || exit
trap 'rm -f "$said"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

"$@" >"$said" 2>&1 && exit
code=$?
cat "$said" >&2
exit "$code"
