#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The same run by four processes that MPI starts, and by GNU parallel: what docs/league.md shows.

. "$top_srcdir/tests/tap/tap.sh"

run='league siegestorm --mode duel --deck styxia-starter --deck ysra-starter --games 20 --seed 20000'
"$SORTIE" $run --results "$scratch/one.jsonl" >/dev/null

# joined NAME: its four parts are the whole run.
joined ()
{
  "$SORTIE" league merge "$scratch/$1"-*-of-4.jsonl --results "$scratch/$1.jsonl" >/dev/null &&
    cmp "$scratch/one.jsonl" "$scratch/$1.jsonl"
}

sentence='four processes under mpirun play the run'
if ! command -v mpirun >/dev/null; then
  skip "$sentence" 'mpirun is not installed (Debian: openmpi-bin)'
else
  # as root, and on two cores, only when told so
  OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 mpirun --oversubscribe -n 4 \
    "$SORTIE" $run --shard auto --results "$scratch/mpi.jsonl" >"$scratch/output" 2>&1
  check "$sentence" joined mpi
fi

sentence='GNU parallel plays the run'
if ! parallel --version 2>/dev/null | grep -q '^GNU parallel'; then
  skip "$sentence" 'GNU parallel is not installed (Debian: parallel)'
else
  parallel --will-cite "$SORTIE" $run --shard {}/4 --results "$scratch/parallel.jsonl" ::: 1 2 3 4 \
    >"$scratch/output" 2>&1
  check "$sentence" joined parallel
fi

plan
