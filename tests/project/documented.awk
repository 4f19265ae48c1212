# SPDX-License-Identifier: GPL-3.0-or-later
# Lists what a public header declares without saying what it is: "FILE:LINE: NAME".
#
# A comment speaks for what follows it, up to the next empty line; declarations in a row share it.

FNR == 1 { said = 0; inside = 0; deep = 0; pending = "" }

inside { if ($0 ~ /\*\//) { inside = 0; said = 1 } next }
/^[ \t]*\/\*/ && deep == 0 { if ($0 ~ /\*\//) said = 1; else inside = 1; next }
/^[ \t]*$/ { if (deep == 0 && pending == "") said = 0; next }
/^#|^G_BEGIN_DECLS|^G_END_DECLS|^G_DEFINE_AUTO|^G_STATIC_ASSERT/ { next }

# Bodies of inline functions, structs and enums: only their head needs a comment here.
{
  was = deep
  text = $0
  opened = gsub(/\{/, "{", text); closed = gsub(/\}/, "}", text)
  deep += opened - closed
  if (was > 0)
    {
      if (deep == 0 && $0 !~ /;/) pending = ""
      next
    }
  if (pending == "")
    {
      pending = $0
      at = FNR
      told = said
    }
  else
    pending = pending " " $0
  if (deep == 0 && $0 ~ /[;}]/ || deep > 0)
    {
      if (!told && pending !~ /^typedef struct [A-Za-z_]* [A-Za-z]*;/)
        {
          name = pending
          if (match(name, /[A-Za-z_0-9]+ ?\(/)) { name = substr(name, RSTART, RLENGTH); sub(/ ?\($/, "", name) }
          print FILENAME ":" at ": " name
        }
      pending = ""
    }
}
