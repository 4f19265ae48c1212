/* SPDX-License-Identifier: GPL-3.0-or-later */
/* warnings.c: what a player may overlook: an attack that is still possible, danger to the Summoner, the end of the Draw
 * Pile, and harm to the player's own cards (regrets.c).
 *
 * The first two weigh attacks with all that is in play (odds.c), and ignore cards that somebody holds.
 */
#include "odds.h"
#include "paths.h"
#include "reach.h"
#include "strike.h"
#include "table.h"

#include <libintl.h>

/* A lower chance, in per cent, is no danger; a kill with a lower chance is not worth a warning. */
#define LEAST_DANGER 5
#define LEAST_KILL 50
/* A turn draws at most so many cards (SW-6.1). */
#define MOST_DRAWN 5
/* ---- An attack that is left ---------------------------------------------------------------- */

typedef struct
{
  SortieRef attacker, target;
  gint chance;
  gboolean at_summoner;
} Kill;

/* A Summoner is worth any chance. There is no warning for sparing the player's own cards. */
static Kill
kill_of (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  Kill kill = { move->arg[0], move->arg[1], 0, FALSE };
  SwOdds odds;

  if (move->verb != SORTIE_GAME_VERB (SW_VERB_ATTACK) || move->n < 2
      || sortie_move_warning (p, seat, move) != NULL || !sw_is_unit (p, kill.target)
      || !sortie_are_opponents (p->setup, seat, sw_controller (p, kill.target)))
    return kill;
  sw_odds_of (p, kill.attacker, kill.target, &odds);
  kill.chance = sw_odds_chance (&odds);
  kill.at_summoner = sw_type (p, kill.target) == SW_SUMMONER;
  if (!kill.at_summoner && kill.chance < LEAST_KILL)
    kill.chance = 0;
  return kill;
}

static gboolean
is_better (const Kill *kill, const Kill *best)
{
  if (kill->chance == 0 || best->chance == 0)
    return kill->chance > best->chance;
  return kill->at_summoner != best->at_summoner ? kill->at_summoner : kill->chance > best->chance;
}

/* "c3", also for a unit on a wall. */
static const char *
space_name (const SortiePlay *p, guint8 seat, SortieRef card, char *buffer)
{
  return sortie_place_name (p->setup, sortie_piece_place (p, card), seat, buffer, SORTIE_MOVE_TEXT);
}

static char *
kill_sentence (const SortiePlay *p, guint8 seat, const Kill *kill)
{
  char attacker[SORTIE_MOVE_TEXT], target[SORTIE_MOVE_TEXT], from[SORTIE_MOVE_TEXT], to[SORTIE_MOVE_TEXT], chance[8];
  const SortieTextArg args[] = {
    { "attacker", sortie_ref_name (p, seat, kill->attacker, attacker) },
    { "from", space_name (p, seat, kill->attacker, from) },
    { "target", sortie_ref_name (p, seat, kill->target, target) },
    { "to", space_name (p, seat, kill->target, to) },
    { "chance", chance },
  };

  g_snprintf (chance, sizeof chance, "%d", kill->chance);
  return sortie_text_fill (dgettext (sortie_catalogue (p)->domain,
                                     "{attacker} ({from}) can still attack {target} ({to}) and "
                                     "destroy it: {chance}\u00a0%."),
                           args, G_N_ELEMENTS (args));
}

static char *
warn_attack_left (const SortiePlay *world, guint8 seat, const SortieMoves *legal,
                  G_GNUC_UNUSED const SortieMove *move)
{
  Kill best = { 0 };

  for (guint i = 0; i < legal->n; i++)
    {
      Kill kill = kill_of (world, seat, &legal->moves[i]);

      if (is_better (&kill, &best))
        best = kill;
    }
  return best.chance > 0 ? kill_sentence (world, seat, &best) : NULL;
}

/* ---- What may come to the Summoner --------------------------------------------------------- */

/* A unit that may attack the Summoner: its space, those that it may attack from, and its strongest attack, with the
 * place for it and its odds. */
typedef struct
{
  SortieRef unit;
  guint8 space;
  SwSpaces from;
  SwForecast attack;
  guint16 at;
  SwOdds odds;
} Striker;

