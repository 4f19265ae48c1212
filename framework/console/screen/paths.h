/* SPDX-License-Identifier: GPL-3.0-or-later */
/* paths.h: where the program finds its modules, its content and its translations.
 *
 * In this order: in what the environment names, in the build tree if the program runs from one, and in the
 * installed folders. Never in the current folder. A program with raised rights only looks in the installed
 * folders.
 */
#pragma once
#include <glib.h>

/* Whether the program has rights that its user lacks, or could regain them: set-user-ID, set-group-ID,
 * capabilities, or a saved id. If so, the user's settings must not lead to code. */
gboolean console_has_raised_rights (void);

/* (nullable): a variable that leads to code or to files; also NULL with raised rights. */
const char *console_environment (const char *variable);

/* The folders to search for game modules: from SORTIE_MODULE_PATH (separated by colons), or else the program's
 * own. (transfer full) */
GStrv console_module_path (void);

/* The same for card content and SORTIE_CONTENT_PATH. (transfer full) */
GStrv console_content_path (void);

/* The folder for bindtextdomain(): SORTIE_LOCALE_PATH, or else the program's own. (transfer full) */
char *console_locale_folder (void);

/* The folder of the templates for a new game: the first folder "new-game" on the content path, else the one beside
 * the program's own content. (transfer full) */
char *console_template_folder (void);

/* Expands "~/file" like a shell, if no shell has read it. (transfer full) */
char *console_file_name (const char *typed);
