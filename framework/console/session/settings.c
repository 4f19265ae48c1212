/* SPDX-License-Identifier: GPL-3.0-or-later */
/* settings.c: a person's settings for all matches of a game. */
#include "console/session/session.h"

#include <sortie/match.h>

/* Others need not read it. */
#define FOLDER_MODE 0700

static char *
file_name (void)
{
  return g_build_filename (g_get_user_config_dir (), "sortie", "settings.ini", NULL);
}

/* The settings; empty if there are none or the file cannot be read. (transfer full) */
static GKeyFile *
read_file (void)
{
  GKeyFile *file = g_key_file_new ();
  g_autofree char *name = file_name ();

  g_key_file_load_from_file (file, name, G_KEY_FILE_KEEP_COMMENTS, NULL);
  return file;
}

/* People who share a screen have settings by the seats that they take, and a person who plays alone has the same in
 * every seat. (transfer full) */
static char *
key_of (const ConsoleSession *session, guint8 seat, const char *key)
{
  return console_session_count_people (session) > 1
             ? g_strconcat (key, "-", sortie_match_setup (session->match)->seat_ids[seat], NULL)
             : g_strdup (key);
}

gboolean
console_setting_is_to_read (const ConsoleSession *session, ConsoleSettingsOf *of)
{
  const ConsoleSettingsOf now = { session->module->game, console_session_count_people (session),
                                  sortie_match_setup (session->match)->n_seats };
  const gboolean same = of->game == now.game && of->people == now.people && of->seats == now.seats;

  *of = now;
  return !same;
}

char **
console_setting_read_of (const ConsoleSession *session, guint8 seat, const char *key)
{
  g_autofree char *own = key_of (session, seat, key);

  return console_setting_read (session->module->game->id, own);
}

gboolean
console_setting_write_of (const ConsoleSession *session, guint8 seat, const char *key, const char *const *words,
                          GError **error)
{
  g_autofree char *own = key_of (session, seat, key);

  return console_setting_write (session->module->game->id, own, words, error);
}

char **
console_setting_read (const char *game, const char *key)
{
  g_autoptr (GKeyFile) file = read_file ();
  char **words = g_key_file_get_string_list (file, game, key, NULL, NULL);

  return words != NULL ? words : g_new0 (char *, 1);
}

gboolean
console_setting_write (const char *game, const char *key, const char *const *words, GError **error)
{
  g_autoptr (GKeyFile) file = read_file ();
  g_autofree char *name = file_name (), *folder = g_path_get_dirname (name);

  g_mkdir_with_parents (folder, FOLDER_MODE);
  g_key_file_set_string_list (file, game, key, words, g_strv_length ((char **) words));
  return g_key_file_save_to_file (file, name, error);
}
