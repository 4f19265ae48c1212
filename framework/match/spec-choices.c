/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* spec-choices.c: reads choices made before a match: decks, bosses, and whatever else a game offers. */
#include <sortie/base.h>
#include "match/spec.h"
#include "base/internal.h"
#include "content/internal.h"

#include <string.h>

#include "base/i18n.h"
#include "match/whole.h"
#include "language/front-end.h"
#include "content/deck-file.h"

static guint
n_seats (const SortieGame *game, guint mode)
{
  return g_strv_length ((char **) game->modes[mode].seats);
}

/* What was written about one choice, before it is looked up. */
typedef struct
{
  guint choice;
  guint8 seat;
  char *id;
} Wish;

/* What is being read. */
typedef struct
{
  const SortieModule *module;
  const SortieGame *game;
  guint mode;
  gboolean command_line; /* typed by a person: with paths, and with advice in that syntax */
  const SortieNamedDeck *own_decks; /* (nullable) */
  const guint64 *seed;   /* (nullable): the seed of the match, which determines what `random` picks */
  const GArray *wishes;  /* of Wish */
} Reading;

/* Instead of an id: picks one of the candidates at random. */
#define BY_CHANCE "random"

static void
wish_clear (gpointer data)
{
  g_free (((Wish *) data)->id);
}

/* "deck:player" as a journal has it, "--deck player" as a command line does. (transfer full) */
static char *
describe_choice (const SortieGame *game, guint choice, guint mode, guint8 seat,
                 gboolean command_line)
{
  const char *id = game->choices[choice].id;
  const char *dashes = command_line ? "--" : "";

  if (seat == SORTIE_NO_SEAT)
    return g_strconcat (dashes, id, NULL);
  return g_strconcat (dashes, id, command_line ? " " : ":", game->modes[mode].seats[seat], NULL);
}

/* (transfer full) (element-type guint8) */
static GByteArray *
seats_that_choose (const SortieGame *game, guint choice, guint mode)
{
  GByteArray *seats = g_byte_array_new ();

  for (guint8 seat = 0; seat < n_seats (game, mode); seat++)
    if (sortie_choice_is_made_by (game, choice, mode, seat))
      g_byte_array_append (seats, &seat, 1);
  return seats;
}

/* The seat of a choice that names none: the only seat that makes it. If there are several, it is ambiguous. */
static gboolean
only_seat (const Reading *r, guint choice, const char *id, guint8 *ret, GError **error)
{
  g_autoptr (GByteArray) seats = seats_that_choose (r->game, choice, r->mode);
  g_autoptr (GPtrArray) written = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (seats->len == 1)
    {
      *ret = seats->data[0];
      return TRUE;
    }
  for (guint i = 0; i < seats->len; i++)
    {
      g_autofree char *what =
          describe_choice (r->game, choice, r->mode, seats->data[i], r->command_line);

      g_ptr_array_add (written, g_strdup_printf ("%s=%s", what, id));
    }
  list = sortie_texts_join (written, ", ");
  return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("several seats choose “%s”; say which: %s"),
                           r->game->choices[choice].id, list);
}

/* @id: what is chosen, for a suggestion. */
static gboolean
read_seat (const Reading *r, guint choice, const char *text, const char *id, guint8 *ret,
           GError **error)
{
  const SortieGame *game = r->game;
  g_autoptr (GPtrArray) seats = SORTIE_ROW_IDS (game->modes[r->mode].seats);
  guint index;

  *ret = SORTIE_NO_SEAT;
  if (text == NULL && game->choices[choice].per_seat)
    return only_seat (r, choice, id, ret, error);
  if (text == NULL)
    return TRUE;
  if (!game->choices[choice].per_seat)
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("“%s” is chosen once for everybody, not for a seat"),
                             game->choices[choice].id);
  if (!sortie_spec_find (seats, text, &index))
    return sortie_spec_unknown (error, text, seats, _ ("there is no seat “%s” in this mode"), text);
  *ret = (guint8) index;
  if (!sortie_choice_is_made_by (game, choice, r->mode, *ret))
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("the seat “%s” does not choose “%s”"), text,
                             game->choices[choice].id);
  return TRUE;
}

