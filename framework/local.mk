# SPDX-License-Identifier: GPL-3.0-or-later
# The library libsortie, one folder for each layer from the lowest up, and
# above them all the program.

lib_LTLIBRARIES += libsortie.la
libsortie_la_SOURCES =
libsortie_la_LDFLAGS = -version-info 0:0:0 -no-undefined -export-symbols-regex '^sortie_' \
  -Wl,-Bsymbolic-functions -Wl,--dynamic-list=$(srcdir)/framework/content/numbers.list
libsortie_la_LIBADD = $(DEPS_LIBS)
EXTRA_libsortie_la_DEPENDENCIES = framework/content/numbers.list
EXTRA_DIST += framework/content/numbers.list

sortiedir = $(includedir)/sortie
sortie_HEADERS = framework/sortie.h

include framework/base/local.mk
include framework/model/local.mk
include framework/language/local.mk
include framework/eval/local.mk
include framework/flow/local.mk
include framework/speech/local.mk
include framework/content/local.mk
include framework/module/local.mk
include framework/reader/local.mk
include framework/match/local.mk
include framework/kit/local.mk
include framework/player/local.mk
include framework/console/local.mk

pkgconfigdir = $(libdir)/pkgconfig
pkgconfig_DATA = framework/sortie.pc