/* The units that attack together, at most as many as may move and attack in a turn (SW-9.1, SW-10.1), each from a
 * different space. */
typedef struct
{
  const Striker *of[SW_MAX_SPACES];
  guint n;
} Strikers;

static gboolean
strikes_harder (const SwForecast *a, const SwForecast *b)
{
  gint sides_a = a->rolls ? 7 - a->to_wound : 6, sides_b = b->rolls ? 7 - b->to_wound : 6;

  return (gint) a->dice * sides_a > (gint) b->dice * sides_b;
}

/* From one space, tested with the unit there. */
static void
try_from (Striker *striker, SortiePlay *there, const SortiePlay *p, SortieRef summoner, guint16 place)
{
  SwForecast attack;
  SwLook look;

  sortie_scratch_copy (there, p);
  if (place != sortie_piece_place (p, striker->unit))
    sortie_piece_move (there, striker->unit, place);
  sw_look (&look, there);
  if (!sw_is_target (&look, striker->unit, summoner, NULL))
    return;
  attack = sw_attack_forecast (there, striker->unit, summoner);
  if (attack.dice > 0)
    striker->from |= sw_space_set (sw_look_space (&look, place));
  if (strikes_harder (&attack, &striker->attack))
    {
      striker->attack = attack;
      striker->at = place;
    }
}

/* Weighs its strongest attack. */
static void
weigh_striker (Striker *striker, SortiePlay *there, const SortiePlay *p, SortieRef summoner)
{
  sortie_scratch_copy (there, p);
  if (striker->at != sortie_piece_place (p, striker->unit))
    sortie_piece_move (there, striker->unit, striker->at);
  sw_odds_of (there, striker->unit, summoner, &striker->odds);
}

/* Whether it reaches the Summoner at all. */
static gboolean
find_striker (Striker *striker, const SwLook *look, SortiePlay *there, SortieRef unit,
              SortieRef summoner)
{
  SwStride stride = sw_stride (look->p, unit);
  const guint8 home = sw_look_space (look, sortie_piece_place (look->p, unit));
  SwSpaces ends = sw_space_set (home);

  *striker = (Striker){ .unit = unit, .space = home };
  if (sw_can_move (look->p, unit, NULL))
    ends |= sw_destinations (look, unit, &stride);
  for (SW_EACH_SPACE (ends, space))
    try_from (striker, there, look->p, summoner, sw_look_place (look, space));
  if (!sw_spaces_any (striker->from))
    return FALSE;
  weigh_striker (striker, there, look->p, summoner);
  return TRUE;
}

/* Whether each unit from @i on finds a space that none before it has taken, and so many of them at most move. */
static gboolean
find_room (const Strikers *strikers, guint i, SwSpaces taken, gint movers)
{
  if (i == strikers->n)
    return TRUE;
  for (SW_EACH_SPACE (strikers->of[i]->from & ~taken, space))
    {
      const gint left = movers - (space != strikers->of[i]->space);

      if (left >= 0 && find_room (strikers, i + 1, taken | sw_space_set (space), left))
        return TRUE;
    }
  return FALSE;
}

static void
add_if_there_is_room (Strikers *strikers, const Striker *striker, gint movers)
{
  strikers->of[strikers->n++] = striker;
  if (!find_room (strikers, 0, SW_NO_SPACES, movers))
    strikers->n--;
}

static gint
late_attackers (const SortiePlay *p, SortieRef unit)
{
  return sortie_value (p, SW_VALUE_LATE_ATTACKERS, unit);
}

/* Whether one more may attack: in the Attack Phase, or right after it with those of its name (SW-17.10). */
static gboolean
may_join (const SortiePlay *p, const Strikers *strikers, SortieRef unit, gint most)
{
  const gint late = late_attackers (p, unit);
  gint n = 0;

  for (guint i = 0; i < strikers->n; i++)
    {
      const SortieRef other = strikers->of[i]->unit;

      n += late > 0 ? sortie_identity (p, other) == sortie_identity (p, unit) : late_attackers (p, other) <= 0;
    }
  return n < (late > 0 ? late : most);
}

