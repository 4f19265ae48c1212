/* SPDX-License-Identifier: GPL-3.0-or-later */
/* warnings.c: what a player may overlook: the Resources run low or are about to run dry (SS-8.4), the hand will be too
 * full for the next draws (SS-14.4), nobody is left to defend (SS-9.6), or a move loses at once (SS-5.1, 15.6). All but
 * the last read only counts and faces on the table. */
#include "boss.h"
#include "clauses.h"
#include "phases.h"
#include "table.h"

#include <libintl.h>

static const char *
translated (const SortieView *view, const char *sentence)
{
  return dgettext (sortie_catalogue (&view->play)->domain, sentence);
}

/* ---- Resources ---------------------------------------------------------------------------- */

/* Whether the reader takes this turn and its Draw step is still to come. */
static gboolean
draw_is_to_come (const SortiePlay *p)
{
  return sortie_turn_state (p)->table == SS_TURN_PLAYER && sortie_turn_state (p)->phase < SS_PHASE_DRAW;
}

static gboolean
takes_turn (const SortiePlay *p, guint8 seat)
{
  return sortie_turn_state (p)->table == SS_TURN_PLAYER
         && (sortie_active (p) == seat || ss_takes_turn (p) >> seat & 1);
}

/* Whether it leaves the last space of its War Track in its next Advance (SS-9.1). A unit farther back is no danger
 * to this flank yet: before it storms, a unit deployed now has moved on (SS-8.5), and another can be deployed. */
static gboolean
storms_next (const SortiePlay *p, SortieRef unit)
{
  const SortieSpot *spot;

  if (!ss_is_on_track (p, unit) || sortie_value (p, SS_VALUE_ATTACK, unit) <= 0)
    return FALSE;
  spot = sortie_place_spot (p->setup, sortie_piece_place (p, unit));
  return spot->decl == SS_PLACE_TRACK && spot->x == SS_TRACK_SPACES - 1;
}

/* SS-17.4: whether a unit of the Boss finds no unit of the seat that it can remove, and so storms the seat. */
static gboolean
storms_seat (const SortiePlay *p, SortieRef unit, guint8 seat)
{
  SortieRef targets[SORTIE_MAX_SET], units[SORTIE_MAX_SET];
  guint n = ss_storm_targets_of (p, unit, seat, targets, SORTIE_MAX_SET);

  return ss_is_storm_target (p, unit, sortie_ref_seat (seat), NULL)
         && ss_boss_storm_targets (p, unit, targets, n, units) == 0;
}

/* The damage of the storms in the Boss's next turn, as long as nobody does anything against them: the Boss gives all
 * its units this order (SS-17.3), while another player may give them another one. */
static gint
damage_of_storms (const SortiePlay *p, guint8 seat)
{
  gint damage = 0;

  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef unit = sortie_piece_ref (p, slot);

      if (storms_next (p, unit) && ss_is_boss (p, sortie_piece_controller (p, unit)) && storms_seat (p, unit, seat))
        damage += ss_attack_strength (p, unit, sortie_ref_seat (seat));
    }
  return damage;
}

/* The context in which the abilities of the Boss card are tested; its source is nothing where no Boss plays. */
static SortieContext
context_of_boss (const SortiePlay *p)
{
  guint8 boss = ss_boss_seat (p);
  SortieRef source = boss != SORTIE_NO_SEAT ? sortie_place_piece (p, ss_place (p, SS_PLACE_COMMAND, boss))
                                            : SORTIE_NOTHING;

  return sortie_context (p, boss, source, SORTIE_CAUSE_ABILITY);
}

/* SS-18.1: the abilities of the Boss card that take effect when its turn begins, if it begins like this. Writes at
 * most @max clauses and returns how many. */
static guint
abilities_of_turn (const SortieContext *ctx, guint16 *ret, guint max)
{
  const SortieDef *def;
  guint n = 0;

  if (ctx->self == SORTIE_NOTHING)
    return 0;
  def = sortie_def (ctx->p, sortie_piece_def (ctx->p, ctx->self));
  for (guint i = 0; i < def->n_clauses && n < max; i++)
    {
      guint16 number = (guint16) (def->first_clause + i);
      const SortieClause *clause = sortie_clause (ctx->p, number);

      if (clause->kind == SORTIE_CLAUSE_TRIGGER && clause->key == SORTIE_EVENT_TURN_BEGINS
          && (clause->subject == 0 || sortie_set_has (ctx, clause->subject, sortie_ref_seat (ctx->you)))
          && sortie_test (ctx, clause->test))
        ret[n++] = number;
    }
  return n;
}

