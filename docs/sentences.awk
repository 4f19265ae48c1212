# SPDX-License-Identifier: GPL-3.0-or-later
# From a catalogue of gettext, every sentence for people, by the file that says it: one heading for a file, one sentence
# on a line, and below it the plural and the translations, if there are any.

function flush_entry(   i, text) {
  if (id != "" && id != "\"\"") {
    text = (context != "" ? "[" context "] " : "") id
    if (plural != "")
      text = text "\n    many: " plural
    for (i = 0; i < n; i++)
      if (said[i] != "")
        text = text "\n    " said[i]
    if (!(file in said_in))
      files[n_files++] = file
    said_in[file] = said_in[file] text "\n"
  }
  context = id = plural = ""
  n = 0
  into = ""
}

# the text between the quotes of a line
function quoted() {
  match ($0, /".*"/)
  return substr ($0, RSTART + 1, RLENGTH - 2)
}

/^#~/ { next }
/^#: / { flush_entry(); file = $2; next }
/^#/ || /^$/ { next }
/^msgctxt/ { into = "context"; context = quoted(); next }
/^msgid_plural/ { into = "plural"; plural = quoted(); next }
/^msgid/ { into = "id"; id = quoted(); next }
/^msgstr/ { into = "said"; said[n++] = quoted(); next }
/^"/ {
  if (into == "context")
    context = context quoted()
  else if (into == "plural")
    plural = plural quoted()
  else if (into == "id")
    id = id quoted()
  else if (into == "said")
    said[n - 1] = said[n - 1] quoted()
}
END {
  flush_entry()
  for (i = 0; i < n_files; i++)
    print (i ? "\n" : "") "== " files[i] "\n" said_in[files[i]]
}
