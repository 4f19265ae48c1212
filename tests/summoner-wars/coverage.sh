#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# coverage.sh GAMES FOLDER: the clauses of cards that no game shows, but for those that unseen.txt names with a reason.
# What a game shows, more games show, too: so the games are played by test-coverage in batches, and what each batch did
# not show is kept in FOLDER. A run that was broken off goes on there, and another with more GAMES adds to it.

set -e
games=$1 folder=$2 batch=300
mkdir -p "$folder"

seed=1
while test $seed -le "$games"; do
  file=$folder/$seed
  if test ! -e "$file"; then
    env -u TAP_HARNESS SORTIE_GAMES=$batch SORTIE_SEED=$seed tests/summoner-wars/test-coverage >"$file.new" || {
      cat "$file.new"
      exit 1
    }
    mv "$file.new" "$file"
  fi
  seed=$((seed + batch))
done

set -- "$folder"/*[0-9]
echo "$(($# * batch)) games; never took effect:"
sed -n 's/^# never took effect: //p' "$@" | sort | uniq -c | awk -v batches=$# '
  $1 == batches { sub (/^ *[0-9]+ /, ""); print "  " $0; n++ }
  END { if (n == 0) print "  nothing else"; exit n > 0 }'