static gboolean
read_wish (const Reading *r, const char *text, Wish *ret, GError **error)
{
  const SortieGame *game = r->game;
  guint mode = r->mode;
  g_autoptr (GPtrArray) ids = SORTIE_ROW_IDS (game->choices);
  g_autofree char *key = NULL;
  const char *id;
  char *seat;

  if (!sortie_spec_split (text, &key, &id))
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("a choice is given as NAME=ID or NAME:SEAT=ID, not “%s”"),
                             text);
  seat = strchr (key, ':');
  if (seat != NULL)
    *seat++ = '\0';
  if (!sortie_spec_find (ids, key, &ret->choice))
    return sortie_spec_unknown (error, key, ids, _ ("there is nothing called “%s” to choose"), key);
  if (!sortie_choice_is_made (game, ret->choice, mode))
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("“%s” is not chosen in the mode “%s”"), key,
                             game->modes[mode].id);
  if (!read_seat (r, ret->choice, seat, id, &ret->seat, error))
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

/* FALSE, and sets @error, if there is one already. Takes ownership of the wish. */
static gboolean
add_wish (const Reading *r, GArray *wishes, Wish wish, GError **error)
{
  if (find_wish (wishes, wish.choice, wish.seat) != NULL)
    {
      g_free (wish.id);
      return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("“%s” is chosen twice"),
                               r->game->choices[wish.choice].id);
    }
  g_array_append_val (wishes, wish);
  return TRUE;
}

/* "deck=random", if several seats choose a deck: each gets a random one. FALSE if it is not such a wish. @ret: the
 * choice */
static gboolean
is_for_all_by_chance (const Reading *r, const char *text, guint *ret)
{
  g_autofree char *key = NULL;
  const char *id;
  gint choice = sortie_spec_split (text, &key, &id) ? SORTIE_FIND_ROW (r->game->choices, key) : -1;

  *ret = (guint) MAX (choice, 0);
  return choice >= 0 && g_str_equal (id, BY_CHANCE) && r->game->choices[choice].per_seat
         && sortie_choice_is_made (r->game, *ret, r->mode);
}

static gboolean
add_chances (const Reading *r, GArray *wishes, guint choice, GError **error)
{
  g_autoptr (GByteArray) seats = seats_that_choose (r->game, choice, r->mode);

  for (guint i = 0; i < seats->len; i++)
    if (!add_wish (r, wishes, (Wish) { choice, seats->data[i], g_strdup (BY_CHANCE) }, error))
      return FALSE;
  return TRUE;
}

static GArray *
read_wishes (const Reading *r, const char *const *texts, GError **error)
{
  g_autoptr (GArray) wishes = g_array_new (FALSE, FALSE, sizeof (Wish));

  g_array_set_clear_func (wishes, wish_clear);
  for (; texts != NULL && *texts != NULL; texts++)
    {
      Wish wish = { .id = NULL };
      guint choice;

      if (is_for_all_by_chance (r, *texts, &choice) ? !add_chances (r, wishes, choice, error)
                                                    : !read_wish (r, *texts, &wish, error)
                                                          || !add_wish (r, wishes, wish, error))
        return NULL;
    }
  return g_steal_pointer (&wishes);
}

/* The file that would have been read if the ending had been written, if there is one. (transfer full) (nullable) */
static char *
path_meant (const char *id)
{
  g_autofree char *path = g_strconcat ("./", id, ".xml", NULL);

  return *id != '\0' && g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_steal_pointer (&path) : NULL;
}

/* Too many to read in a sentence. */
#define MANY 12

/* (nullable): the name of the card that leads the deck */
static const char *
lead_name (const SortieCatalogue *catalogue, const SortieDef *lead)
{
  return lead != NULL ? sortie_def_name (catalogue, (guint16) (lead - catalogue->defs)) : NULL;
}

/* (transfer container): the ids, and the other names of ready-made decks. */
static GPtrArray *
with_names (const SortieModule *module, const GPtrArray *ids)
{
  const SortieCatalogue *catalogue = module->catalogue;
  GPtrArray *all = g_ptr_array_new ();

  for (guint i = 0; i < ids->len; i++)
    {
      const SortieDeck *deck = sortie_catalogue_find_deck (catalogue, ids->pdata[i]);
      const SortieDef *lead = deck != NULL ? sortie_deck_lead (catalogue, deck) : NULL;

      g_ptr_array_add (all, ids->pdata[i]);
      if (deck != NULL)
        g_ptr_array_add (all, (gpointer) sortie_deck_name (catalogue, deck));
      if (lead != NULL)
        g_ptr_array_add (all, (gpointer) lead_name (catalogue, lead));
    }
  return all;
}

/* Whether every word of @wanted is one of @words, or begins like one. */
static gboolean
has_words (char *const *words, char *const *wanted, gboolean whole)
{
  for (; *wanted != NULL; wanted++)
    {
      gboolean has = **wanted == '\0';

      for (guint i = 0; words[i] != NULL && !has; i++)
        has = whole ? g_str_equal (words[i], *wanted) : g_str_has_prefix (words[i], *wanted);
      if (!has)
        return FALSE;
    }
  return TRUE;
}

