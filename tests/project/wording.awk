# SPDX-License-Identifier: GPL-3.0-or-later
# Run twice by wording.sh. With what=sentences: of each message of the program in a template of gettext,
# the longest part without blanks, if it has four words. With what=texts: what the tests wait for, a line
# for each, behind the name of its file.

function longest(message, parts, words, n, i, part, best)
{
  gsub (/[{][^}]*[}]|%[-0-9.]*[a-z]|\\n/, "\001", message)
  gsub (/\\"/, "\"", message)
  n = split (message, parts, "\001")
  for (i = 1; i <= n; i++) {
    part = parts[i]
    gsub (/^[ .,:;]+|[ .,:;]+$/, "", part)
    if (length (part) > length (best)) { best = part }
  }
  return split (best, words, " ") >= 4 ? best : ""
}

function message_ends()
{
  if (is_ours && message != "" && longest(message) != "") { print longest(message) }
  message = ""
}

function tell(text)
{
  gsub (/[ \t]+/, " ", text)
  print FILENAME "\t" text
}

FNR == 1 { literal = "" }

what == "sentences" {
  if (/^#: /) { is_ours = is_ours || $0 !~ /^#: (content|po)\// && $0 !~ /(sayings|phrases)\.c$/ }
  else if (/^msgid/) { message_ends(); in_message = 1; message = $0; sub (/^[^"]*"/, "", message); sub (/"$/, "", message) }
  else if (/^"/ && in_message) { message = message substr ($0, 2, length ($0) - 2) }
  else if (/^msgstr/) { message_ends(); in_message = 0 }
  else if (/^$/) { is_ours = 0 }
  next
}

FILENAME ~ /\.session$/ { if (/^[<!] [^@]/) { tell(substr ($0, 3)) } next }
FILENAME ~ /\.scenario$/ { if (/^ *(not )?(log|why|next|warns) /) { tell($0) } next }
FILENAME ~ /\.c$/ {
  if (/^  [{] "[^"]*",( [a-z0-9_]+ [}],)?$/) { next }
  line = $0
  while (match (line, /"([^"\\]|\\.)*"/)) {
    literal = literal substr (line, RSTART + 1, RLENGTH - 2)
    line = substr (line, RSTART + RLENGTH)
    if (line !~ /^[ \t]*("|$)/) { tell(literal); literal = "" }
  }
  if (literal != "" && $0 !~ /"[ \t]*$/) { tell(literal); literal = "" }
  next
}
!/^ *#/ { tell($0) }
