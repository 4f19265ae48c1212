/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-check.c: checks a game's table for what would not work.
 *
 * Every table begins its entries with an id, so one walk over a list of tables finds most errors; functions of their
 * own find errors that are possible in only one table. All errors are reported, because an author wants to correct them
 * together.
 */
#include "module/game-check.h"

#include <string.h>

#include "base/i18n.h"
#include "language/elements.h"
#include "language/internal.h"
#include "module/internal.h"
#include "speech/internal.h"
#include "module/front-end.h"

static void
check_tables (GameCheck *check)
{
  g_autoptr (GArray) tables = sortie_game_tables (check->game, &check->game->vocabulary);

  for (guint i = 0; i < tables->len; i++)
    game_check_table (check, &g_array_index (tables, SortieGameTable, i));
}

static guint
n_answered (const SortieEventDecl *events)
{
  guint n = 0;

  for (; events != NULL && events->id != NULL; events++)
    n += !events->only_told;
  return n;
}

/* Definitions have a bit for each event that they answer; events that are only told need none. */
static void
check_events (GameCheck *check)
{
  guint room = SORTIE_MAX_ANSWERED - n_answered (sortie_framework_rules.events);
  guint need = n_answered (check->game->rules.events);

  if (need > room)
    game_fault (check, _ ("rules.events: cards can answer %u of the game's events, including those of variables; the "
                          "limit is %u. Set only_told for events that no card answers, or merge rows that no card "
                          "tells apart"), need, room);
}

/* ---- Facts ---------------------------------------------------------------------------- */

static void
check_facts (GameCheck *check)
{
  const SortieGame *g = check->game;

  if (!sortie_words_is_id (g->id))
    game_fault (check, _ ("the game's id “%s” is not an identifier"), g->id != NULL ? g->id : "");
  if (g->title == NULL)
    game_fault (check, _ ("the game has no title"));
  /* the journal's head writes it as one word */
  if (g->version == NULL || *g->version == '\0' || strpbrk (g->version, " \t\n") != NULL)
    game_fault (check, _ ("the game's version is missing or is not one word"));
  if (g->content != NULL && (*g->content == '\0' || strchr (g->content, '/') != NULL))
    game_fault (check, _ ("the content folder “%s” is not a plain name"), g->content);
  if (g->max_moves == 0)
    game_fault (check, _ ("the game must give its largest number of moves (max_moves)"));
}

static guint
most_seats (const SortieGame *game)
{
  guint most = 0;

  for (guint i = 0; i < LENGTH (game->modes); i++)
    most = MAX (most, sortie_mode_most_seats (&game->modes[i]));
  return most;
}

static guint
places_in_mode (const SortieGame *game, guint mode)
{
  guint n = 0;

  for (guint i = 0; i < LENGTH (game->places); i++)
    {
      const SortiePlaceDecl *set = &game->places[i];
      gboolean shared = set->shared && !(set->apart >> mode & 1);

      if (set->modes == 0 || set->modes >> mode & 1)
        n += set->count * (shared ? 1 : sortie_mode_most_seats (&game->modes[mode]));
    }
  return n;
}

/* The greatest number of places in a match of the game; the size of a grid depends on the options. */
static guint
most_places (const SortieGame *game)
{
  guint most = 0;

  for (guint mode = 0; mode < LENGTH (game->modes); mode++)
    most = MAX (most, places_in_mode (game, mode));
  return most;
}

/* Sets must never be cut off for lack of room, nor must the triggers that a player puts in order. */
static void
check_sets (GameCheck *check)
{
  const SortieBounds *b = &check->game->bounds;
  guint n = b->cards + b->pieces + most_places (check->game) + most_seats (check->game);

  if (n > SORTIE_MAX_SET)
    game_fault (check,
                _ ("the bounds allow %u cards, pieces, places and seats; a set has room for %u"),
                n, SORTIE_MAX_SET);
  if (b->triggers > SORTIE_MAX_SET)
    game_fault (check, _ ("the bounds allow %u triggers; a seat can put at most %u in order"), b->triggers,
           SORTIE_MAX_SET);
}

