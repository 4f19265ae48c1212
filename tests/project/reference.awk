# SPDX-License-Identifier: GPL-3.0-or-later
# Reads Doxygen's XML of headers and structs, and lists what is public and has no words: "FILE: NAME". Counts the rest
# into the file @counted.

function finish ()
{
  if (kind == "")
    return
  n++
  if (!said)
    print FILENAME ": " kind " " name
  kind = ""
}

FNR == 1 { kind = ""; member = 0 }
/<compounddef / { whole = $0 ~ /kind="file"/; outer = ""; described = 0 }
/<compoundname>/ && outer == "" { outer = $0; gsub(/<[^>]*>| /, "", outer) }
/<memberdef / { member = 1; kind = $0; sub(/.*kind="/, "", kind); sub(/".*/, "", kind); said = 0; name = "" }
member && /<name>/ && name == "" { name = $0; gsub(/<[^>]*>| /, "", name) }
/<(brief|detailed)description>/ { inside = 1 }
inside && /<para>/ { if (member) said = 1; else described = 1 }
/<\/(brief|detailed)description>/ { inside = 0 }
# Not every member of a struct needs words: `id`, `title`, `rule`.
/<\/memberdef>/ { if (whole) finish(); member = 0 }
/<\/compounddef>/ { kind = whole ? "file" : "struct"; name = outer; said = described; finish() }
END { print n > counted }
