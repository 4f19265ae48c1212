/* SPDX-License-Identifier: GPL-3.0-or-later */
/* paths.h: where the program finds its modules, its content and its translations.
 *
 * In this order: what the user names in the environment, the build tree when the
 * program runs from one, the installed folders. Never the current folder. A program with raised
 * rights looks in the installed folders only.
 */
#pragma once
#include <glib.h>

/* Whether the program has rights that whoever started it has not, or could take them up again:
 * set-user-ID, set-group-ID, capabilities, also a saved id. Then what he says must not lead to
 * code. */
gboolean console_has_raised_rights (void);

/* (nullable): a variable that leads to code or to files; NULL as well where rights are raised. */
const char *console_environment (const char *variable);

/* The folders to search for game modules, from SORTIE_MODULE_PATH (separated by colons) or else the one that
 * belongs to this program. (transfer full) */
GStrv console_module_path (void);

/* The same for card content and SORTIE_CONTENT_PATH. (transfer full) */
GStrv console_content_path (void);

/* The folder for bindtextdomain(), from SORTIE_LOCALE_PATH or else the one that belongs to this program.
 * (transfer full) */
char *console_locale_folder (void);

/* Where the templates of a new game are: the first folder "new-game" on the path of content, else beside the content
 * that belongs to this program. (transfer full) */
char *console_template_folder (void);

/* "~/file", typed where no shell reads it, as a shell would. (transfer full) */
char *console_file_name (const char *typed);