/* Backs in a zone without order are shuffled when a bot imagines a world, so a clue about one of them would be lost. */
static void
check_clues (GameCheck *check)
{
  const SortieGame *g = check->game;
  gboolean any = FALSE;

  for (guint i = 0; i < LENGTH (g->flags); i++)
    {
      any = any || g->flags[i].clue != 0;
      if (g->flags[i].clue > LENGTH (g->vocabulary.values))
        game_fault (check, _ ("flag “%s”: its clue names a value that the game does not have"), g->flags[i].id);
    }
  for (guint i = 0; any && i < LENGTH (g->zones); i++)
    if (g->zones[i].faces != SORTIE_SEEN_BY_ALL && !g->zones[i].ordered)
      game_fault (check, _ ("zone “%s” is hidden from somebody in a game with clues, so it must be ordered"),
                  g->zones[i].id);
}

static void
check_hands (GameCheck *check)
{
  const SortieZoneDecl *zones = check->game->zones;

  for (guint i = 0; i < LENGTH (zones); i++)
    if (zones[i].faces == SORTIE_SEEN_BY_OTHERS && (!zones[i].ordered || zones[i].shared))
      game_fault (check, _ ("zone “%s” is hidden only from its own seat, so it must be ordered, and each seat must "
                            "have one"), zones[i].id);
}

/* What every game needs. */
static void
check_bound (GameCheck *check, const char *name, guint is, guint least)
{
  if (is < least)
    game_fault (check, _ ("bounds.%s is %u; every game needs at least %u"), name, is, least);
}

static void
check_bounds (GameCheck *check)
{
  const SortieBounds *b = &check->game->bounds;

  /* the sequencer needs a frame, a question its list, an event its place */
  check_bound (check, "frames", b->frames, 2);
  check_bound (check, "locals", b->locals, 1);
  check_bound (check, "events", b->events, 1);
  if (LENGTH (check->game->places) > 0 && b->pieces == 0)
    game_fault (check, _ ("the bounds leave no room for pieces, but there are places"));
  if (LENGTH (check->game->zones) > 0 && b->cards == 0)
    game_fault (check, _ ("the bounds leave no room for cards, but there are zones"));
  if (check->game->rules.chain != NULL && b->links == 0)
    game_fault (check, _ ("the bounds leave no room for links, but there is a chain"));
  check_sets (check);
  check_clues (check);
  check_hands (check);
}

/* ---- Who plays ------------------------------------------------------------------------ */

/* Checks a row for several numbers of seats. */
static gboolean
is_least_sound (const SortieModeDecl *mode)
{
  return mode->least_seats == 0 || (mode->least_seats >= 2 && mode->least_seats <= sortie_mode_most_seats (mode));
}

static gboolean
can_be_expanded (const SortieModeDecl *modes)
{
  for (guint i = 0; i < LENGTH (modes); i++)
    if (!is_least_sound (&modes[i]) || sortie_mode_most_seats (&modes[i]) > SORTIE_MAX_SEATS)
      return FALSE;
  return TRUE;
}

/* A row becomes a mode for each number of its seats; none of these may have the id of a mode of another row. */
static void
check_mode_ids (GameCheck *check)
{
  const SortieModeDecl *rows = check->game->modes;
  SortieModeDecl *modes;

  if (rows == NULL || !can_be_expanded (rows))
    return;
  modes = sortie_modes_expand (rows);
  for (guint i = 0; modes[i].id != NULL; i++)
    {
      const SortieModeDecl *first = &modes[INDEX (modes, modes[i].id)];

      if (strcmp (rows[first->row].id, rows[modes[i].row].id) != 0)
        game_fault (check, _ ("modes “%s” and “%s” both create a mode “%s”"), rows[first->row].id,
                    rows[modes[i].row].id, modes[i].id);
    }
  sortie_modes_free (modes);
}

