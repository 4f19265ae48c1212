# SPDX-License-Identifier: GPL-3.0-or-later
# framework/console: the program. All of it but main.c is a convenience
# library, so that tests can link it too (see tests/console/local.mk). The
# program itself is
#   bin_PROGRAMS += sortie
#   sortie_SOURCES = framework/console/main.c
#   sortie_LDADD = libconsole.la libsortie.la $(READLINE_LIBS) $(DEPS_LIBS)

noinst_LTLIBRARIES += libconsole.la
libconsole_la_CFLAGS = $(AM_CFLAGS) $(READLINE_CFLAGS)
libconsole_la_LIBADD = libsortie.la $(READLINE_LIBS) $(DEPS_LIBS)
libconsole_la_SOURCES = \
  framework/console/paths.c \
  framework/console/paths.h
