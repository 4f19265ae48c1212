# SPDX-License-Identifier: GPL-3.0-or-later
# Compares content with the table of what is printed, and says what differs: see printed.sh. The table comes first. A deck is known by its Summoner.

function attribute (line, name,    found)
{
  if (!match (line, " " name "=\"[^\"]*\""))
    return "-"
  found = substr (line, RSTART, RLENGTH)
  sub (/^[^"]*"/, "", found)
  sub (/"$/, "", found)
  return found
}

function sorted (spaces,    n, list, i, k, swap)
{
  n = split (spaces, list, " ")
  for (i = 1; i <= n; i++)
    for (k = i + 1; k <= n; k++)
      if (list[k] < list[i]) { swap = list[i]; list[i] = list[k]; list[k] = swap }
  spaces = list[1]
  for (i = 2; i <= n; i++)
    spaces = spaces " " list[i]
  return spaces
}

function differs (row, what, content, printed)
{
  if (content != printed)
    wrong = wrong "\n#   " row ": " what " " content " instead of " printed
}

# An event may be a wall (SW-26.2): then the table knows its copies only.
function compare_card (row, card, line,    part)
{
  split (line, part, "|")
  if (part[4] != "event")
    {
      differs (row, "type", type[card] == "vine-wall" ? "wall" : type[card], part[4])
      differs (row, "attack", attack[card], part[6])
      differs (row, "life", life[card], part[7])
      differs (row, "cost", cost[card], part[8])
      differs (row, "boost", boost[card], part[11])
      if (part[5] != "-")
        differs (row, "weapon", weapon[card], part[5])
    }
}

function compare_deck (summoner, deck,    n, i, part, card, seen)
{
  wrong = ""
  for (i = 1; i <= n_rows; i++)
    {
      split (table[i], part, "|")
      if (part[2] != summoner)
        continue
      card = card_of[deck, tolower (part[3])]
      if (card == "")
        {
          wrong = wrong "\n#   there is no " part[3]
          continue
        }
      n++
      compare_card (part[3], card, table[i])
      differs (part[3], "copies", copies[deck, card], part[9])
      differs (part[3], "start", starts[deck, card], part[10] == "-" ? "-" : sorted (part[10]))
    }
  if (n != n_lines[deck])
    wrong = wrong "\n#   " n_lines[deck] " kinds of card, of which the table has " (n + 0)
  printf "%sok %d - %s: the cards are as they are printed%s\n", wrong == "" ? "" : "not ", ++tests, summoner, wrong
}

FILENAME ~ /printed\.txt$/ && !/^#/ {
  table[++n_rows] = $0
  split ($0, cell, "|")
  if (cell[2] != "-" && cell[4] == "summoner")
    {
      summoners[++n_summoners] = cell[2]
      is_printed[cell[2]]
    }
}

/^ *<(unit|wall|event) / {
  id = attribute ($0, "id")
  type[id] = /<event/ ? "event" : attribute ($0, "type")
  weapon[id] = attribute ($0, "weapon")
  attack[id] = attribute ($0, "attack")
  life[id] = attribute ($0, "life")
  cost[id] = attribute ($0, "cost")
  boost[id] = attribute ($0, "boost")
  faction[id] = attribute ($0, "faction")
  wanted = id
}

/^ *<name>/ && wanted != "" {
  name[wanted] = $0
  gsub (/^ *<name>|<\/name>.*$/, "", name[wanted])
  wanted = ""
}

/^ *<deck / { deck = attribute ($0, "id"); decks[++n_decks] = deck }

/^ *<cards / {
  id = attribute ($0, "of")
  n_lines[deck]++
  line_card[deck, n_lines[deck]] = id
  copies[deck, id] = attribute ($0, "n")
  starts[deck, id] = sorted (attribute ($0, "at"))
}

END {
  for (i = 1; i <= n_decks; i++)
    for (k = 1; k <= n_lines[decks[i]]; k++)
      {
        card = line_card[decks[i], k]
        card_of[decks[i], tolower (name[card])] = card
        is_dealt[card]
        if (type[card] == "summoner")
          deck_of[name[card]] = decks[i]
      }
  for (i = 1; i <= n_summoners; i++)
    if (summoners[i] in deck_of)
      compare_deck (summoners[i], deck_of[summoners[i]])
    else
      printf "not ok %d - %s: there is no such deck\n", ++tests, summoners[i]
  for (summoner in deck_of)
    if (!(summoner in is_printed))
      printf "not ok %d - %s: the table has no such deck\n", ++tests, summoner
  # what is in no ready-made deck: each card in the table, and each row in the content
  wrong = ""
  for (id in name)
    loose[faction[id], tolower (name[id])] = id in is_dealt ? "" : id
  for (i = 1; i <= n_rows; i++)
    {
      split (table[i], cell, "|")
      if (cell[2] != "-")
        continue
      id = loose[cell[1], tolower (cell[3])]
      if (id == "")
        wrong = wrong "\n#   there is no " cell[3] " of " cell[1]
      else
        compare_card (cell[3], id, table[i])
      is_dealt[id]
    }
  for (id in name)
    if (!(id in is_dealt))
      wrong = wrong "\n#   " name[id] " is not in the table"
  printf "%sok %d - what belongs to no ready-made deck is as it is printed%s\n", wrong == "" ? "" : "not ", ++tests, wrong
  printf "1..%d\n", tests
}