/* A match of @n seats of a row that names teams must have at least two of them. */
static gboolean
has_two_teams (const SortieModeDecl *mode, guint n)
{
  for (guint seat = 1; seat < n; seat++)
    if (mode->teams[seat] != mode->teams[0])
      return TRUE;
  return FALSE;
}

static gboolean
names_teams (const SortieModeDecl *mode, guint n)
{
  for (guint seat = 0; seat < n; seat++)
    if (mode->teams[seat] != 0)
      return TRUE;
  return FALSE;
}

/* Equal numbers mean that the row names no teams; so seats that are all in one team would be opponents. */
static void
check_teams (GameCheck *check, const SortieModeDecl *mode)
{
  guint most = MIN (sortie_mode_most_seats (mode), SORTIE_MAX_SEATS);
  guint least = mode->least_seats != 0 ? MIN (mode->least_seats, most) : most;

  if (mode->together)
    return;
  if (mode->fall_together && !names_teams (mode, most))
    game_fault (check, _ ("mode “%s”: `fall_together` is set, but there are no teams"), mode->id);
  for (guint n = MAX (least, 2); n <= most && names_teams (mode, most); n++)
    if (!has_two_teams (mode, n))
      {
        game_fault (check, _ ("mode “%s”: all %u seats are in one team, so nobody has an opponent; if they "
                              "win and lose together, set `together`"), mode->id, n);
        break;
      }
}

static void
check_mode (GameCheck *check, const SortieModeDecl *mode)
{
  const SortieGameTable seats = SORTIE_GAME_TABLE (mode->id, mode->seats, 1, SORTIE_MAX_SEATS);
  guint all = (1u << MIN (sortie_mode_most_seats (mode), SORTIE_MAX_SEATS)) - 1;

  game_check_table (check, &seats);
  if ((mode->automatic & all) != mode->automatic)
    game_fault (check, _ ("mode “%s”: `automatic` names a seat that does not exist"), mode->id);
  if (mode->automatic == all)
    game_fault (check, _ ("mode “%s”: all seats are automatic, so nobody decides anything"), mode->id);
  for (guint seat = 1; mode->together && seat < sortie_mode_most_seats (mode) && seat < SORTIE_MAX_SEATS; seat++)
    if (mode->teams[seat] != mode->teams[0])
      {
        game_fault (check, _ ("mode “%s”: all play together, but not in one team"), mode->id);
        break;
      }
  check_teams (check, mode);
  if (!is_least_sound (mode))
    game_fault (check, _ ("mode “%s”: the fewest seats are %u of %u; at least 2 are needed"), mode->id,
                mode->least_seats, sortie_mode_most_seats (mode));
  if (mode->automatic != 0 && check->game->decider == NULL)
    game_fault (check, _ ("mode “%s” has an automatic seat, but the game has no function “%s”"),
           mode->id, "decider");
}

/* A choice of a record needs an earlier choice of the card that has it. */
static void
check_record_choice (GameCheck *check, guint i)
{
  const SortieChoiceDecl *choices = check->game->choices;
  gint of = INDEX (choices, choices[i].record_of);

  if (of < 0 || of >= (gint) i || choices[of].card_kind == NULL)
    game_fault (check, _ ("choice “%s”: “%s” is not an earlier choice of a card"), choices[i].id,
           choices[i].record_of);
}

static guint32
seats_of_all_modes (const SortieGame *game)
{
  guint32 seats = 0;

  for (guint i = 0; i < LENGTH (game->modes); i++)
    seats |= (1u << MIN (sortie_mode_most_seats (&game->modes[i]), SORTIE_MAX_SEATS)) - 1;
  return seats;
}

