#!/bin/sh
# Where the compiled engine spends its instructions (callgrind: repeatable to the last one) or its time (perf).
#
#   bench/profile.sh [callgrind | perf] [DEALS]
#
# It profiles whatever `$PYTHON -m bench.deals` imports: the build in the environment of `make bench` unless PYTHON or
# PYTHONPATH says otherwise. It needs valgrind, or perf. callgrind counts the playing alone, perf starting as well.
# TOP says how many functions are listed; INCLUSIVE=yes counts for each of ours what it calls, too.

set -eu
cd "$(dirname "$0")/.."

tool=${1:-callgrind}
python=${PYTHON:-.venv/bench/bin/python}
top=${TOP:-40}
inclusive=${INCLUSIVE:-no}
[ "$inclusive" = yes ] && shown="CPyDef|VecI64" || shown="."
export PYTHONHASHSEED=0

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
said="$folder/said"

case $tool in
callgrind)
    valgrind --tool=callgrind --callgrind-out-file="$folder/out" --collect-atstart=no \
        --toggle-collect='CPyDef_*playout' "$python" -m bench.deals "${2:-100}" >"$said" 2>"$folder/log" ||
        { cat "$folder/log" >&2; exit 1; }
    cat "$said"
    if grep -q "not compiled" "$said"; then
        echo "only a compiled engine can be profiled like this; python -m cProfile knows the other one" >&2
        exit 1
    fi
    steps=$(sed -E 's/.* ([0-9]+) steps.*/\1/' "$said")
    instructions=$(sed -nE 's/.*Collected : ([0-9]+).*/\1/p' "$folder/log")
    echo "$((instructions / steps)) instructions a step"
    callgrind_annotate --inclusive="$inclusive" "$folder/out" 2>/dev/null |
        sed -nE 's/^ *([0-9,]+ +\([^)]*\)) +[^ ]*:([^ ]+)( .*)?$/\1  \2/p' | grep -E "$shown" | head -n "$top"
    ;;
perf)
    perf record --quiet --output="$folder/out" "$python" -m bench.deals "${2:-5000}"
    perf report --input="$folder/out" --stdio --percent-limit=0.3 2>/dev/null | grep -v '^#' | sed '/^$/d' | head -n "$top"
    ;;
*)
    echo "callgrind or perf was expected, found: $tool" >&2
    exit 2
    ;;
esac