#define MANY_ABILITIES 8

/* What a clause deals to the seat for certain: before its program chooses or tests anything. */
static gint
sure_damage (const SortieContext *ctx, guint16 clause, guint8 seat)
{
  const SortieCatalogue *catalogue = sortie_catalogue (ctx->p);
  const SortieProgram *program = &catalogue->programs[sortie_clause (ctx->p, clause)->program];
  const SortieInstruction *at = &catalogue->instructions[program->first];
  gint damage = 0;

  for (guint i = 0; i < program->n && at[i].op == SORTIE_OP_CALL; i++)
    if (ss_instruction_calls (&at[i], SS_PROC_DAMAGE) && ss_operand (ctx->p, &at[i], SS_DAMAGE_EACH) != 0
        && sortie_set_has (ctx, ss_operand (ctx->p, &at[i], SS_DAMAGE_TO), sortie_ref_seat (seat)))
      damage += sortie_not_negative (sortie_number (ctx, ss_operand (ctx->p, &at[i], SS_DAMAGE_N)));
  return damage;
}

/* What the abilities of the Boss deal to the seat when the Boss's next turn begins, if it draws @due cards before. */
static gint
damage_of_abilities (const SortiePlay *p, guint8 seat, gint due)
{
  SortiePlay later = SORTIE_SCRATCH (p);
  const guint16 resources = ss_zone (p, SS_ZONE_RESOURCES, seat);
  guint16 clauses[MANY_ABILITIES];
  SortieContext ctx;
  gint damage = 0;
  guint n;

  sortie_scratch_copy (&later, p);
  for (; due > 0 && sortie_zone_count (&later, resources) > 0; due--)
    sortie_card_move (&later, sortie_zone_top (&later, resources), ss_hand (p, seat), SORTIE_TOP);
  ctx = context_of_boss (&later);
  n = abilities_of_turn (&ctx, clauses, G_N_ELEMENTS (clauses));
  for (guint i = 0; i < n; i++)
    damage += sure_damage (&ctx, clauses[i], seat);
  return damage;
}

/* Which of three sentences warns, each at most a line of 80 columns with "Careful:" before it: the Draw step of this
 * turn fails, or that of the next turn, or it does after the damage before it. */
static const char *
run_dry_sentence (gint left, gint need)
{
  if (left < 0)
    return N_ ("This Draw takes {draws}, and your Resources hold {left}: you lose (SS-8.4).");
  if (left < need)
    return N_ ("Your next Draw takes {draws}, and Resources will hold {left}: you lose (SS-8.4).");
  return N_ ("Your next Draw takes {draws}, and {damage} damage would leave {stormed}: you lose (SS-8.4).");
}

static char *
fill_run_dry (const char *sentence, gint left, gint draws, gint stormed, gint damage)
{
  char l[8], d[8], s[8], n[8];
  const SortieTextArg args[] = { { "left", l }, { "draws", d }, { "stormed", s }, { "damage", n } };

  g_snprintf (l, sizeof l, "%d", left);
  g_snprintf (d, sizeof d, "%d", draws);
  g_snprintf (s, sizeof s, "%d", stormed);
  g_snprintf (n, sizeof n, "%d", damage);
  return sortie_text_fill (sentence, args, G_N_ELEMENTS (args));
}

static char *
warn_run_dry (const SortieView *view, const SortieMoves *legal)
{
  const SortiePlay *p = &view->play;
  gint need, left, due, damage, healed, stormed;

  (void) legal;
  if (view->seat == SORTIE_NO_SEAT || !takes_turn (p, view->seat))
    return NULL;
  need = ss_cards_to_draw (p, view->seat);
  due = draw_is_to_come (p) ? need : 0;
  left = (gint) sortie_zone_count (p, ss_zone (p, SS_ZONE_RESOURCES, view->seat)) - due;
  damage = damage_of_abilities (p, view->seat, due) + damage_of_storms (p, view->seat);
  healed = (gint) sortie_zone_count (p, ss_zone (p, SS_ZONE_HEAL, view->seat)); /* SS-14.3: it takes damage first */
  stormed = MAX (0, left - MAX (0, damage - healed));
  if (stormed >= need)
    return NULL;
  return fill_run_dry (translated (view, run_dry_sentence (left, need)), left < 0 ? left + due : left, need, stormed,
                       damage);
}

/* Resources for fewer of the reader's Draw steps are low. */
#define FEW_DRAWS 4

