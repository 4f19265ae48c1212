/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "match/spec.h"

#include <string.h>

#include "base/errors.h"
#include "base/i18n.h"
#include "base/words.h"

/* "a, b". (transfer full) */
static char *
list_of (const char *const *ids, gsize n)
{
  GString *list = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", ids[i]);
  return g_string_free (list, FALSE);
}

/* "; did you mean ...?" or, where nothing is near, "; there are: a, b". (transfer full) */
static char *
what_instead (const char *word, const char *const *ids, gsize n)
{
  g_autofree char *near = sortie_words_did_you_mean (word, ids, n);
  g_autofree char *list = list_of (ids, n);

  if (*near != '\0' || n == 0)
    return g_steal_pointer (&near);
  return g_strdup_printf (_ ("; there are: %s"), list);
}

/* Both return FALSE: `return wrong (...)`. An unknown word is told with what it could have been. */
static gboolean unknown (GError **error, const char *word, const GPtrArray *ids, const char *format,
                         ...) G_GNUC_PRINTF (4, 5);
static gboolean wrong (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
unknown (GError **error, const char *word, const GPtrArray *ids, const char *format, ...)
{
  g_autofree char *instead = what_instead (word, (const char *const *) ids->pdata, ids->len);
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN, "%s%s", sentence, instead);
  return FALSE;
}

static gboolean
wrong (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, SORTIE_ERROR, SORTIE_ERROR_SYNTAX, sentence);
  return FALSE;
}

/* The first member of each entry of a table whose entries begin with an id. */
static GPtrArray *
ids_of (gconstpointer table, gsize stride)
{
  GPtrArray *ids = g_ptr_array_new ();
  const char *id;

  for (const guint8 *entry = table; entry != NULL && (id = *(const char *const *) entry) != NULL;
       entry += stride)
    g_ptr_array_add (ids, (gpointer) id);
  return ids;
}

static gboolean
find_id (const GPtrArray *ids, const char *id, guint *ret)
{
  return g_ptr_array_find_with_equal_func ((GPtrArray *) ids, id, g_str_equal, ret);
}

/* Modes */

gboolean
sortie_spec_mode (const SortieGame *game, const char *text, guint *ret, GError **error)
{
  g_autoptr (GPtrArray) ids = ids_of (game->modes, sizeof *game->modes);

  *ret = 0;
  if (text == NULL || find_id (ids, text, ret))
    return TRUE;
  return unknown (error, text, ids, _ ("there is no mode “%s”"), text);
}

/* Options */

static gboolean
read_word (const SortieOptionDecl *option, const char *text, gint16 *ret, GError **error)
{
  g_autoptr (GPtrArray) words = ids_of (option->words, sizeof *option->words);
  guint index;

  if (!find_id (words, text, &index))
    return unknown (error, text, words, _ ("the option “%s” cannot be “%s”"), option->id, text);
  *ret = (gint16) index;
  return TRUE;
}

static gboolean
read_number (const SortieOptionDecl *option, const char *text, gint16 *ret, GError **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, option->min, option->max, &number, NULL))
    return wrong (error, _ ("the option “%s” is a number from %d to %d, not “%s”"), option->id,
                  option->min, option->max, text);
  *ret = (gint16) number;
  return TRUE;
}

/* Splits at the first "="; the id ends there. FALSE: there is none. */
static gboolean
split (const char *text, char **ret_key, const char **ret_value)
{
  const char *equals = strchr (text, '=');

  if (equals == NULL)
    return FALSE;
  *ret_key = g_strndup (text, equals - text);
  *ret_value = equals + 1;
  return TRUE;
}