static gint
hardest_first (gconstpointer a, gconstpointer b)
{
  const double first = sw_odds_mean (&((const Striker *) a)->odds);
  const double second = sw_odds_mean (&((const Striker *) b)->odds);

  return (first < second) - (first > second);
}

/* The units of @seat that are strongest together: from the strongest on, each that still finds a space. */
static void
choose_strikers (const SortiePlay *p, guint8 seat, GArray *all, Strikers *ret)
{
  const gint most = sortie_value (p, SW_VALUE_ATTACKERS, sortie_ref_seat (seat));
  const gint movers = sortie_value (p, SW_VALUE_MOVERS, sortie_ref_seat (seat));

  ret->n = 0;
  g_array_sort (all, hardest_first);
  for (guint i = 0; i < all->len; i++)
    {
      const Striker *striker = &g_array_index (all, Striker, i);

      if (may_join (p, ret, striker->unit, most))
        add_if_there_is_room (ret, striker, movers);
    }
}

static void
find_strikers (const SwLook *look, SortiePlay *there, guint8 seat, SortieRef summoner, GArray *ret)
{
  Striker striker;

  g_array_set_size (ret, 0);
  for (SW_EACH_SPACE (look->cards, space))
    if (sw_controller (look->p, look->card[space]) == seat && sw_is_unit (look->p, look->card[space])
        && find_striker (&striker, look, there, look->card[space], summoner))
      g_array_append_val (ret, striker);
}

/* How many of the strikers from @i on have the name of that one; 0: it was counted with one before it. */
static guint
count_namesakes (const SortiePlay *p, const Strikers *strikers, guint i)
{
  const guint16 def = sortie_piece_def (p, strikers->of[i]->unit);
  guint n = 0;

  for (guint j = 0; j < strikers->n; j++)
    if (sortie_piece_def (p, strikers->of[j]->unit) != def)
      continue;
    else if (j < i)
      return 0;
    else
      n++;
  return n;
}

/* "Slinger, 2 × Fighter", with non-breaking spaces (transfer full) */
static char *
names_of (const SortiePlay *p, guint8 seat, const Strikers *strikers)
{
  GString *names = g_string_new (NULL);
  char name[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < strikers->n; i++)
    {
      const guint n = count_namesakes (p, strikers, i);

      if (n == 0)
        continue;
      if (names->len > 0)
        g_string_append (names, ", ");
      if (n > 1)
        g_string_append_printf (names, "%u\u00a0×\u00a0", n);
      g_string_append (names, sortie_ref_name (p, seat, strikers->of[i]->unit, name));
    }
  return g_string_free (names, FALSE);
}

static char *
danger_sentence (const SortiePlay *p, guint8 seat, SortieRef summoner, const Strikers *strikers, gint chance)
{
  char name[SORTIE_MOVE_TEXT], per_cent[8];
  g_autofree char *names = names_of (p, seat, strikers);
  const SortieTextArg args[] = {
    { "summoner", sortie_ref_name (p, seat, summoner, name) }, { "units", names }, { "chance", per_cent },
  };

  g_snprintf (per_cent, sizeof per_cent, "%d", chance);
  /* Translators: {units}: "Slinger, 2 × Fighter"; {summoner}: the player's own. The sentence should fit a line. */
  return sortie_text_fill (dgettext (sortie_catalogue (p)->domain,
                                     "{units} can destroy {summoner} next turn: {chance}\u00a0%."),
                           args, G_N_ELEMENTS (args));
}

/* What the units of @seat may do; *@ret_chance in per cent. */
static void
weigh (const SwLook *look, SortiePlay *there, guint8 seat, SortieRef summoner, GArray *all,
       Strikers *ret, gint *ret_chance)
{
  SwOdds odds;

  find_strikers (look, there, seat, summoner, all);
  choose_strikers (look->p, seat, all, ret);
  sw_odds_begin (&odds, sw_life (look->p, summoner) - sw_wounds (look->p, summoner));
  for (guint i = 0; i < ret->n; i++)
    sw_odds_add (&odds, &ret->of[i]->odds);
  *ret_chance = sw_odds_chance (&odds);
}