static void
check_choice (GameCheck *check, guint i)
{
  const SortieGame *g = check->game;
  const SortieChoiceDecl *c = &g->choices[i];

  if ((c->deck_kind != NULL) + (c->card_kind != NULL) + (c->record_of != NULL) != 1)
    game_fault (check,
                _ ("choice “%s”: give exactly one of deck_kind, card_kind and record_of"),
                c->id);
  if (c->deck_kind != NULL && INDEX (g->vocabulary.deck_kinds, c->deck_kind) < 0)
    game_fault (check, _ ("choice “%s”: there are no decks of kind “%s”"), c->id, c->deck_kind);
  if (c->card_kind != NULL && INDEX (g->vocabulary.kinds, c->card_kind) < 0)
    game_fault (check, _ ("choice “%s”: there are no cards of kind “%s”"), c->id, c->card_kind);
  if (c->record_of != NULL)
    check_record_choice (check, i);
  if (c->modes == 0 || (LENGTH (g->modes) < 32 && c->modes >> LENGTH (g->modes) != 0))
    game_fault (check, _ ("choice “%s” must say in which modes it is made"), c->id);
  if (c->per_seat && (c->seats == 0 || (c->seats & ~seats_of_all_modes (g)) != 0))
    game_fault (check, _ ("choice “%s” must say which seats make it"), c->id);
}

static void
check_option (GameCheck *check, const SortieOptionDecl *option)
{
  gint last =
      option->words != NULL ? (gint) g_strv_length ((char **) option->words) - 1 : option->max;
  gint first = option->words != NULL ? 0 : option->min;

  if (option->says != NULL && (gint) g_strv_length ((char **) option->says) != last + 1)
    game_fault (check, _ ("option “%s”: some of its words have no meaning"), option->id);
  if (first > last || option->start < first || option->start > last)
    game_fault (check, _ ("option “%s”: `start` is not one of its values"),
           option->id);
}

/* ---- The table ------------------------------------------------------------------------ */

static gboolean
is_filled (const SortieGame *game, const SortiePlaceDecl *place)
{
  return place->shared && place->apart == 0 && place->from <= LENGTH (game->zones)
         && game->zones[place->from - 1].shared && place->filled >= SORTIE_N_EVENTS
         && place->filled < SORTIE_N_EVENTS + LENGTH (game->rules.events);
}

static void
check_place (GameCheck *check, const SortiePlaceDecl *place)
{
  if (place->shape == SORTIE_PLACE_GRID && check->game->grid == NULL)
    game_fault (check, _ ("place “%s” is a grid, but the game has no function “%s”"), place->id,
                "grid");
  if (place->shape != SORTIE_PLACE_GRID && place->count == 0)
    game_fault (check, _ ("place “%s”: `count` is 0"), place->id);
  if (place->from != 0 && !is_filled (check->game, place))
    game_fault (check, _ ("place “%s” is filled, so it and its zone must be shared, and it needs an event of the game"),
                place->id);
}

/* A row of the layout must draw something that exists. */
static void
check_layout (GameCheck *check)
{
  const SortieGame *g = check->game;
  const guint rows[] = {
    [SORTIE_LAYOUT_VARIABLE] = LENGTH (g->vars),
    [SORTIE_LAYOUT_VARIABLES] = LENGTH (g->vars),
    [SORTIE_LAYOUT_PLACES] = LENGTH (g->places),
    [SORTIE_LAYOUT_ZONE] = LENGTH (g->zones),
    [SORTIE_LAYOUT_LEADER] = g->rules.trick != NULL,
    [SORTIE_LAYOUT_PLAYED] = g->rules.trick != NULL,
  };

  for (guint i = 0; g->layout != NULL && g->layout[i].kind != SORTIE_LAYOUT_END; i++)
    if (g->layout[i].kind >= G_N_ELEMENTS (rows) || g->layout[i].index >= rows[g->layout[i].kind])
      game_fault (check, _ ("row %u of the layout draws something that the game does not have"), i + 1);
    else if (g->layout[i].values != NULL && g->layout[i].kind != SORTIE_LAYOUT_PLACES)
      game_fault (check, _ ("row %u of the layout names values, but only places show the values of their pieces"),
                  i + 1);
}

/* Both or neither: whatever has a size must exist, and whatever exists must have a size. */
static void
check_grid (GameCheck *check)
{
  const SortieContentNames names = { .places = check->game->places };

  if (check->game->grid != NULL && !sortie_names_have_grid (&names))
    game_fault (check, _ ("the game has a function “%s”, but no place is a grid"), "grid");
}

