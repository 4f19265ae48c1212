/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* spec.c: modes, players, seats and options; spec-choices.c has choices. */
#include <sortie/match.h>
#include "match/spec.h"

#include <string.h>

#include "base/i18n.h"
#include "match/whole.h"
#include "base/text.h"

/* ---- Modes ---------------------------------------------------------------------------- */

/* The first mode with this name and a number after it: "last-man-standing" means the one for the fewest players. */
static gboolean
find_with_number (const GPtrArray *ids, const char *text, guint *ret)
{
  gsize length = strlen (text);

  for (*ret = 0; *ret < ids->len; (*ret)++)
    {
      const char *id = ids->pdata[*ret];

      if (strncmp (id, text, length) == 0 && id[length] == '-' && g_ascii_isdigit (id[length + 1]))
        return TRUE;
    }
  *ret = 0;
  return FALSE;
}

/* How many people play the mode: seats of the rules do not count, and one player may have several seats. */
static guint
n_players (const SortieModeDecl *mode)
{
  guint n = 0, several = 0;

  for (guint seat = 0; mode->seats[seat] != NULL; seat++)
    several |= mode->players[seat] != mode->players[0];
  for (guint seat = 0; mode->seats[seat] != NULL; seat++)
    {
      gboolean counted = mode->automatic >> seat & 1;

      for (guint other = 0; several && other < seat; other++)
        counted |= mode->players[other] == mode->players[seat];
      n += !counted;
    }
  return n;
}

/* "4": the first mode for that many players. */
static gboolean
find_by_number (const SortieModeDecl *modes, const char *text, guint *ret)
{
  guint64 n;

  if (g_ascii_string_to_unsigned (text, 10, 1, SORTIE_MAX_SEATS, &n, NULL))
    for (guint i = 0; modes[i].id != NULL; i++)
      if (n_players (&modes[i]) == n)
        {
          *ret = i;
          return TRUE;
        }
  return FALSE;
}

/* The numbers of players for which there is a mode: "1, 2, 4". (transfer full) */
static char *
numbers_of_players (const SortieModeDecl *modes)
{
  GString *numbers = g_string_new (NULL);

  for (guint n = 1; n <= SORTIE_MAX_SEATS; n++)
    for (guint i = 0; modes[i].id != NULL; i++)
      if (n_players (&modes[i]) == n)
        {
          g_string_append_printf (numbers, "%s%u", numbers->len > 0 ? ", " : "", n);
          break;
        }
  return g_string_free (numbers, FALSE);
}

/* The length of "coop" in "coop-3", and the number; FALSE if there is none. */
static gboolean
split_number (const char *text, gsize *ret_length, guint *ret_n)
{
  const char *dash = strrchr (text, '-');
  guint64 n;

  if (dash == NULL || dash[1] == '0' || !g_ascii_string_to_unsigned (dash + 1, 10, 0, G_MAXUINT, &n, NULL))
    return FALSE;
  *ret_length = (gsize) (dash - text);
  *ret_n = (guint) n;
  return TRUE;
}

/* The numbers after @text and a dash in the names of modes: "3, 4"; "" if there are none. (transfer full) */
static char *
numbers_behind (const GPtrArray *ids, const char *text, gsize length)
{
  GString *numbers = g_string_new (NULL);

  for (guint i = 0; i < ids->len; i++)
    {
      const char *id = ids->pdata[i];

      if (strncmp (id, text, length) == 0 && id[length] == '-' && g_ascii_isdigit (id[length + 1]))
        g_string_append_printf (numbers, "%s%s", numbers->len > 0 ? ", " : "", id + length + 1);
    }
  return g_string_free (numbers, FALSE);
}

/* @numbers: (transfer full) */
static gboolean
wrong_number (GError **error, const char *mode, guint n, char *numbers)
{
  g_autofree char *possible = numbers;

  /* Translators: the first %s is the id of a mode, the second lists numbers of players. */
  return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("“%s” is not for %u players; possible: %s"), mode, n,
                           possible);
}

/* Accepts "coop-2" for "coop"; for another number, says how many players the mode has. */
static gboolean
find_for_number (const SortieGame *game, const GPtrArray *ids, const char *text, guint *ret, GError **error)
{
  g_autofree char *mode = NULL, *numbers = NULL;
  gsize length;
  guint n;

  if (sortie_words_is_number (text))
    {
      numbers = numbers_of_players (game->modes);
      /* Translators: both are numbers of players; the second is a list. */
      return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("no mode is for %s players; possible: %s"), text,
                               numbers);
    }
  if (!split_number (text, &length, &n))
    return sortie_spec_unknown (error, text, ids, _ ("there is no mode “%s”"), text);
  mode = g_strndup (text, length);
  numbers = numbers_behind (ids, text, length);
  if (*numbers != '\0')
    return wrong_number (error, mode, n, g_steal_pointer (&numbers));
  if (!sortie_spec_find (ids, mode, ret))
    return sortie_spec_unknown (error, mode, ids, _ ("there is no mode “%s”"), mode);
  if (n_players (&game->modes[*ret]) == n)
    return TRUE;
  return wrong_number (error, mode, n, g_strdup_printf ("%u", n_players (&game->modes[*ret])));
}

gboolean
sortie_spec_mode (const SortieGame *game, const char *text, guint *ret, GError **error)
{
  g_autoptr (GPtrArray) ids = SORTIE_ROW_IDS (game->modes);

  *ret = 0;
  if (text == NULL || sortie_spec_find (ids, text, ret) || find_with_number (ids, text, ret)
      || find_by_number (game->modes, text, ret))
    return TRUE;
  return find_for_number (game, ids, text, ret, error);
}