/* SS-5.1: in good time, before they are about to run dry. */
static char *
warn_low_resources (const SortieView *view, const SortieMoves *legal)
{
  const SortiePlay *p = &view->play;
  g_autofree char *dry = warn_run_dry (view, legal);
  gint left, draws;
  char l[8], d[8];
  const SortieTextArg args[] = { { "left", l }, { "draws", d } };

  if (dry != NULL || view->seat == SORTIE_NO_SEAT || !takes_turn (p, view->seat))
    return NULL;
  draws = ss_cards_to_draw (p, view->seat);
  left = (gint) sortie_zone_count (p, ss_zone (p, SS_ZONE_RESOURCES, view->seat));
  if (left >= FEW_DRAWS * draws)
    return NULL;
  g_snprintf (l, sizeof l, "%d", left);
  g_snprintf (d, sizeof d, "%d", draws);
  return sortie_text_fill (translated (view, N_ ("Your Resources run low: {left}. Each Draw takes {draws}, damage "
                                                 "more (SS-8.4).")),
                           args, G_N_ELEMENTS (args));
}

/* ---- The hand ------------------------------------------------------------------------------- */

/* SS-14.4. Cards may still be played before the next Draw step. Who is about to lose in it has no use for this. */
static char *
warn_full_hand (const SortieView *view, const SortieMoves *legal)
{
  const SortiePlay *p = &view->play;
  g_autofree char *dry = warn_run_dry (view, legal);
  gint hand, draws, limit;
  char n[8], m[8], k[8];
  const SortieTextArg args[] = { { "hand", n }, { "limit", m }, { "draws", k } };

  if (dry != NULL || view->seat == SORTIE_NO_SEAT || !takes_turn (p, view->seat))
    return NULL;
  hand = (gint) sortie_zone_count (p, ss_hand (p, view->seat));
  draws = ss_cards_to_draw (p, view->seat);
  limit = ss_hand_limit (p, view->seat);
  if (hand + draws <= limit)
    return NULL;
  g_snprintf (n, sizeof n, "%d", hand);
  g_snprintf (m, sizeof m, "%d", limit);
  g_snprintf (k, sizeof k, "%d", draws);
  return sortie_text_fill (
      translated (view, N_ ("Hand {hand} of {limit}: the next Draw takes {draws}; the excess is lost (SS-14.4).")),
      args, G_N_ELEMENTS (args));
}

/* ---- The Deployment Zone -------------------------------------------------------------------- */

/* On the War Track that faces the flank; the Boss's faces both players (SS-19.7). */
static gboolean
opponents_are_coming (const SortiePlay *p, SsFlank flank)
{
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef unit = sortie_piece_ref (p, slot);

      if (storms_next (p, unit)
          && ss_are_opponents (p, ss_flank_seat (flank), sortie_piece_controller (p, unit))
          && (!ss_is_circle (p) || ss_flank_of (p, unit) == ss_faces (p, flank)))
        return TRUE;
    }
  return FALSE;
}

/* A unit that may still be deployed there and weakens a storm (SS-9.5). A move that names no side has only one
 * (sides.h). */
static SortieRef
deployable (const SortiePlay *p, const SortieMoves *legal, SsFlank flank)
{
  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[i];

      if (move->verb == SORTIE_GAME_VERB (SS_VERB_DEPLOY) && move->n > 0
          && sortie_value (p, SS_VALUE_DEFENCE, move->arg[0]) > 0
          && (move->n == 1
              || SORTIE_LEFT + sortie_ref_word_index (move->arg[1]) == ss_flank_side (flank)))
        return move->arg[0];
    }
  return SORTIE_NOTHING;
}

/* Whether an ability of the Boss makes the players sacrifice units when its turn begins (SS-18.1). */
static gboolean
boss_takes_units (const SortiePlay *p)
{
  const SortieContext ctx = context_of_boss (p);
  guint16 clauses[MANY_ABILITIES];
  const guint n = abilities_of_turn (&ctx, clauses, G_N_ELEMENTS (clauses));

  for (guint i = 0; i < n; i++)
    if (ss_clause_calls (p, clauses[i], SS_PROC_SACRIFICE))
      return TRUE;
  return FALSE;
}

/* Whether a unit deployed now, as the only one there, falls before the storm. */
static gboolean
falls_before_storm (const SortiePlay *p, SsFlank flank)
{
  for (guint i = 0; i < SS_TRACK_SPACES; i++)
    if (!sortie_place_is_free (p, ss_place (p, SS_PLACE_TRACK, flank) + i))
      return FALSE;
  return boss_takes_units (p);
}

