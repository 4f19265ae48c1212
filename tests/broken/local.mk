# SPDX-License-Identifier: GPL-3.0-or-later
# Modules with one fault each, for the conformance kit to catch. They are built
# into tests/broken/.libs and never installed:
#   check_LTLIBRARIES += tests/broken/NAME.la
#   tests_broken_NAME_la_SOURCES = tests/broken/NAME.c
#   tests_broken_NAME_la_LDFLAGS = $(test_module_ldflags)
#   tests_broken_NAME_la_LIBADD = libsortie.la $(DEPS_LIBS)

# libtool builds a shared object only for something with a place to go.
test_module_ldflags = $(game_module_ldflags) -rpath /nowhere