static char *
warn_of (const SortiePlay *p, guint8 seat, SortieRef summoner)
{
  SortiePlay there = SORTIE_SCRATCH (p);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Striker));
  char *sentence = NULL;
  gint worst = LEAST_DANGER - 1;
  SwLook look;

  sw_look (&look, p);
  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    {
      Strikers strikers;
      gint chance;

      if (!sortie_are_opponents (p->setup, seat, other))
        continue;
      weigh (&look, &there, other, summoner, all, &strikers, &chance);
      if (chance <= worst)
        continue;
      worst = chance;
      g_free (sentence);
      sentence = danger_sentence (p, seat, summoner, &strikers, chance);
    }
  return sentence;
}

/* Only in a step of the player's own turn, when the player can do something about it. */
static char *
warn_summoner (const SortiePlay *p, guint8 seat, G_GNUC_UNUSED const SortieMoves *legal,
               G_GNUC_UNUSED const SortieMove *move)
{
  if (sortie_active (p) != seat || sw_phase (p) == SW_N_PHASES || sortie_asked_kind (p) != sortie_phase (p)->window)
    return NULL;
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef ref = sortie_piece_ref (p, slot);

      if (sw_controller (p, ref) == seat && sw_is_unit (p, ref) && sw_type (p, ref) == SW_SUMMONER)
        return warn_of (p, seat, ref);
    }
  return NULL;
}

/* ---- The end of the Draw Pile ------------------------------------------------------------------ */

/* SW-3.2: nobody need tell how many cards it has, but its player can count. Nothing refills it (SW-6.2). */
static char *
warn_draw_pile (const SortiePlay *p, guint8 seat, guint least, guint most)
{
  const guint n = sortie_zone_count (p, sw_zone (p, SW_ZONE_DRAW, seat));
  char number[16];
  const SortieTextArg args[] = { { "n", number } };

  if (sortie_active (p) != seat || n < least || n > most)
    return NULL;
  g_snprintf (number, sizeof number, "%u", n);
  return sortie_text_fill (dngettext (sortie_catalogue (p)->domain,
                                      "Your Draw Pile has {n} card left, and nothing refills it.",
                                      "Your Draw Pile has {n} cards left, and nothing refills it.", n),
                           args, G_N_ELEMENTS (args));
}

/* Enough for two turns (SW-6.1) ... */
static char *
warn_low_pile (const SortiePlay *p, guint8 seat, G_GNUC_UNUSED const SortieMoves *legal,
               G_GNUC_UNUSED const SortieMove *move)
{
  return warn_draw_pile (p, seat, MOST_DRAWN + 1, 2 * MOST_DRAWN);
}

/* ... and for one. */
static char *
warn_last_draw (const SortiePlay *p, guint8 seat, G_GNUC_UNUSED const SortieMoves *legal,
                G_GNUC_UNUSED const SortieMove *move)
{
  return warn_draw_pile (p, seat, 1, MOST_DRAWN);
}

const SortieWarningDecl sw_warnings[] = {
  { .id = N_ ("summoner-in-danger"), .title = N_ ("Your Summoner may be destroyed next turn"),
    .when = SORTIE_WARN_DANGER, .weighs_chances = TRUE, .regret = warn_summoner },
  { .id = N_ ("low-draw-pile"), .title = N_ ("Your Draw Pile runs low"), .when = SORTIE_WARN_DANGER, .once = TRUE,
    .regret = warn_low_pile },
  { .id = N_ ("last-draw"), .title = N_ ("Your next draw may be the last"), .when = SORTIE_WARN_DANGER, .once = TRUE,
    .regret = warn_last_draw },
  { .id = N_ ("attack-left"), .title = N_ ("An attack is left that may destroy a unit"), .when = SORTIE_WARN_ENDING,
    .weighs_chances = TRUE, .regret = warn_attack_left },
  { .id = N_ ("own-cards"), .title = N_ ("A move would hit your own Summoner or Wall, or your partner's cards"),
    .when = SORTIE_WARN_MOVE,
    .regret = sw_regret },
  { NULL },
};
