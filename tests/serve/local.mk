# SPDX-License-Identifier: GPL-3.0-or-later
check_PROGRAMS += tests/serve/test-serve
tests_serve_test_serve_SOURCES = \
  tests/serve/schema.c \
  tests/serve/schema.h \
  tests/serve/test-serve.c
tests_serve_test_serve_CFLAGS = $(AM_CFLAGS) $(JSON_CFLAGS)
tests_serve_test_serve_LDADD = $(console_ldadd)
