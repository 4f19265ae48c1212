/* SPDX-License-Identifier: GPL-3.0-or-later */
/* memory.h: a machine without room for large things.
 *
 * memory.c has a malloc() of its own that stands before the C library's. It is a library for
 * LD_PRELOAD (SORTIE_FAULT_ROOM in the environment: the bytes from which on there is no room), and
 * belongs among the sources of a test that says so itself. A sanitizer has a malloc() that cannot
 * be replaced.
 */
#pragma once
#include <stddef.h>

/* From now on there is no room for so many bytes; 0: there is room for everything. */
void fault_set_room (size_t bytes);
