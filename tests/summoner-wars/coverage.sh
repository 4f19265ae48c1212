#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# coverage.sh GAMES FOLDER [DECKS]: the clauses of cards that no game shows, but for those that unseen.txt names with
# a reason. DECKS: these decks on both sides, "filth fallen-phoenix ./mine.deck"; any decks when not given.
# What a game shows, more games show, too: so the games are played by test-coverage in batches, and what each batch did
# not show is kept in FOLDER. A run that was broken off goes on there, and another with more GAMES adds to it.

set -e
games=$1 all=$2 folder=$2 batch=300
if test -n "${3-}"; then
  export SORTIE_DECKS="$3"
  # of their own: these games do not have the cards of other decks
  folder=$folder-$(echo "$3" | tr ' /' '+_')
fi
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

# The clauses that no batch of the folder $1 shows.
list_unseen ()
{
  set -- "$1"/*[0-9]
  sed -n 's/^# never took effect: //p' "$@" | sort | uniq -c | sed -n "s/^ *$# //p"
}

list_unseen "$folder" >"$folder/unseen"
# what the games of any decks have shown needs no others
test "$folder" = "$all" || test ! -e "$all/unseen" || {
  comm -12 "$all/unseen" "$folder/unseen" >"$folder/both"
  mv "$folder/both" "$folder/unseen"
}
set -- "$folder"/*[0-9]
echo "$(($# * batch)) games; never took effect:"
test -s "$folder/unseen" || echo '  nothing else'
sed 's/^/  /' "$folder/unseen"
test ! -s "$folder/unseen"
