/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* version.h: which library this is, and which modules it understands.
 *
 * The version is for people. The interface number is for modules: it grows
 * when the table that a game exports changes its meaning, and a module that was
 * built for another number is refused.
 */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

/**
 * SORTIE_INTERFACE_VERSION:
 *
 * The number of the module interface that these headers describe.
 */
#define SORTIE_INTERFACE_VERSION 1

/**
 * sortie_version:
 *
 * Returns: the version of the library that is running, such as "1.2.3"
 */
const char *sortie_version (void);

/**
 * sortie_interface_version:
 *
 * Returns: the interface number that the library was built with; the program
 *   compares it with its own #SORTIE_INTERFACE_VERSION
 */
guint sortie_interface_version (void);

G_END_DECLS
