/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* league.c: a league's sides, contests and games. */
#include "league/internal.h"
#include "base/text.h"

#include <string.h>

#include "base/bytes.h"
#include "match/internal.h"
#include "match/spec.h"

/* A contest with both ways of seating. */
typedef struct
{
  SortieDeal *deals[2]; /* the second has the seats swapped; NULL if only one side decides */
} Table;

struct SortieLeague
{
  const SortieModule *module;
  guint mode;
  gboolean one_sided;      /* whether the rules play the other side */
  guint64 seed;
  GPtrArray *hands;        /* (element-type LeagueTexts) */
  GPtrArray *settings;     /* (element-type LeagueTexts); NULL-terminated for callers */
  char **players;
  GArray *entrants;        /* of SortieEntrant */
  GArray *contests;        /* of SortieContest */
  GArray *tables;          /* of Table, one per contest */
  char **options;
  guint8 side_of[SORTIE_MAX_SEATS]; /* when seats are not swapped */
  SortieState *state;
  guint8 *seen;
};

/* ---- Sides ------------------------------------------------------------------------- */

static const SortieModeDecl *
mode_of (const SortieLeague *league)
{
  return &league->module->game->modes[league->mode];
}

static gboolean
decides (const SortieLeague *league, guint8 seat)
{
  return !(mode_of (league)->automatic >> seat & 1);
}

/* With more than two deciding seats in several teams, the first team is one side and the others are the other side.
 * Otherwise alternate seats form the sides. */
static void
divide (SortieLeague *league)
{
  const SortieModeDecl *mode = mode_of (league);
  guint n = 0, others = 0;
  gint first = -1;

  for (guint8 seat = 0; mode->seats[seat] != NULL; seat++)
    if (decides (league, seat))
      {
        first = first < 0 ? seat : first;
        others += mode->teams[seat] != mode->teams[first];
        n++;
      }
  league->one_sided = n == 1 || mode->together || (others == 0 && mode->automatic != 0);
  for (guint8 seat = 0, i = 0; mode->seats[seat] != NULL; seat++)
    if (!decides (league, seat))
      league->side_of[seat] = 1;
    else if (league->one_sided)
      league->side_of[seat] = 0;
    else
      league->side_of[seat] = others > 0 && n > 2 ? mode->teams[seat] != mode->teams[first] : i++ % 2;
}

/* ---- Contests ---------------------------------------------------------------------- */

static void
add_entrants (SortieLeague *league)
{
  for (char **player = league->players; *player != NULL; player++)
    for (guint i = 0; i < league->hands->len; i++)
      {
        SortieEntrant one = { *player, (const char *const *) league->hands->pdata[i] };

        g_array_append_val (league->entrants, one);
      }
}

static void
add_contest (SortieLeague *league, guint first, guint second, guint setting)
{
  SortieContest contest = { { first, second }, setting };

  g_array_append_val (league->contests, contest);
}

static void
add_contests (SortieLeague *league)
{
  guint n = league->entrants->len;

  for (guint setting = 0; setting < league->settings->len; setting++)
    for (guint first = 0; first < n; first++)
      if (league->one_sided)
        add_contest (league, first, SORTIE_NO_ENTRANT, setting);
      else if (n == 1)
        add_contest (league, first, first, setting);
      else
        for (guint second = first + 1; second < n; second++)
          add_contest (league, first, second, setting);
}

/* "deck=red" for a seat: "deck:north=red". */
static char *
for_seat (const char *text, const char *seat)
{
  const char *equals = strchr (text, '=');

  return g_strdup_printf ("%.*s:%s%s", (int) (equals - text), text, seat, equals);
}

/* The entrant at a seat. */
static const SortieEntrant *
entrant_at (const SortieLeague *league, const SortieContest *contest, guint8 seat, gboolean swapped)
{
  return &g_array_index (league->entrants, SortieEntrant,
                         contest->sides[league->side_of[seat] ^ (guint) swapped]);
}

/* Whether this choice concerns the seat in this mode. */
static gboolean
is_made_by (const SortieLeague *league, const char *text, guint8 seat)
{
  g_autofree char *id = g_strndup (text, strcspn (text, "="));

  return sortie_choice_is_made_by (league->module->game,
                                   (guint) SORTIE_FIND_ROW (league->module->game->choices, id),
                                   league->mode, seat);
}