/* (transfer full) */
static char **
split_words (const char *text)
{
  g_autofree char *folded = sortie_words_fold (text);

  return g_strsplit_set (folded, " -,:'’", -1);
}

static gboolean
is_like (const SortieModule *module, const SortieDeck *deck, char *const *wanted, gboolean whole)
{
  const SortieCatalogue *catalogue = module->catalogue;
  const SortieDef *lead = sortie_deck_lead (catalogue, deck);
  g_autofree char *text = g_strjoin (" ", deck->id, sortie_deck_name (catalogue, deck),
                                     deck->faction != NULL ? deck->faction : "", lead != NULL ? lead->id : "",
                                     lead != NULL ? lead_name (catalogue, lead) : "", NULL);
  g_auto (GStrv) words = split_words (text);

  return has_words (words, wanted, whole);
}

GPtrArray *
sortie_spec_decks_like (const SortieModule *module, const GPtrArray *ids, const char *word, gboolean whole)
{
  const SortieCatalogue *catalogue = module->catalogue;
  GPtrArray *like = g_ptr_array_new ();
  g_auto (GStrv) wanted = split_words (word);

  for (guint i = 0; i < catalogue->n_decks && *word != '\0'; i++)
    if ((ids == NULL || g_ptr_array_find_with_equal_func ((GPtrArray *) ids, catalogue->decks[i].id, g_str_equal, NULL))
        && is_like (module, &catalogue->decks[i], wanted, whole))
      g_ptr_array_add (like, (gpointer) catalogue->decks[i].id);
  return like;
}

char *
sortie_spec_deck_list (const SortieModule *module, const GPtrArray *ids)
{
  const SortieCatalogue *catalogue = module->catalogue;
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < ids->len; i++)
    {
      const SortieDef *lead = sortie_deck_lead (catalogue, sortie_catalogue_find_deck (catalogue, ids->pdata[i]));

      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", (const char *) ids->pdata[i]);
      if (lead != NULL)
        g_string_append_printf (list, " (%s)", lead_name (catalogue, lead));
    }
  return g_string_free (list, FALSE);
}

/* The nearest match may not be the deck that the player means, so this names all decks. */
static gboolean
cannot_be (const Reading *r, const char *what, const char *id, const GPtrArray *ids, GError **error)
{
  g_autoptr (GPtrArray) names = with_names (r->module, ids);
  g_autofree char *near =
      sortie_words_did_you_mean (id, (const char *const *) names->pdata, names->len);
  g_autofree char *list = sortie_texts_join (ids, ", ");
  g_autoptr (GPtrArray) like = sortie_spec_decks_like (r->module, ids, id, FALSE);
  g_autofree char *those = sortie_spec_deck_list (r->module, like);

  if (like->len > 0 && like->len <= MANY)
    return sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("“%s” cannot be “%s”, but one of these: %s"), what, id,
                             those);
  if (r->command_line && ids->len > MANY)
    return sortie_set_error (error, SORTIE_ERROR_UNKNOWN,
                             /* Translators: the third %s: "; did you mean ...?" or ".". */
                             _ ("“%s” cannot be “%s”%s “sortie decks %s” says what there is, and “random” "
                                "takes any"),
                             what, id, *near != '\0' ? near : ".", r->game->id);
  if (*near == '\0')
    return sortie_spec_unknown (error, id, ids, _ ("“%s” cannot be “%s”"), what, id);
  /* Translators: the third %s: "; did you mean ...?". */
  return sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("“%s” cannot be “%s”%s There are: %s"), what, id,
                           near, list);
}

/* The same for a deck whose file is in the folder, but was not written as a path. */
static gboolean
is_no_path (const char *what, const char *id, const char *path, const GPtrArray *ids,
            GError **error)
{
  g_autofree char *list = sortie_texts_join (ids, ", ");

  return sortie_set_error (error, SORTIE_ERROR_UNKNOWN,
                           _ ("“%s” cannot be “%s”; to use the file, write its path: %s. There are: %s"), what,
                           id, path, list);
}