static gboolean
read_option (const SortieGame *game, const char *text, gint16 *values, gboolean *given,
             GError **error)
{
  g_autoptr (GPtrArray) ids = ids_of (game->options, sizeof *game->options);
  g_autofree char *key = NULL;
  const char *value;
  guint i;

  if (!split (text, &key, &value))
    return wrong (error, _ ("an option is given as NAME=VALUE, not “%s”"), text);
  if (!find_id (ids, key, &i))
    return unknown (error, key, ids, _ ("there is no option “%s”"), key);
  if (given[i])
    return wrong (error, _ ("the option “%s” is given twice"), key);
  given[i] = TRUE;
  if (game->options[i].words != NULL)
    return read_word (&game->options[i], value, &values[i], error);
  return read_number (&game->options[i], value, &values[i], error);
}

gint16 *
sortie_spec_options (const SortieGame *game, const char *const *texts, GError **error)
{
  g_autoptr (GPtrArray) ids = ids_of (game->options, sizeof *game->options);
  g_autofree gint16 *values = g_new0 (gint16, ids->len + 1);
  g_autofree gboolean *given = g_new0 (gboolean, ids->len + 1);

  for (guint i = 0; i < ids->len; i++)
    values[i] = game->options[i].start;
  for (; texts != NULL && *texts != NULL; texts++)
    if (!read_option (game, *texts, values, given, error))
      return NULL;
  return g_steal_pointer (&values);
}

/* Choices */

static guint
n_seats (const SortieGame *game, guint mode)
{
  return g_strv_length ((char **) game->modes[mode].seats);
}

/* What was typed for one choice, not yet looked up. */
typedef struct
{
  guint choice;
  guint8 seat;
  char *id;
} Wish;

/* All of them, and what they may be. */
typedef struct
{
  const GArray *list; /* of Wish */
  gboolean deck_files;
} Wishes;

static void
wish_clear (gpointer data)
{
  g_free (((Wish *) data)->id);
}

static gboolean
find_seat (const SortieGame *game, guint mode, const char *text, guint8 *ret, GError **error)
{
  g_autoptr (GPtrArray) ids = ids_of (game->modes[mode].seats, sizeof *game->modes[mode].seats);
  guint index;

  if (!find_id (ids, text, &index))
    return unknown (error, text, ids, _ ("there is no seat “%s” in this mode"), text);
  *ret = (guint8) index;
  return TRUE;
}

/* The seat that a choice is for when none was named: the only one there is. */
static gboolean
only_seat (const SortieGame *game, guint choice, guint mode, guint8 *ret, GError **error)
{
  guint n = 0;

  for (guint8 seat = 0; seat < n_seats (game, mode); seat++)
    if (sortie_choice_is_made_by (game, choice, mode, seat))
      {
        *ret = seat;
        n++;
      }
  if (n == 1)
    return TRUE;
  return wrong (error, _ ("several seats choose “%s”; say which: %s:SEAT=NAME"),
                game->choices[choice].id, game->choices[choice].id);
}

static gboolean
read_seat (const SortieGame *game, guint choice, guint mode, const char *text, guint8 *ret,
           GError **error)
{
  *ret = SORTIE_NO_SEAT;
  if (text == NULL && game->choices[choice].per_seat)
    return only_seat (game, choice, mode, ret, error);
  if (text == NULL)
    return TRUE;
  if (!game->choices[choice].per_seat)
    return wrong (error, _ ("“%s” is chosen once for everybody, not for a seat"),
                  game->choices[choice].id);
  if (!find_seat (game, mode, text, ret, error))
    return FALSE;
  if (!sortie_choice_is_made_by (game, choice, mode, *ret))
    return wrong (error, _ ("the seat “%s” does not choose “%s”"), text, game->choices[choice].id);
  return TRUE;
}

static gboolean
read_wish (const SortieGame *game, guint mode, const char *text, Wish *ret, GError **error)
{
  g_autoptr (GPtrArray) ids = ids_of (game->choices, sizeof *game->choices);
  g_autofree char *key = NULL;
  const char *id;
  char *seat;

  if (!split (text, &key, &id))
    return wrong (error, _ ("a choice is given as NAME=ID or NAME:SEAT=ID, not “%s”"), text);
  seat = strchr (key, ':');
  if (seat != NULL)
    *seat++ = '\0';
  if (!find_id (ids, key, &ret->choice))
    return unknown (error, key, ids, _ ("there is nothing called “%s” to choose"), key);
  if (!sortie_choice_is_made (game, ret->choice, mode))
    return wrong (error, _ ("“%s” is not chosen in the mode “%s”"), key, game->modes[mode].id);
  if (!read_seat (game, ret->choice, mode, seat, &ret->seat, error))
    return FALSE;
  ret->id = g_strdup (id);
  return TRUE;
}

