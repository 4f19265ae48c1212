/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-check-numbers.c: checks numbers in rows that refer to rows of other tables. Each such row must exist. */
#include "module/game-check.h"

#include "base/i18n.h"
#include <sortie/event.h>
#include <sortie/move.h>

/* A table to which rows of others refer by number. */
typedef struct
{
  const char *name;
  guint n;
} Rows;

/* @where: the row, for people; @field: which of its numbers it is. */
static void
check_number (GameCheck *check, const char *where, const char *field, guint number, Rows rows)
{
  if (rows.n == 0)
    game_fault (check, _ ("%s: %s is row %u of %s, which has none"), where, field, number, rows.name);
  else if (number >= rows.n)
    game_fault (check, _ ("%s: %s is row %u of %s, which has rows 0 to %u"), where, field, number, rows.name,
                rows.n - 1);
}

static Rows
zones (const GameCheck *check)
{
  return (Rows){ "zones", LENGTH (check->game->zones) };
}

static Rows
places (const GameCheck *check)
{
  return (Rows){ "places", LENGTH (check->game->places) };
}

static Rows
vars (const GameCheck *check)
{
  return (Rows){ "vars", LENGTH (check->game->vars) };
}

static Rows
events (const GameCheck *check)
{
  return (Rows){ "rules.events", LENGTH (check->game->rules.events) };
}

static Rows
procs (const GameCheck *check)
{
  return (Rows){ "vocabulary.procs", LENGTH (check->game->vocabulary.procs) };
}

/* 0 means none; numbers below @first belong to the framework. */
static void
check_number_of_game (GameCheck *check, const char *where, const char *field, guint number, guint first, Rows rows)
{
  if (number >= first)
    check_number (check, where, field, number - first, rows);
}

/* ---- Turns ---------------------------------------------------------------------------- */

/* A procedure of the framework would find different slots than it expects. */
static void
check_proc (GameCheck *check, const char *where, const char *field, guint proc)
{
  if (proc != 0 && proc < SORTIE_N_PROCS)
    game_fault (check, _ ("%s: %s is %u, a procedure of the framework's; write SORTIE_GAME_PROC ()"), where, field,
                proc);
  check_number_of_game (check, where, field, proc, SORTIE_N_PROCS, procs (check));
}

static void
check_phase (GameCheck *check, const SortieTurnDecl *turn, const SortiePhaseDecl *phase)
{
  g_autofree char *where = g_strdup_printf (_ ("phase “%s” of turn “%s”"), phase->id, turn->id);

  check_proc (check, where, "proc", phase->proc);
  check_proc (check, where, "before", phase->before);
}

static void
check_turn (GameCheck *check, const SortieTurnDecl *turn)
{
  for (guint i = 0; i < LENGTH (turn->phases); i++)
    check_phase (check, turn, &turn->phases[i]);
}

/* ---- Moves ---------------------------------------------------------------------------- */

static void
check_operand (GameCheck *check, const char *where, const SortieOperand *operand)
{
  Rows reasons = { "rules.reasons", LENGTH (check->game->rules.reasons) };

  if (operand->kind == SORTIE_OPERAND_CARD && operand->zone != SORTIE_NO_INDEX)
    check_number (check, where, "zone", operand->zone, zones (check));
  if (operand->kind == SORTIE_OPERAND_PIECE && operand->on != 0)
    check_number (check, where, "on", operand->on - 1u, places (check));
  check_number_of_game (check, where, "elsewhere", operand->elsewhere, SORTIE_N_REASONS, reasons);
}

static void
check_verb (GameCheck *check, const SortieVerbDecl *verb)
{
  g_autofree char *where = g_strdup_printf (_ ("verb “%s”"), verb->id);

  check_number_of_game (check, where, "event", verb->event, SORTIE_N_EVENTS, events (check));
  for (guint i = 0; i < SORTIE_MAX_MOVE_OPERANDS && verb->operands[i].kind != SORTIE_OPERAND_NONE; i++)
    check_operand (check, where, &verb->operands[i]);
}

