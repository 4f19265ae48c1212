# SPDX-License-Identifier: GPL-3.0-or-later
# Complains of a comment "/** NAME:" that is above something else than NAME, and of a "@parameter:" in it that NAME
# does not have, and of a comment right below another. A comment is orphaned when a declaration moves away from under it.

FNR == 1 { state = ""; ended = 0 }

# the first two lines of a file are its licence and what is in it; "/* file.c */" is a heading
/^\/\*/ && FNR > 3 && ended == FNR - 1 { print FILENAME ":" FNR ": a comment right below another" }
/^\/\* [a-z0-9-]+\.c[ :]/ { next }
/^(\/\*| \*|   )[^;,{}]*\*\/$/ || /^ \*\/$/ { ended = FNR }

/^\/\*\*$/ { state = "comment"; name = ""; n = 0; next }

state == "comment" && name == "" && match ($0, /^ \* [A-Za-z_0-9]+:/) {
  name = substr ($0, 4, RLENGTH - 4)
  line = FNR
}
state == "comment" && match ($0, /^ \* @[A-Za-z_0-9]+:/) { parameters[n++] = substr ($0, 5, RLENGTH - 5) }
state == "comment" && /\*\// { state = name != "" ? "declaration" : ""; declaration = ""; next }

state == "declaration" {
  declaration = declaration " " $0
  # a structure or an enumeration has its name behind its fields
  if ($0 ~ /^typedef (struct|enum|union)[^;]*$/ || declaration ~ /^ typedef (struct|enum|union)[^;]*{/ && $0 !~ /^}/)
    next
  if ($0 !~ /[;{]/ && $0 !~ /^#define/)
    next
  state = ""
  if (!has(declaration, name))
    print FILENAME ":" line ": " name " is not what is below"
  else if (declaration ~ ("[^A-Za-z_0-9]" name " \\("))
    for (i = 0; i < n; i++)
      if (!has(declaration, parameters[i]))
        print FILENAME ":" line ": " name " has no parameter " parameters[i]
}

function has(text, word)
{
  return text ~ ("(^|[^A-Za-z_0-9])" word "([^A-Za-z_0-9]|$)")
}