/* ---- Players -------------------------------------------------------------------------- */

gboolean
sortie_player_split (const char *text, gsize *ret_length, const char **ret_who, GError **error)
{
  const char *equals = strchr (text, '=');

  if (equals == NULL || equals == text)
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("write a player as SEAT=WHO, not “%s”"), text);
  *ret_length = (gsize) (equals - text);
  *ret_who = equals + 1;
  return TRUE;
}

gboolean
sortie_players_have (const char *const *players, const char *seat)
{
  gsize length = strlen (seat);

  for (; players != NULL && *players != NULL; players++)
    if (strncmp (*players, seat, length) == 0 && (*players)[length] == '=')
      return TRUE;
  return FALSE;
}

/* Each text becomes a line of the journal. */
gboolean
sortie_spec_players (const char *const *texts, GError **error)
{
  for (; texts != NULL && *texts != NULL; texts++)
    {
      g_autofree char *clean = sortie_text_clean (*texts);
      const char *who;
      gsize length;

      if (strlen (*texts) > SORTIE_PLAYER_TEXT)
        return sortie_set_error (error, SORTIE_ERROR_LIMIT, _ ("a player has at most %d bytes: “%.40s…”"),
                                 SORTIE_PLAYER_TEXT, clean);
      if (strcmp (*texts, clean) != 0)
        return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("write a player as SEAT=WHO, not “%s”"), clean);
      if (!sortie_player_split (*texts, &length, &who, error))
        return FALSE;
    }
  return TRUE;
}

/* Reduces a name to its letters, for "south-west" and "South West" instead of South-West. */
static char *
only_letters (const char *name)
{
  g_autofree char *folded = sortie_words_fold (name);
  GString *letters = g_string_new (NULL);

  for (const char *c = folded; *c != '\0'; c++)
    if (*c != ' ' && *c != '-')
      g_string_append_c (letters, *c);
  return g_string_free (letters, FALSE);
}

gboolean
sortie_seat_names_are_alike (const char *a, const char *b)
{
  g_autofree char *first = only_letters (a), *second = only_letters (b);

  return strcmp (first, second) == 0;
}

guint8
sortie_seat_of_id (const SortieSetup *setup, const char *id)
{
  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    if (strcmp (setup->seat_ids[seat], id) == 0)
      return seat;
  return SORTIE_NO_SEAT;
}

/* Whether the seat has this id, or this name in the reader's language. */
static gboolean
is_seat_named (const SortieSetup *setup, guint8 seat, const char *word)
{
  return sortie_seat_names_are_alike (setup->seat_ids[seat], word)
         || sortie_seat_names_are_alike (sortie_seat_name (setup, seat), word);
}

guint8
sortie_find_seat (const SortieSetup *setup, const char *id, gssize length, GError **error)
{
  g_autofree char *whole = length < 0 ? g_strdup (id) : g_strndup (id, (gsize) length);
  g_autofree char *near = NULL;
  guint8 found = sortie_seat_of_id (setup, whole);

  for (guint8 seat = 0; seat < setup->n_seats && found == SORTIE_NO_SEAT; seat++)
    if (is_seat_named (setup, seat, whole))
      found = seat;
  if (found != SORTIE_NO_SEAT)
    return found;
  near = error != NULL ? sortie_words_instead (whole, setup->seat_ids, setup->n_seats) : NULL;
  sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("there is no seat “%s”%s"), whole,
                    near != NULL ? near : "");
  return SORTIE_NO_SEAT;
}

/* ---- Options -------------------------------------------------------------------------- */

static gboolean
read_word (const SortieOptionDecl *option, const char *text, gint16 *ret, GError **error)
{
  g_autoptr (GPtrArray) words = SORTIE_ROW_IDS (option->words);
  guint index;

  if (!sortie_spec_find (words, text, &index))
    return sortie_spec_unknown (error, text, words, _ ("the option “%s” cannot be “%s”"),
                                option->id, text);
  *ret = (gint16) index;
  return TRUE;
}

static gboolean
read_number (const SortieOptionDecl *option, const char *text, gint16 *ret, GError **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, option->min, option->max, &number, NULL))
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("the option “%s” is a number from %d to %d, not “%s”"),
                             option->id, option->min, option->max, text);
  *ret = (gint16) number;
  return TRUE;
}

static gboolean
read_option (const SortieGame *game, const char *text, gint16 *values, gboolean *given,
             GError **error)
{
  g_autoptr (GPtrArray) ids = SORTIE_ROW_IDS (game->options);
  g_autofree char *key = NULL;
  const char *value;
  guint i;

  if (!sortie_spec_split (text, &key, &value))
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("an option is given as NAME=VALUE, not “%s”"), text);
  if (!sortie_spec_find (ids, key, &i))
    return sortie_spec_unknown (error, key, ids, _ ("there is no option “%s”"), key);
  if (given[i])
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("the option “%s” is given twice"), key);
  given[i] = TRUE;
  if (game->options[i].words != NULL)
    return read_word (&game->options[i], value, &values[i], error);
  return read_number (&game->options[i], value, &values[i], error);
}

gint16 *
sortie_spec_options (const SortieGame *game, const char *const *texts, GError **error)
{
  g_autoptr (GPtrArray) ids = SORTIE_ROW_IDS (game->options);
  g_autofree gint16 *values = g_new0 (gint16, ids->len + 1);
  g_autofree gboolean *given = g_new0 (gboolean, ids->len + 1);

  for (guint i = 0; i < ids->len; i++)
    values[i] = game->options[i].start;
  for (; texts != NULL && *texts != NULL; texts++)
    if (!read_option (game, *texts, values, given, error))
      return NULL;
  return g_steal_pointer (&values);
}