static const Wish *
find_wish (const GArray *wishes, guint choice, guint8 seat)
{
  for (guint i = 0; i < wishes->len; i++)
    {
      const Wish *wish = &g_array_index (wishes, Wish, i);

      if (wish->choice == choice && wish->seat == seat)
        return wish;
    }
  return NULL;
}

static GArray *
read_wishes (const SortieGame *game, guint mode, const char *const *texts, GError **error)
{
  g_autoptr (GArray) wishes = g_array_new (FALSE, FALSE, sizeof (Wish));

  g_array_set_clear_func (wishes, wish_clear);
  for (; texts != NULL && *texts != NULL; texts++)
    {
      Wish wish = { .id = NULL };

      if (!read_wish (game, mode, *texts, &wish, error))
        return NULL;
      if (find_wish (wishes, wish.choice, wish.seat) != NULL)
        {
          g_free (wish.id);
          wrong (error, _ ("“%s” is chosen twice"), game->choices[wish.choice].id);
          return NULL;
        }
      g_array_append_val (wishes, wish);
    }
  return g_steal_pointer (&wishes);
}

/* "deck:player" for messages, as it is typed. (transfer full) */
static char *
describe_choice (const SortieGame *game, guint choice, guint mode, guint8 seat)
{
  const char *id = game->choices[choice].id;

  if (seat == SORTIE_NO_SEAT)
    return g_strdup (id);
  return g_strdup_printf ("%s:%s", id, game->modes[mode].seats[seat]);
}

/* A deck that one thinks of may be near to one that there is and still another was meant: all are
 * named. */
static gboolean
cannot_be (const char *what, const char *id, const GPtrArray *ids, GError **error)
{
  const char *const *known = (const char *const *) ids->pdata;
  g_autofree char *near = sortie_words_did_you_mean (id, known, ids->len);
  g_autofree char *list = list_of (known, ids->len);

  if (*near == '\0')
    return unknown (error, id, ids, _ ("“%s” cannot be “%s”"), what, id);
  /* Translators: the third %s: "; did you mean ...?". */
  g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN,
               _ ("“%s” cannot be “%s”%s There are: %s"), what, id, near, list);
  return FALSE;
}

/* By its id, or by its name in the reader's language. */
static gboolean
find_candidate (const SortieModule *module, guint choice, guint8 seat, const GPtrArray *ids,
                const char *id, const GArray *chosen, guint *ret)
{
  g_autofree char *wanted = sortie_words_fold (id);

  if (find_id (ids, id, ret))
    return TRUE;
  for (*ret = 0; *ret < ids->len; (*ret)++)
    {
      g_autofree char *name = sortie_words_fold (
          sortie_choice_name (module, choice, seat, ids->pdata[*ret],
                              (const SortieChosen *) chosen->data, chosen->len));

      if (g_str_equal (name, wanted))
        return TRUE;
    }
  return FALSE;
}

/* Decks of one's own */

static gboolean
is_deck_text (const char *text)
{
  return g_str_has_prefix (text, "<");
}

/* A deck of another kind would be dealt to where its cards mean nothing. */
static gboolean
is_of_kind (const SortieModule *module, const SortieDeck *deck, const char *wanted,
            SortieErrors *errors)
{
  const char *kind = module->game->vocabulary.deck_kinds[deck->kind].id;

  if (g_str_equal (kind, wanted))
    return TRUE;
  sortie_errors_add (errors, deck->file, deck->line, NULL,
                     _ ("the deck is of the kind \"%s\"; here one of the kind \"%s\" is played"),
                     kind, wanted);
  return FALSE;
}

