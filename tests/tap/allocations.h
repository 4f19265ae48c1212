/* SPDX-License-Identifier: GPL-3.0-or-later */
/* allocations.h: how often memory was asked for.
 *
 * allocations.c has a malloc() of its own that stands before the C library's, for GLib and the
 * library too. It belongs among the sources of a test that counts, and of no other.
 */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

/* Calls of malloc(), calloc() and realloc() since the program began. */
guint allocations (void);

/* FALSE under a sanitizer, which has a malloc() that cannot be replaced; says so as a skipped
 * test. */
gboolean allocations_can_be_counted (void);

G_END_DECLS