/* The only deck with this leader, given by the leader's id, or by its name in the reader's language. */
static gboolean
find_led (const SortieModule *module, const GPtrArray *ids, const char *wanted, guint *ret)
{
  const SortieCatalogue *catalogue = module->catalogue;
  guint n = 0;

  for (guint i = 0; i < ids->len; i++)
    {
      const SortieDeck *deck = sortie_catalogue_find_deck (catalogue, ids->pdata[i]);
      const SortieDef *lead = deck != NULL ? sortie_deck_lead (catalogue, deck) : NULL;
      g_autofree char *name = lead != NULL ? sortie_words_fold (lead_name (catalogue, lead)) : NULL;

      if (lead == NULL || (!g_str_equal (lead->id, wanted) && !g_str_equal (name, wanted)))
        continue;
      *ret = i;
      n++;
    }
  return n == 1;
}

/* The only deck with that word in its name: "maldaria". */
static gboolean
find_only_like (const SortieModule *module, const GPtrArray *ids, const char *word, guint *ret)
{
  g_autoptr (GPtrArray) like = sortie_spec_decks_like (module, ids, word, TRUE);

  return like->len == 1 && g_ptr_array_find_with_equal_func ((GPtrArray *) ids, like->pdata[0], g_str_equal, ret);
}

/* Finds a candidate by its id, by its name in the reader's language, by its leader, or by a word that no other deck
 * has. */
static gboolean
find_candidate (const SortieModule *module, guint choice, guint8 seat, const GPtrArray *ids,
                const char *id, const GArray *chosen, guint *ret)
{
  g_autofree char *wanted = sortie_words_fold (id);

  if (sortie_spec_find (ids, id, ret))
    return TRUE;
  for (*ret = 0; *ret < ids->len; (*ret)++)
    {
      g_autofree char *name =
          sortie_words_fold (sortie_choice_name (module, choice, seat, ids->pdata[*ret],
                                                 (const SortieChosen *) chosen->data, chosen->len));

      if (g_str_equal (name, wanted))
        return TRUE;
    }
  return find_led (module, ids, wanted, ret) || find_only_like (module, ids, id, ret);
}

/* A random number that is different for each seat, and for each seed. */
static guint
by_chance (const Reading *r, guint choice, guint8 seat, guint n)
{
  SortieRng rng;

  sortie_rng_seed (&rng, *r->seed);
  for (guint i = 0; i < choice * SORTIE_MAX_SEATS + seat % SORTIE_MAX_SEATS; i++)
    sortie_rng_next (&rng);
  return sortie_rng_below (&rng, n);
}

/* Finds the wish among the candidates. */
static gboolean
find_wished (const Reading *r, guint choice, guint8 seat, const GPtrArray *ids, const char *id,
             const GArray *chosen, guint *ret)
{
  if (find_candidate (r->module, choice, seat, ids, id, chosen, ret))
    return TRUE;
  if (r->seed == NULL || !g_str_equal (id, BY_CHANCE) || ids->len == 0)
    return FALSE;
  *ret = by_chance (r, choice, seat, ids->len);
  return TRUE;
}

/* ---- Custom decks --------------------------------------------------------------------- */

static gboolean
is_deck_text (const char *text)
{
  return g_str_has_prefix (text, "<");
}

/* The cards of a deck of another kind would be dealt to where they mean nothing. */
static gboolean
is_of_kind (const SortieModule *module, const SortieDeck *deck, const char *wanted,
            SortieErrors *errors)
{
  const char *kind = module->game->vocabulary.deck_kinds[deck->kind].id;

  if (g_str_equal (kind, wanted) || (deck->unread & SORTIE_DECK_KIND))
    return TRUE;
  sortie_errors_add (errors, deck->file, deck->line, NULL,
                     _ ("the deck is of the kind “%s”; this needs the kind “%s”"),
                     kind, wanted);
  return FALSE;
}

SortieDeck *
sortie_spec_deck (const SortieModule *module, guint choice, const char *text, const char *what,
                  SortieErrors *errors)
{
  const char *kind = module->game->choices[choice].deck_kind;
  g_autoptr (SortieDeck) deck = is_deck_text (text)
                                    ? sortie_deck_salvage_text (module->catalogue, text, what,
                                                                errors)
                                    : sortie_deck_salvage (module->catalogue, text, errors);

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

  g_autoptr (SortieDeck) deck = sortie_spec_deck (module, one.choice, text, what, errors);

  if (!sortie_errors_to_gerror (errors, error))
    return FALSE;
  one.id = deck->id;
  one.deck = g_steal_pointer (&deck);
  g_array_append_val (chosen, one);
  return TRUE;
}

/* ---- Settling ------------------------------------------------------------------------- */

static gboolean
is_own_deck (const Reading *r, const SortieChoiceDecl *decl, const char *id)
{
  return decl->deck_kind != NULL
         && (is_deck_text (id) || (r->command_line && sortie_deck_is_path (id)));
}

