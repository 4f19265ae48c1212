#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The reference of the public headers is made without a warning, and has words for everything that they declare.

. "$top_srcdir/tests/tap/tap.sh"

doxygen=`command -v doxygen || echo`
if test -z "$doxygen"; then
  skip 'the reference of the public headers' 'doxygen is not there'
  plan
fi

mkdir -p "$scratch/docs"
sed "s,^OUTPUT_DIRECTORY = .*,OUTPUT_DIRECTORY = $scratch/docs/reference,
     s,^WARN_LOGFILE = .*,WARN_LOGFILE = $scratch/warnings,
     s,^GENERATE_HTML = .*,GENERATE_HTML = NO," "$top_builddir/docs/Doxyfile" >"$scratch/Doxyfile"
check 'it can be made' "$doxygen" "$scratch/Doxyfile"
nothing 'without a warning' "$scratch/warnings"

awk -v counted="$scratch/counted" -f "$top_srcdir/tests/project/reference.awk" \
  "$scratch"/docs/reference/xml/*_8h.xml "$scratch"/docs/reference/xml/struct*.xml >"$scratch/complaints"
nothing 'everything public has words' "$scratch/complaints"
check 'and that is a lot' test "`cat "$scratch/counted"`" -gt 600

# The counter itself sees what has none.
printf '%s\n' '<compounddef kind="file">' '<compoundname>bare.h</compoundname>' '<memberdef kind="function">' \
  '<name>bare</name>' '<briefdescription>' '</briefdescription>' '</memberdef>' '<detaileddescription>' '<para>A file.</para>' \
  '</detaileddescription>' '</compounddef>' >"$scratch/bare.xml"
awk -v counted="$scratch/counted" -f "$top_srcdir/tests/project/reference.awk" "$scratch/bare.xml" >"$scratch/seen"
check 'a function without words is noticed' grep -q 'bare.xml: function bare$' "$scratch/seen"
plan
