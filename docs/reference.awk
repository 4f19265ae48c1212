# SPDX-License-Identifier: GPL-3.0-or-later
# Turns the comments of a public header into what Doxygen reads: it is the filter of docs/Doxyfile.in.
#
# A comment speaks for what follows it up to the next empty line, so declarations in a row get it again. One behind a
# member speaks for that member. "---- Title." begins a part of the header: its prose belongs to the file.

# What means something to Doxygen, outside of examples, which are indented.
function escaped (text)
{
  if (text ~ /^ *\*?     /)
    return text
  gsub(/\\/, "\\\\", text)
  gsub(/</, "\\<", text)
  gsub(/>/, "\\>", text)
  gsub(/#/, "\\#", text)
  gsub(/"/, "\\\"", text)
  gsub(/%/, "\\%", text)
  gsub(/::/, "\\::", text)
  if (match(text, /^ *\* *@[A-Za-z_0-9]+:/))
    {
      name = substr(text, RSTART, RLENGTH); rest = substr(text, RSTART + RLENGTH)
      sub(/^ *\* *@/, "", name); sub(/:$/, "", name)
      gsub(/@/, "\\a ", rest)
      return " * \\param " name rest
    }
  gsub(/\*@/, "* @", text)
  gsub(/@[A-Za-z]/, "\\a &", text)
  gsub(/\\a @/, "\\a ", text)
  gsub(/@/, "\\@", text)
  sub(/^ *\* *Returns:/, " * \\return", text)
  while (match(text, /`[^`]*`/))
    {
      name = substr(text, RSTART + 1, RLENGTH - 2)
      gsub(/\*/, "\\*", name)
      gsub(/\\a /, "\\@", name)
      text = substr(text, 1, RSTART - 1) "<tt>" name "</tt>" substr(text, RSTART + RLENGTH)
    }
  gsub(/`/, "'", text)
  return text
}

# The comment that was read, from its opening on, for @kind: "/**" or "/**<".
function put (kind, text)
{
  sub(/^[ \t]*\/\*+/, "", text)
  sub(/\*\/[ \t]*$/, "", text)
  return kind escaped_all(text) " */"
}

function escaped_all (text, lines, n, i, whole)
{
  n = split(text, lines, "\n")
  whole = ""
  for (i = 1; i <= n; i++)
    {
      # GTK-Doc repeats the name on a line of its own
      if (i <= 2 && lines[i] ~ /^ \* [A-Za-z_0-9]+:$/)
        lines[i] = " *"
      whole = whole (i > 1 ? "\n" : "") escaped(lines[i])
    }
  return whole
}

# A whole comment on lines of its own.
function comment (text, title)
{
  if (text ~ /SPDX/)
    return
  if (!titled)
    {
      titled = 1
      sub(/\/\* [a-z]+\.h:/, "/*", text)
      print put("/** \\file\n *", text)
      return
    }
  if (text ~ /^\/\* ---- /)
    {
      title = text
      sub(/^\/\* ---- /, "", title); sub(/\n.*/, "", title); sub(/ *\*\/$/, "", title); sub(/[.:]$/, "", title)
      sub(/^[^\n]*\n?/, "", text)
      sub(/^\*\/$/, "", title)
      sub(/\*\/[ \t]*$/, "", text)
      print "/** \\file\n * \\par " escaped_all(title) "\n" escaped_all(text) "\n */"
      return
    }
  # one in the grammar of GTK-Doc names what it is about
  about = ""
  if (text ~ /^\/\*\*\n \* [A-Za-z_0-9]+:/)
    {
      about = text
      sub(/^\/\*\*\n \* /, "", about); sub(/:(.|\n)*$/, "", about)
    }
  said = put("/**", text)
}

FNR == 1 { titled = 0; said = ""; deep = 0; open = 0; tail = 0; going = 0; macro = 0; raw = 0 }

open {
  text = text "\n" $0
  if ($0 ~ /\*\//)
    {
      open = 0
      if (tail) { print put("/**<", text); tail = 0 }
      else if (deep > 0) print put("/**", text)
      else comment(text)
    }
  next
}

/^[ \t]*\/\*/ {
  text = $0
  if ($0 !~ /\*\//) { open = 1; next }
  if (deep > 0) print put("/**", text); else comment(text)
  next
}

/^[ \t]*$/ { if (deep == 0 && !going) said = ""; print; next }

# A comment inside of a macro may go over the end of the line.
raw { print; raw = $0 !~ /\*\//; macro = going = $0 ~ /\\$/ || raw; next }
macro && /\/\*/ && !/\*\// && !/\\$/ { print; raw = 1; next }

# A declaration: the first line says what it is about.
{
  line = $0
  behind = ""
  if (line ~ /\/\*/ && line !~ /\\$/)
    {
      behind = line
      sub(/^.*\/\*/, "/*", behind)
      at = index(line, "/*")
      behind = substr(line, at)
      line = substr(line, 1, at - 1)
    }
  starts = deep == 0 && !going && line !~ /^(G_BEGIN_DECLS|G_END_DECLS|G_DEFINE_AUTO|#(include|pragma|undef|if|endif|else))/
  if (starts && said != "" && (about == "" || line !~ /\(/ || index(line, about)))
    print said
  was_macro = macro
  going = line ~ /\\$/
  code = line
  opened = gsub(/\{/, "{", code); closed = gsub(/\}/, "}", code)
  if (line !~ /^#/ && !macro)
    deep += opened - closed
  macro = going && (was_macro || line ~ /^#/)
  if (deep == 0 && !going && !was_macro && line !~ /[;}]|^#|^G_/ && line ~ /[^ ]/)
    going = 1
  print line
  if (behind != "")
    {
      text = behind
      if (behind ~ /\*\/[ \t]*[A-Za-z,;(){}].*$/) { sub(/\*\/.*$/, "*/", text) }
      if (behind !~ /\*\//) { open = 1; tail = 1 }
      else if (deep > 0 || starts && line ~ /^#define/) print put("/**<", text)
    }
}
