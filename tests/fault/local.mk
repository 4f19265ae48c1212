# SPDX-License-Identifier: GPL-3.0-or-later
# The program on a machine that fails: disks, and memory. The libraries stand before the C library
# (LD_PRELOAD) in whatever the test starts, so they are built without sanitizers.

check_LTLIBRARIES += \
  tests/fault/files.la \
  tests/fault/memory.la

fault_ldflags = -module -avoid-version -shared -rpath $(abs_builddir)/tests/fault

tests_fault_files_la_SOURCES = tests/fault/files.c
tests_fault_files_la_CFLAGS = -std=gnu11 -Wall -Wextra
tests_fault_files_la_LDFLAGS = $(fault_ldflags)
tests_fault_memory_la_SOURCES = tests/fault/memory.c tests/fault/memory.h
tests_fault_memory_la_CFLAGS = -std=gnu11 -Wall -Wextra -fno-builtin
tests_fault_memory_la_LDFLAGS = $(fault_ldflags)

# A sanitizer has a malloc() that cannot be replaced.
EXTRA_DIST += tests/fault/test-room.c
if !SANITIZERS
check_PROGRAMS += tests/fault/test-room
tests_fault_test_room_SOURCES = tests/fault/memory.c tests/fault/memory.h tests/fault/test-room.c
tests_fault_test_room_CFLAGS = $(AM_CFLAGS) -fno-builtin
endif

dist_check_SCRIPTS += \
  tests/fault/files.sh \
  tests/fault/memory.sh
