# sortie.m4: for the configure.ac of a game that is built beside an installed Sortie.
# SPDX-License-Identifier: LGPL-3.0-or-later

# SORTIE_GAME([MINIMUM-VERSION])
# ------------------------------
# Looks for Sortie with pkg-config, which PKG_PROG_PKG_CONFIG finds, and sets for Makefile.am:
#   SORTIE_CFLAGS, SORTIE_LIBS  to compile and link a game
#   SORTIE_MODULE_LDFLAGS       for the LDFLAGS of its libtool library
#   SORTIE_GAMES_DIR            where its module is installed
#   SORTIE_CONTENT_DIR          where the folder of its content is installed
#   SORTIE_XGETTEXT             which of its words mark texts, for xgettext (XGETTEXT_OPTIONS in po/Makevars)
#   SORTIE_GETTEXTDATADIR       for GETTEXTDATADIRS, so that xgettext finds the texts in content
AC_DEFUN([SORTIE_GAME],
[AC_REQUIRE([PKG_PROG_PKG_CONFIG])dnl
PKG_CHECK_MODULES([SORTIE], [sortie]m4_ifval([$1], [ >= $1]))
PKG_CHECK_VAR([SORTIE_GAMES_DIR], [sortie], [moduledir])
PKG_CHECK_VAR([SORTIE_CONTENT_DIR], [sortie], [contentdir])
PKG_CHECK_VAR([SORTIE_XGETTEXT], [sortie], [xgettext_keywords])
PKG_CHECK_VAR([SORTIE_GETTEXTDATADIR], [sortie], [gettextdatadir])
SORTIE_MODULE_LDFLAGS="-module -avoid-version -shared -no-undefined -export-symbols-regex '^sortie_game\$\$'"
AC_SUBST([SORTIE_MODULE_LDFLAGS])
])
