# SPDX-License-Identifier: LGPL-3.0-or-later
# Writes the packs of content/packs as a C file. Usage: awk -f packs.awk FILE.xml ...

function end_pack ()
{
  if (name != "")
    print "    \"\" },"
}

BEGIN {
  print "/* Made from content/packs by packs.awk. */"
  print "#include \"content/load.h\""
  print ""
  print "const SortiePack sortie_packs[] = {"
}

FNR == 1 {
  end_pack()
  name = FILENAME
  sub(/.*\//, "", name)
  sub(/\.xml$/, "", name)
  printf "  { \"%s\",\n", name
}

{
  gsub(/\\/, "\\\\")
  gsub(/"/, "\\\"")
  printf "    \"%s\\n\"\n", $0
}

END {
  end_pack()
  print "  { NULL, NULL },"
  print "};"
}