/* On the command line, a word that is nothing else may be the bare name of a deck's file. */
static gboolean
is_bare_file (const Reading *r, const SortieChoiceDecl *decl, const char *id)
{
  return decl->deck_kind != NULL && r->command_line && g_file_test (id, G_FILE_TEST_IS_REGULAR);
}

/* What could have been chosen: the candidates, and custom decks of that kind. (transfer container) */
static GPtrArray *
with_own_decks (const Reading *r, const char *kind, const GPtrArray *ids)
{
  GPtrArray *all = g_ptr_array_new ();

  for (guint i = 0; i < ids->len; i++)
    g_ptr_array_add (all, ids->pdata[i]);
  for (const SortieNamedDeck *own = r->own_decks; own != NULL && own->name != NULL; own++)
    if (g_strcmp0 (own->kind, kind) == 0)
      g_ptr_array_add (all, (gpointer) own->name);
  return all;
}

/* Refuses a choice of something unknown, or a missing choice. */
static gboolean
refuse_choice (const Reading *r, guint choice, const char *what, const char *id,
               const GPtrArray *ids, GError **error)
{
  const char *kind = r->game->choices[choice].deck_kind;
  g_autofree char *path = id != NULL && kind != NULL && r->command_line ? path_meant (id) : NULL;
  g_autoptr (GPtrArray) all = with_own_decks (r, kind, ids);

  if (id == NULL)
    return sortie_spec_unknown (error, "", all, _ ("“%s” must be chosen"), what);
  return path != NULL ? is_no_path (what, id, path, all, error) : cannot_be (r, what, id, all, error);
}

static gboolean
settle (const Reading *r, guint choice, guint8 seat, GArray *chosen, GError **error)
{
  const SortieChoiceDecl *decl = &r->game->choices[choice];
  const Wish *wish = find_wish (r->wishes, choice, seat);
  const SortieChosen *before = (const SortieChosen *) chosen->data;
  const char *id = wish != NULL
                       ? wish->id
                       : sortie_choice_default (r->module, choice, seat, before, chosen->len);
  g_autofree char *what = describe_choice (r->game, choice, r->mode, seat, FALSE);
  SortieChosen one = { .choice = (guint8) choice, .seat = seat };
  g_autoptr (GPtrArray) ids = sortie_choice_candidates (r->module, choice, seat, before,
                                                        chosen->len);
  guint index = 0;

  if (wish != NULL && is_own_deck (r, decl, id))
    return settle_own_deck (r->module, one, id, what, chosen, error);
  /* with one candidate there is no need to choose */
  if (id != NULL ? !find_wished (r, choice, seat, ids, id, chosen, &index)
                 : ids->len != 1)
    return wish != NULL && is_bare_file (r, decl, id)
             ? settle_own_deck (r->module, one, id, what, chosen, error)
             : refuse_choice (r, choice, what, id, ids, error);
  one.id = ids->pdata[index];
  if (decl->deck_kind != NULL)
    one.deck = sortie_catalogue_find_deck (r->module->catalogue, one.id);
  g_array_append_val (chosen, one);
  return TRUE;
}

static gboolean
settle_all_seats (const Reading *r, guint choice, GArray *chosen, GError **error)
{
  if (!r->game->choices[choice].per_seat)
    return settle (r, choice, SORTIE_NO_SEAT, chosen, error);
  for (guint8 seat = 0; seat < n_seats (r->game, r->mode); seat++)
    if (sortie_choice_is_made_by (r->game, choice, r->mode, seat)
        && !settle (r, choice, seat, chosen, error))
      return FALSE;
  return TRUE;
}

GArray *
sortie_spec_choices (const SortieModule *module, guint mode, const char *const *texts,
                     gboolean command_line, const SortieNamedDeck *own_decks, const guint64 *seed,
                     GError **error)
{
  const SortieGame *game = module->game;
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (SortieChosen));
  Reading r = { module, game, mode, command_line, own_decks, seed, NULL };
  g_autoptr (GArray) wishes = read_wishes (&r, texts, error);

  if (wishes == NULL)
    return NULL;
  r.wishes = wishes;
  g_array_set_clear_func (chosen, free_own_deck);
  for (guint choice = 0; game->choices != NULL && game->choices[choice].id != NULL; choice++)
    if (sortie_choice_is_made (game, choice, mode) && !settle_all_seats (&r, choice, chosen, error))
      return NULL;
  return g_steal_pointer (&chosen);
}
