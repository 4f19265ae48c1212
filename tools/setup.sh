# SPDX-License-Identifier: GPL-3.0-or-later
# What ./play and ./check share: install what is missing, configure, build.
# Sourced with $top set to the source tree. Progress goes to standard error, the
# details to a log, so that standard output is the program's alone.

# Debian's packages: what building needs, and what some tests use as well.
packages='autoconf automake autopoint gcc gettext libc6-dev libcunit1-dev
libglib2.0-dev libjson-glib-dev libreadline-dev libtool libxml2-dev make pkgconf'
test_packages='tmux'

say ()
{
  printf '%s\n' "$*" >&2
}

fail ()
{
  say "$@"
  exit 1
}

# step "what" command...: one line for a person, everything else into the log.
step ()
{
  say "$1 ..."
  shift
  "$@" >>"$log" 2>&1 </dev/null && return
  tail -n 25 "$log" >&2
  fail "That failed. The whole log is $log"
}

# ---- Packages -----------------------------------------------------------------

missing_packages ()
{
  for package in $packages; do
    case `dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null` in
      installed) ;;
      *) printf ' %s' "$package" ;;
    esac
  done
}

as_root ()
{
  if test "`id -u`" = 0; then
    DEBIAN_FRONTEND=noninteractive "$@"
  else
    sudo DEBIAN_FRONTEND=noninteractive "$@"
  fi
}

ensure_packages ()
{
  if ! command -v dpkg-query >/dev/null; then
    say 'This is not Debian: taking it that the packages listed in README.md are there.'
    return
  fi
  missing=`missing_packages`
  test -n "$missing" || return 0

  say "Missing packages:$missing"
  install="apt-get install --no-install-recommends$missing"
  test "$may_install" = yes || fail "To install them: $install"
  test "`id -u`" = 0 || command -v sudo >/dev/null \
    || fail "Installing them needs root, and there is no sudo. As root: $install"
  test "`id -u`" = 0 || sudo -v || fail "Installing them needs root: $install"

  step 'Updating the package list' as_root apt-get update
  step 'Installing the missing packages' \
    as_root apt-get install --yes --no-install-recommends $missing
}

# ---- Folders ------------------------------------------------------------------

# The build is in _build; in a source tree that is configured already, in the tree
# itself; and beside a copy of the sources when the tree is not ours to write.
choose_folders ()
{
  source=$top
  build=$top/_build
  if test -f "$top/config.status"; then
    build=$top
  elif ! test -w "$top" || { test -d "$build" && ! test -w "$build"; }; then
    cache=${XDG_CACHE_HOME:-${HOME-}/.cache}/sortie/`printf '%s' "$top" | cksum | cut -d ' ' -f 1`
    source=$cache/source
    build=$cache/build
  fi
  mkdir -p "$source" "$build" 2>/dev/null \
    || fail "Cannot write to $build; XDG_CACHE_HOME may name another place."
  log=$build/setup.log
  stamp=$build/setup.stamp
}

# An old copy stays behind for a file that has gone; no fragment names it.
copy_sources ()
{
  test "$source" != "$top" || return 0
  (cd "$top" && tar -cf - --exclude='./.git' --exclude='./_build*' .) | (cd "$source" && tar -xf -)
}

# ---- Arguments ----------------------------------------------------------------

# The options in the table of the program, one a line.
options_of_program ()
{
  sed -En 's/^  \{ ((FLAG|ONE|MANY) \(|\.name = )"([a-z-]*)".*/\3/p' "$top/framework/console/programs/options.c"
}

# What a game lets one choose is an option, too; its name is a string in the game's tables.
is_option ()
{
  options_of_program | grep -qxF -e "$1" || grep -qF "\"$1\"" "$top"/games/*/*.c
}

# An option that neither the program nor a game has is refused before a long build, not behind it. Games
# from elsewhere may have more.
refuse_unknown_options ()
{
  test -z "${SORTIE_MODULE_PATH-}" || return 0
  for argument; do
    case $argument in
      --) return ;;
      --*)
        name=${argument#--}
        name=${name%%=*}
        is_option "$name" || fail "There is no option --$name. The options are:" \
          `options_of_program | sed 's/^/--/'`
        ;;
    esac
  done
}

# ---- Building -----------------------------------------------------------------

# Two at a time would spoil each other's build.
lock_build ()
{
  exec 9>"$build/setup.lock"
  flock 9
  : >"$log"
}

unlock_build ()
{
  exec 9>&-
}

# A source, or a folder in which files came and went, newer than the last build.
# (gettext writes into po/, so that only its files that are ours count.)
is_up_to_date ()
{
  test -f "$stamp" && test -x "$build/sortie" || return 1
  newer=`cd "$top" && find configure.ac Makefile.am content framework games m4/sortie-*.m4 \
    po/LINGUAS po/Makevars po/*.po tools \
    -newer "$stamp" -print 2>&1 | head -n 1`
  test -z "$newer"
}

generate ()
{
  (cd "$source" && autoreconf -fi)
}

configure ()
{
  (cd "$build" && "$source/configure")
}

# A build tree that was moved holds the old place in a hundred files.
forget_moved_build ()
{
  test "$build" != "$source" || return 0
  test -f "$build/config.status" || return 0
  test "`cat "$build/setup.place" 2>/dev/null`" = "$build" || rm -f "$build/config.status"
}

ensure_configured ()
{
  copy_sources || fail "Cannot copy the sources to $source"
  for file in configure Makefile.in config.h.in build-aux/tap-driver.sh po/Makefile.in.in; do
    if ! test -f "$source/$file"; then
      step 'Preparing the sources' generate
      break
    fi
  done
  forget_moved_build
  test -f "$build/config.status" || step 'Configuring' configure
  printf '%s\n' "$build" >"$build/setup.place"
}

# The stamp is as old as the beginning, so that what changes meanwhile counts.
ensure_built ()
{
  touch "$stamp.new"
  ensure_configured
  step 'Building' make -C "$build" -j"`nproc`"
  mv "$stamp.new" "$stamp"
}
