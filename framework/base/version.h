/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* version.h: which library this is, and which modules it understands.
 *
 * The version is for people. The interface number is for modules: what was built
 * for another number is refused before anything else of it is read.
 */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

/**
 * SORTIE_INTERFACE_VERSION:
 *
 * The number of the module interface that these headers describe. What counts is a module
 * that was built with a release and is loaded by a later one: the number grows, once for a
 * release, when such a module would be wrong, because something that it fills in, reads or calls
 *
 *  - has another size or order: a field more or less in SortieGame, in a row of one of its
 *    tables, in SortieState, SortieSetup or anything else in these headers that is no opaque type;
 *  - has another number: a value of an enumeration that is not the last one;
 *  - means something else, or is gone: a function, a field, a callback that may now be called
 *    where it was not.
 *
 * It does not grow for a new function, nor where one of the reserved pointers of SortieGame gets a
 * meaning for which NULL stands as before. As long as nothing is released nobody has such
 * modules, and it is 1: between two commits a game is built anew, and what is not is refused by its
 * stamp (module/game.h) as far as sizes tell. docs/HACKING.md, 8, asks before each release.
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