SortieDeck *
sortie_spec_deck (const SortieModule *module, guint choice, const char *text, const char *what,
                  SortieErrors *errors)
{
  const char *kind = module->game->choices[choice].deck_kind;
  g_autoptr (SortieDeck) deck =
      is_deck_text (text) ? sortie_deck_parse (module->catalogue, text, what, errors)
                          : sortie_deck_read (module->catalogue, text, errors);

  if (deck == NULL || !is_of_kind (module, deck, kind, errors))
    return NULL;
  return g_steal_pointer (&deck);
}

static void
free_own_deck (gpointer data)
{
  const SortieDeck *deck = ((SortieChosen *) data)->deck;

  if (deck != NULL && sortie_deck_is_own (deck))
    sortie_deck_free ((SortieDeck *) deck);
}

static gboolean
settle_own_deck (const SortieModule *module, SortieChosen one, const char *text, const char *what,
                 GArray *chosen, GError **error)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  one.deck = sortie_spec_deck (module, one.choice, text, what, errors);
  if (one.deck == NULL)
    return sortie_errors_to_gerror (errors, error);
  one.id = one.deck->id;
  g_array_append_val (chosen, one);
  return TRUE;
}

/* Settling */

static gboolean
settle (const SortieModule *module, guint mode, guint choice, guint8 seat, const Wishes *wishes,
        GArray *chosen, GError **error)
{
  const SortieChoiceDecl *decl = &module->game->choices[choice];
  const Wish *wish = find_wish (wishes->list, choice, seat);
  const char *id = wish != NULL ? wish->id : sortie_choice_otherwise (decl, seat);
  g_autofree char *what = describe_choice (module->game, choice, mode, seat);
  SortieChosen one = { .choice = (guint8) choice, .seat = seat };
  g_autoptr (GPtrArray) ids =
      sortie_choice_candidates (module, choice, seat, (SortieChosen *) chosen->data, chosen->len);
  guint index = 0;

  if (wish != NULL && decl->deck_kind != NULL
      && (is_deck_text (id) || (wishes->deck_files && sortie_deck_is_path (id))))
    return settle_own_deck (module, one, id, what, chosen, error);
  /* where there is only one there is nothing to say */
  if (id != NULL ? find_candidate (module, choice, seat, ids, id, chosen, &index) : ids->len == 1)
    {
      one.id = ids->pdata[index];
      if (decl->deck_kind != NULL)
        one.deck = sortie_catalogue_find_deck (module->catalogue, one.id);
      g_array_append_val (chosen, one);
      return TRUE;
    }
  if (id == NULL)
    return unknown (error, "", ids, _ ("“%s” must be chosen"), what);
  return cannot_be (what, id, ids, error);
}

static gboolean
settle_all_seats (const SortieModule *module, guint mode, guint choice, const Wishes *wishes,
                  GArray *chosen, GError **error)
{
  if (!module->game->choices[choice].per_seat)
    return settle (module, mode, choice, SORTIE_NO_SEAT, wishes, chosen, error);
  for (guint8 seat = 0; seat < n_seats (module->game, mode); seat++)
    if (sortie_choice_is_made_by (module->game, choice, mode, seat)
        && !settle (module, mode, choice, seat, wishes, chosen, error))
      return FALSE;
  return TRUE;
}

GArray *
sortie_spec_choices (const SortieModule *module, guint mode, const char *const *texts,
                     gboolean deck_files, GError **error)
{
  const SortieGame *game = module->game;
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (SortieChosen));
  g_autoptr (GArray) list = read_wishes (game, mode, texts, error);
  const Wishes wishes = { list, deck_files };

  if (list == NULL)
    return NULL;
  g_array_set_clear_func (chosen, free_own_deck);
  for (guint choice = 0; game->choices != NULL && game->choices[choice].id != NULL; choice++)
    if (sortie_choice_is_made (game, choice, mode)
        && !settle_all_seats (module, mode, choice, &wishes, chosen, error))
      return NULL;
  return g_steal_pointer (&chosen);
}
