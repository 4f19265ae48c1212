# SPDX-License-Identifier: LGPL-3.0-or-later
# The functions and objects that headers declare, one name per line: what libsortie exports. Comments,
# directives and everything in braces are left out; what is left ends with a semicolon each.

# A directive goes on behind a backslash.
continued || /^ *#/ { continued = /\\$/; next }

{
  line = $0
  while (line != "")
    {
      if (commented)
        {
          if (!match (line, /\*\//))
            next
          line = substr (line, RSTART + 2)
          commented = 0
        }
      start = index (line, "/*")
      scan(start > 0 ? substr (line, 1, start - 1) : line)
      line = start > 0 ? substr (line, start + 2) : ""
      commented = start > 0
    }
}

function scan(code,    i, c)
{
  for (i = 1; i <= length (code); i++)
    {
      c = substr (code, i, 1)
      if (c == "{")
        depth++
      else if (c == "}")
        {
          depth--
          if (depth == 0 && statement ~ /static inline/)
            statement = ""
        }
      else if (depth == 0 && c == ";")
        {
          declare(statement)
          statement = ""
        }
      else if (depth == 0)
        statement = statement c
    }
  statement = statement " "
}

function declare(s)
{
  if (s ~ /typedef/ || s ~ /^ *(struct|enum) [A-Za-z]* *$/)
    return
  if (match (s, /sortie_[a-z0-9_]+ \(/))
    print substr (s, RSTART, RLENGTH - 2)
  else if (s ~ /extern/ && match (s, /sortie_[a-z0-9_]+/))
    print substr (s, RSTART, RLENGTH)
}
