#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Where no pseudo-terminal can be had, the tests that need one are skipped, and say why.

. "$top_srcdir/tests/tap/tap.sh"

# is_skipped 'sentence' 'reason': holds when the test that ran was skipped for that.
is_skipped ()
{
  check "$1" grep -q "^ok 1 - the console at a terminal # SKIP .*$2" "$scratch/said"
  check 'and nothing else is tested' grep -qx '1\.\.1' "$scratch/said"
}

# for real, where one may have a /dev of one's own
cat >"$scratch/without" <<'END'
mount -t tmpfs none /dev/pts && exec sh "$top_srcdir/tests/console/tab.sh"
END
if ! tmux -V >/dev/null 2>&1; then
  skip 'without devpts' 'tmux is not installed'
elif unshare --map-root-user --mount mount -t tmpfs none /dev/pts 2>"$scratch/why"; then
  unshare --map-root-user --mount sh "$scratch/without" >"$scratch/said" 2>&1
  is_skipped 'without devpts' 'no pseudo-terminal can be had'
else
  skip 'without devpts' "`head -n 1 "$scratch/why"`"
fi

# a tmux that says what it says there, and one that fails otherwise
mkdir "$scratch/bin"
cat >"$scratch/bin/tmux" <<'END'
#!/bin/sh
test "$1" = -V && exit
echo "create window failed: $REASON" >&2
exit 1
END
chmod +x "$scratch/bin/tmux"
PATH=$scratch/bin:$PATH
export PATH REASON
REASON='fork failed: No such device'
sh "$top_srcdir/tests/console/tab.sh" >"$scratch/said" 2>&1
is_skipped 'when tmux gets no terminal' 'No such device'
REASON='bad weather'
sh "$top_srcdir/tests/console/tab.sh" >"$scratch/said" 2>&1
check 'when it fails for another reason that is a failure' grep -q '^not ok 1 ' "$scratch/said"
check 'which is named' grep -q 'bad weather' "$scratch/said"
plan
