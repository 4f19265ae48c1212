/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* trust.h: whether somebody else could have put code where it is found.
 *
 * What is loaded runs with all rights of the user. So a module, and the folder in which it is
 * looked up, must belong to root or to the user who runs, and nobody else may write to them:
 * neither their group nor all others. A group of which the user is the only member counts as well:
 * that it will have no other members cannot be known.
 *
 * The folders above are not looked at. Whoever may rename those can put a folder of his own in
 * their place, which is then refused because it is his.
 */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

/**
 * sortie_trust_check:
 * @fd: an open file or folder; O_PATH is enough
 * @path: what messages call it
 *
 * Returns: FALSE with SORTIE_ERROR_MODULE, which says whose it is or who can write to it, and what
 *   to do about that
 */
gboolean sortie_trust_check (int fd, const char *path, GError **error);

G_END_DECLS