static void
check_decision (GameCheck *check, const SortieDecisionDecl *decision)
{
  g_autofree char *where = g_strdup_printf (_ ("decision “%s”"), decision->id);
  Rows verbs = { "rules.verbs", LENGTH (check->game->rules.verbs) };

  for (const guint8 *verb = decision->verbs; verb != NULL && *verb != 0xff; verb++)
    check_number_of_game (check, where, "verbs", *verb, SORTIE_N_VERBS, verbs);
}

/* ---- Events --------------------------------------------------------------------------- */

static gboolean
needs_zone (const SortieEventDecl *event)
{
  return event->commit == sortie_commit_to_top || event->commit == sortie_commit_to_bottom
         || event->commit == sortie_commit_shuffle;
}

static gboolean
needs_var (const SortieEventDecl *event)
{
  return event->commit == sortie_commit_gain || event->commit == sortie_commit_loss
         || event->effect.kind == SORTIE_EFFECT_SPEND;
}

static void
check_event (GameCheck *check, const SortieEventDecl *event)
{
  g_autofree char *where = g_strdup_printf (_ ("event “%s”"), event->id);
  SortieEffectKind kind = event->effect.kind;

  if (event->zone != 0 || needs_zone (event))
    check_number (check, where, "zone", event->zone, zones (check));
  if (event->place != 0 || event->commit == sortie_commit_to_place)
    check_number (check, where, "place", event->place, places (check));
  if (event->var != 0 || needs_var (event))
    check_number (check, where, "var", event->var, vars (check));
  if (kind != SORTIE_EFFECT_DRAW && kind != SORTIE_EFFECT_DEAL)
    return;
  check_number (check, where, "effect.from", event->effect.from, zones (check));
  check_number (check, where, "effect.again", event->effect.again, zones (check));
}

/* ---- What bots evaluate --------------------------------------------------------------- */

static void
check_weight (GameCheck *check, guint i)
{
  const SortieWeight *weight = &check->game->weights[i];
  g_autofree char *where = g_strdup_printf (_ ("row %u of the weights"), i);
  Rows values = { "vocabulary.values", LENGTH (check->game->vocabulary.values) };

  if (weight->kind == SORTIE_WEIGHT_VARIABLE)
    check_number (check, where, "index", weight->index, vars (check));
  else if (weight->kind != SORTIE_WEIGHT_FUNCTION)
    check_number (check, where, "index", weight->index, zones (check));
  else if (weight->function == NULL)
    game_fault (check, _ ("%s has no function"), where);
  if (weight->kind == SORTIE_WEIGHT_PRINTED)
    check_number (check, where, "value", weight->value, values);
}

/* ---- The chain ------------------------------------------------------------------------ */

static void
check_link (GameCheck *check, const SortieLinkDecl *link)
{
  g_autofree char *where = g_strdup_printf (_ ("link “%s”"), link->id);
  Rows causes = { "vocabulary.causes", LENGTH (check->game->vocabulary.causes) };

  check_number_of_game (check, where, "cause", link->cause, SORTIE_CAUSE_OF_GAME, causes);
}

void
game_check_numbers (GameCheck *check)
{
  const SortieGame *g = check->game;

  EACH (check, g->rules.turns, check_turn);
  EACH (check, g->rules.verbs, check_verb);
  EACH (check, g->rules.decisions, check_decision);
  EACH (check, g->rules.events, check_event);
  for (guint i = 0; g->weights != NULL && g->weights[i].kind != SORTIE_WEIGHT_END; i++)
    check_weight (check, i);
  if (g->rules.chain != NULL)
    EACH (check, g->rules.chain->kinds, check_link);
  if (g->rules.reactions != NULL)
    check_number (check, "rules.reactions", "zone", g->rules.reactions->zone, zones (check));
}