static SortieDeal *
deal_of (const SortieLeague *league, const SortieLeagueSpec *spec, const SortieContest *contest,
         gboolean swapped, GError **error)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  const char *const *seats = mode_of (league)->seats;
  SortieMatchSpec match = { .module = spec->module, .mode = spec->mode, .options = spec->options,
                            .command_line = spec->command_line };

  for (char **text = league->settings->pdata[contest->setting]; *text != NULL; text++)
    g_ptr_array_add (texts, g_strdup (*text));
  for (guint8 seat = 0; seats[seat] != NULL; seat++)
    if (decides (league, seat))
      for (const char *const *text = entrant_at (league, contest, seat, swapped)->choices;
           *text != NULL; text++)
        if (is_made_by (league, *text, seat))
          g_ptr_array_add (texts, for_seat (*text, seats[seat]));
  g_ptr_array_add (texts, NULL);
  match.choices = (const char *const *) texts->pdata;
  return sortie_deal_new (&match, error);
}

static gboolean
add_tables (SortieLeague *league, const SortieLeagueSpec *spec, GError **error)
{
  for (guint i = 0; i < league->contests->len; i++)
    {
      const SortieContest *contest = &g_array_index (league->contests, SortieContest, i);
      Table table = { { deal_of (league, spec, contest, FALSE, error), NULL } };

      if (table.deals[0] != NULL && !league->one_sided)
        table.deals[1] = deal_of (league, spec, contest, TRUE, error);
      g_array_append_val (league->tables, table);
      if (table.deals[0] == NULL || (table.deals[1] == NULL && !league->one_sided))
        return FALSE;
    }
  return TRUE;
}

static gboolean
players_are_known (const SortieLeagueSpec *spec, GError **error)
{
  for (const char *const *player = spec->players; *player != NULL; player++)
    if (!sortie_bot_check (spec->module->game, *player, error))
      return FALSE;
  return TRUE;
}

SortieLeague *
sortie_league_new (const SortieLeagueSpec *spec, GError **error)
{
  g_return_val_if_fail (spec->players != NULL && spec->players[0] != NULL, NULL);

  g_autoptr (SortieLeague) league = g_new0 (SortieLeague, 1);
  const SortieDeal *deal;

  league->module = spec->module;
  league->seed = spec->seed;
  league->players = g_strdupv ((char **) spec->players);
  league->entrants = g_array_new (FALSE, FALSE, sizeof (SortieEntrant));
  league->contests = g_array_new (FALSE, FALSE, sizeof (SortieContest));
  league->tables = g_array_new (FALSE, FALSE, sizeof (Table));
  if (!sortie_spec_mode (spec->module->game, spec->mode, &league->mode, error)
      || !players_are_known (spec, error)
      || !league_choices_are_known (spec, league->mode, error))
    return NULL;
  divide (league);
  league->hands = league_hands (spec, league->mode);
  league->settings = league_settings (spec, league->mode);
  add_entrants (league);
  add_contests (league);
  if (!add_tables (league, spec, error))
    return NULL;
  deal = g_array_index (league->tables, Table, 0).deals[0];
  league->options = sortie_deal_options (deal);
  league->state = sortie_state_new (&deal->setup->bounds);
  league->seen = g_malloc0 (spec->module->catalogue->n_defs);
  return g_steal_pointer (&league);
}

void
sortie_league_free (SortieLeague *league)
{
  if (league == NULL)
    return;
  for (guint i = 0; i < league->tables->len; i++)
    for (guint way = 0; way < 2; way++)
      sortie_deal_free (g_array_index (league->tables, Table, i).deals[way]);
  g_array_unref (league->tables);
  g_array_unref (league->contests);
  g_array_unref (league->entrants);
  g_clear_pointer (&league->hands, g_ptr_array_unref);
  g_clear_pointer (&league->settings, g_ptr_array_unref);
  g_strfreev (league->players);
  g_strfreev (league->options);
  g_free (league->state);
  g_free (league->seen);
  g_free (league);
}

/* ---- What it consists of ------------------------------------------------------------- */

const SortieEntrant *
sortie_league_entrants (const SortieLeague *league, guint *ret_n)
{
  *ret_n = league->entrants->len;
  return (const SortieEntrant *) league->entrants->data;
}

const char *const *const *
sortie_league_settings (const SortieLeague *league, guint *ret_n)
{
  *ret_n = league->settings->len;
  return (const char *const *const *) league->settings->pdata;
}

const SortieContest *
sortie_league_contests (const SortieLeague *league, guint *ret_n)
{
  *ret_n = league->contests->len;
  return (const SortieContest *) league->contests->data;
}