static void
check_var (GameCheck *check, const SortieVarDecl *var)
{
  if (var->min > var->max || var->start < var->min || var->start > var->max)
    game_fault (check, _ ("variable “%s”: `start` is not between `min` and `max`"), var->id);
}

static void
check_mark (GameCheck *check, const SortieMarkDecl *mark)
{
  /* a piece comes into play without marks */
  if (mark->min > 0 || mark->max < 0)
    game_fault (check,
                _ ("mark “%s”: a new piece has 0, which is not between `min` and `max`"),
                mark->id);
}

static void
check_warning (GameCheck *check, const SortieWarningDecl *warning)
{
  const gboolean says = warning->warn != NULL || (warning->says != NULL && warning->of != NULL);

  if (warning->title == NULL || (warning->regret == NULL && (warning->when == SORTIE_WARN_MOVE || !says)))
    game_fault (check, _ ("warning “%s” needs a title and a function"), warning->id);
}

static void
check_features (GameCheck *check)
{
  if ((check->game->features == NULL) != (check->game->count == NULL))
    game_fault (check, _ ("features and the function that counts them need each other"));
  if (check->game->features != NULL && check->game->evaluate != NULL && check->game->feature_modes == 0)
    game_fault (check, _ ("every mode is evaluated by features, so the evaluation function is never used"));
}

static void
check_entries (GameCheck *check)
{
  const SortieGame *g = check->game;

  EACH (check, g->modes, check_mode);
  check_mode_ids (check);
  for (guint i = 0; i < LENGTH (g->choices); i++)
    check_choice (check, i);
  EACH (check, g->options, check_option);
  EACH (check, g->places, check_place);
  check_grid (check);
  check_layout (check);
  EACH (check, g->vars, check_var);
  EACH (check, g->marks, check_mark);
  EACH (check, g->warnings, check_warning);
  check_features (check);
}

static void
check_elements (GameCheck *check)
{
  SortieVocabulary vocabulary;
  g_autofree char *wrong = NULL;

  sortie_vocabulary_complete (check->game, &vocabulary);
  wrong = sortie_elements_check (&vocabulary);
  if (wrong == NULL)
    wrong = sortie_sayings_check (&vocabulary, vocabulary.sayings);
  sortie_vocabulary_clear (&vocabulary);
  if (wrong != NULL)
    game_fault (check, "%s", wrong);
}

/* If the table was built for another version, nothing else in it can be relied on. */
static gboolean
has_this_shape (const SortieGame *game, GError **error)
{
  if (game->interface != SORTIE_INTERFACE_VERSION)
    sortie_set_error (error, SORTIE_ERROR_MODULE,
                      _ ("the module was made for interface %u; this is interface %u"),
                      game->interface, SORTIE_INTERFACE_VERSION);
  else if (game->stamp != SORTIE_STAMP)
    sortie_set_error (
        error, SORTIE_ERROR_MODULE,
        _ ("the module was compiled with other headers than this library: their stamp is "
           "%08x, the library’s is %08x. Compile it again"),
        game->stamp, SORTIE_STAMP);
  else
    return TRUE;
  return FALSE;
}

gboolean
sortie_game_check (const SortieGame *game, GError **error)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree SortieEventDecl *events = NULL;
  g_autofree char *all = NULL;
  SortieGame whole;
  GameCheck check = { &whole, errors };

  if (!has_this_shape (game, error))
    return FALSE;
  whole = *game;
  if (game_check_ends (&check))
    {
      whole.rules.events = events = sortie_events_complete (game);
      check_facts (&check);
      check_tables (&check);
      check_events (&check);
      check_entries (&check);
      game_check_rules (&check);
      game_check_names (&check);
      game_check_numbers (&check);
      check_bounds (&check);
      check_elements (&check);
    }
  if (!sortie_errors_any (errors))
    return TRUE;
  all = sortie_errors_to_string (errors);
  return sortie_set_error (error, SORTIE_ERROR_MODULE, "%s", all);
}