static char *
warn_of_flank (const SortieView *view, const SortieMoves *legal, SsFlank flank)
{
  const SortiePlay *p = &view->play;
  SortieRef card = deployable (p, legal, flank);
  char name[SORTIE_MOVE_TEXT];

  if (card == SORTIE_NOTHING || ss_defender (p, flank) != SORTIE_NOTHING
      || !opponents_are_coming (p, flank) || falls_before_storm (p, flank))
    return NULL;
  return sortie_text_fill (
      ss_is_circle (p)
          ? translated (view, N_ ("You have no Defender against {seat}, whose units are on their way; you "
                                  "can still deploy, for example {card}."))
          : translated (view, N_ ("You have no Defender, and enemy units are on their way; "
                                  "you can still deploy, for example {card}.")),
      (const SortieTextArg[]){
          { "card", sortie_ref_name (p, view->seat, card, name) },
          { "seat", sortie_seat_name (p->setup, ss_flank_seat (ss_faces (p, flank))) } },
      2);
}

static char *
warn_no_defender (const SortieView *view, const SortieMoves *legal)
{
  char *sentence = NULL;
  guint n = view->seat == SORTIE_NO_SEAT ? 0 : ss_n_flanks (&view->play, view->seat);

  for (guint i = 0; i < n && sentence == NULL; i++)
    sentence = warn_of_flank (view, legal, ss_flank_number (&view->play, view->seat, i));
  return sentence;
}

/* ---- A move that loses ------------------------------------------------------------------------ */

/* What a move does until chance or the next turn begins; what comes later is not certain. */
typedef struct
{
  guint8 seat;
  gboolean open, dry;
} Trial;

static void
happened (gpointer data, G_GNUC_UNUSED const SortiePlay *p, const SortieEvent *event)
{
  Trial *t = data;

  t->open = t->open && event->type != SORTIE_EVENT_TURN_ENDS && event->type != SORTIE_EVENT_TURN_BEGINS;
  t->dry = t->dry || (t->open && event->type == SORTIE_GAME_EVENT (SS_EVENT_RUN_DRY) && event->seat == t->seat);
}

static void
note_chance (gpointer data, G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED const SortieChance *chance)
{
  ((Trial *) data)->open = FALSE;
}

/* Makes the move in @world, and then the seat's answers to which there is no other. */
static void
try_move (SortiePlay *world, Trial *t, const SortieMove *move)
{
  SortieMove storage[SORTIE_USUAL_MOVES], next = *move;
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);

  do
    {
      sortie_move_apply (world, &next);
      legal.n = 0;
      if (t->open && !t->dry && sortie_to_move (world) == t->seat)
        sortie_moves_legal (world, &legal);
      if (legal.n == 1)
        next = legal.moves[0];
    }
  while (legal.n == 1);
}

static char *
regret_losing (const SortiePlay *world, guint8 seat, const SortieMoves *legal, const SortieMove *move)
{
  SortiePlay copy = SORTIE_SCRATCH (world);
  Trial t = { .seat = seat, .open = TRUE };
  const SortieWatch watch = { .data = &t, .happened = happened, .chance = note_chance };

  (void) legal;
  sortie_scratch_copy (&copy, world);
  copy.watch = &watch;
  try_move (&copy, &t, move);
  return t.dry ? g_strdup (dgettext (sortie_catalogue (world)->domain,
                                     "With this you must draw more cards than are left, and lose at once."))
               : NULL;
}

const SortieWarningDecl ss_warnings[] = {
  { .id = N_ ("run-dry"), .title = N_ ("Your Resources are about to run dry"), .when = SORTIE_WARN_DANGER,
    .warn = warn_run_dry },
  { .id = N_ ("low-resources"), .title = N_ ("Your Resources run low"), .when = SORTIE_WARN_DANGER, .once = TRUE,
    .warn = warn_low_resources },
  { .id = N_ ("full-hand"), .title = N_ ("Your hand has no room for the next draws"), .when = SORTIE_WARN_DANGER,
    .warn = warn_full_hand },
  { .id = N_ ("no-defender"), .title = N_ ("You end the Deploy step without a Defender"), .when = SORTIE_WARN_ENDING,
    .warn = warn_no_defender },
  { .id = N_ ("losing-move"), .title = N_ ("A move makes you draw more cards than are left"), .when = SORTIE_WARN_MOVE,
    .regret = regret_losing },
  { NULL },
};