const char *
sortie_league_mode (const SortieLeague *league)
{
  return mode_of (league)->id;
}

const char *const *
sortie_league_options (const SortieLeague *league)
{
  return (const char *const *) league->options;
}

const SortieSetup *
sortie_league_setup (const SortieLeague *league)
{
  return g_array_index (league->tables, Table, 0).deals[0]->setup;
}

static void
append_texts (GString *all, char **texts)
{
  for (char **text = texts; *text != NULL; text++)
    g_string_append_printf (all, "%s\n", *text);
}

/* The choices contain custom decks in full. */
guint64
sortie_league_fingerprint (const SortieLeague *league)
{
  g_autoptr (GString) all = g_string_new (NULL);

  g_string_append_printf (all, "%016" G_GINT64_MODIFIER "x\n", league->module->catalogue->fingerprint);
  append_texts (all, league->options);
  for (guint i = 0; i < league->tables->len; i++)
    {
      g_auto (GStrv) choices = sortie_deal_choices (g_array_index (league->tables, Table, i).deals[0]);

      append_texts (all, choices);
    }
  return sortie_hash_bytes ((const guint8 *) all->str, all->len);
}

/* ---- Games --------------------------------------------------------------------------- */

SortieLeagueGame *
sortie_league_game_new (void)
{
  SortieLeagueGame *game = g_new0 (SortieLeagueGame, 1);

  for (guint side = 0; side < 2; side++)
    {
      game->sides[side].seen = g_array_new (FALSE, FALSE, sizeof (guint16));
      game->sides[side].used = g_array_new (FALSE, FALSE, sizeof (SortieCardUse));
      game->sides[side].happened = g_array_new (FALSE, FALSE, sizeof (SortieHappening));
    }
  return game;
}

void
sortie_league_game_free (SortieLeagueGame *game)
{
  if (game == NULL)
    return;
  for (guint side = 0; side < 2; side++)
    {
      g_array_unref (game->sides[side].seen);
      g_array_unref (game->sides[side].used);
      g_array_unref (game->sides[side].happened);
    }
  g_free (game);
}

guint64
sortie_league_pair (const SortieLeague *league, guint64 number)
{
  return number / (2 * league->contests->len);
}

/* Which game a number stands for: round after round, the pair of each contest, both games of the pair. If only one side
 * decides, nothing can be swapped, and each game has its own seed. */
static void
identify (const SortieLeague *league, guint64 number, SortieLeagueGame *game)
{
  guint64 pair = sortie_league_pair (league, number);

  game->number = number;
  game->contest = (guint) (number / 2 % league->contests->len);
  game->swapped = !league->one_sided && number % 2 == 1;
  game->seed = league->seed + (league->one_sided ? 2 * pair + number % 2 : pair);
}

static void
seat_all (const SortieLeague *league, const SortieLeagueGame *game, const char **ret_players,
          guint8 *ret_sides)
{
  const SortieContest *contest = &g_array_index (league->contests, SortieContest, game->contest);

  for (guint8 seat = 0; mode_of (league)->seats[seat] != NULL; seat++)
    {
      ret_sides[seat] = league->side_of[seat] ^ (guint8) game->swapped;
      ret_players[seat] = decides (league, seat)
                            ? entrant_at (league, contest, seat, game->swapped)->player
                            : NULL;
    }
}

gboolean
sortie_league_play (SortieLeague *league, guint64 number, SortieLeagueGame *game, GError **error)
{
  const char *players[SORTIE_MAX_SEATS];
  guint8 side_of[SORTIE_MAX_SEATS];
  LeagueObserver observer = { .game = game, .side_of = side_of, .seen = league->seen,
                              .has_lead = !league->one_sided
                                          && sortie_game_evaluates (league->module->game) };
  const SortieWatch watch = { .data = &observer, .happened = league_observe_event };
  const LeagueWatch moves = { .data = &observer, .moves = league_observe_move };
  SortiePlay p = { .s = league->state, .watch = &watch };
  const SortieDeal *deal;
  SortiePlayout playout;

  identify (league, number, game);
  seat_all (league, game, players, side_of);
  deal = g_array_index (league->tables, Table, game->contest).deals[game->swapped];
  p.setup = deal->setup;
  league_observe_begin (&observer, league->module->catalogue->n_defs);
  if (!sortie_arena_play (deal, players, game->seed, &p, &moves, &playout, error))
    return FALSE;
  league_observe_end (&observer, &p, &playout);
  return TRUE;
}
