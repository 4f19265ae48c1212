# SPDX-License-Identifier: GPL-3.0-or-later
# tmux.sh: the program at a real terminal, driven through tmux with a server of its own. Sourced
# behind tap.sh; where there is no tmux, or no pseudo-terminal for it, the test is skipped with that
# reason. It plays the toy game, or with games=real set before those that are shipped.

if test "$games" != real; then
  SORTIE_MODULE_PATH=$top_builddir/tests/toy/.libs
  SORTIE_CONTENT_PATH=$top_srcdir/tests/toy/content
fi
XDG_DATA_HOME=$scratch
XDG_STATE_HOME=$scratch
XDG_CONFIG_HOME=$scratch
export SORTIE_MODULE_PATH SORTIE_CONTENT_PATH XDG_DATA_HOME XDG_STATE_HOME XDG_CONFIG_HOME

if ! tmux -V >"$scratch/version" 2>&1; then
  skip 'the console at a terminal' 'tmux is not installed'
  plan
fi

# the path of a socket must be short; a server that ends leaves it lying
servers=0
sockets=`mktemp -d`
tmux_ ()
{
  tmux -S "$sockets/$servers" -f /dev/null "$@"
}

# what is ended still writes its history
trap 'tmux_ kill-server 2>/dev/null; sleep 0.2; rm -rf "$scratch" "$sockets"' EXIT

# The first window is for finding out: without devpts, as in a bare chroot, there is none.
if tmux_ new-session -d 'sleep 60' 2>"$scratch/version"; then
  tmux_ kill-server
else
  reason=`head -n 1 "$scratch/version"`
  case $reason in
    *'fork failed'*) skip 'the console at a terminal' "no pseudo-terminal can be had ($reason)" ;;
    *) flunk 'tmux opens a window' "$reason" ;;
  esac
  plan
fi

# all_stops GAME SEAT...: people who take these seats at one screen have chosen `stops all` before.
all_stops ()
{
  echo "[$1]" >>"$scratch/settings"
  shift
  printf 'stops-%s=all;\n' "$@" >>"$scratch/settings"
}

begin_settings ()
{
  rm -f "$XDG_CONFIG_HOME/sortie/settings.ini"
  test -f "$scratch/settings" || return
  mkdir -p "$XDG_CONFIG_HOME/sortie"
  cp "$scratch/settings" "$XDG_CONFIG_HOME/sortie/settings.ini"
}

# start COLUMNS ARGUMENT...: the program in a window of its own; $surroundings are put into its
# environment, and it has $rows rows. Unless $keeps is set, it has no settings but those of all_stops. The server is a
# new one: the last may still be on its way out. The shell is sh, whatever the user's is; without the trap it may end on
# a Control-C that is for the program.
start ()
{
  columns=$1
  shift
  servers=$((servers + 1))
  test -n "$keeps" || begin_settings
  expected=yes
  tmux_ new-session -d -x "$columns" -y "${rows:-50}" \
    sh -c "trap : INT; env $surroundings '$SORTIE' $*; echo ended \$?; sleep 60"
}

# sees 'sentence' 'text': holds when the text comes onto the screen before long. What was just typed has no answer yet: it
# does not look before there can be one.
sees ()
{
  tries=0
  test -z "$expected" || sleep 0.03
  expected=
  while test $tries -lt 100; do
    tmux_ capture-pane -p >"$scratch/screen"
    if grep -qF -- "$2" "$scratch/screen"; then
      pass "$1"
      return
    fi
    tries=$((tries + 1))
    sleep 0.05
  done
  flunk "$1" "not seen: $2" "`cat "$scratch/screen"`"
}

type_line ()
{
  expected=yes
  tmux_ send-keys -l "$1" \; send-keys Enter
}

stop ()
{
  tmux_ kill-server
}
