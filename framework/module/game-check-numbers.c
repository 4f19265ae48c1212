/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-check-numbers.c: checks numbers in rows that refer to rows of other tables. Each such row must exist. */
#include "module/game-check.h"

#include "base/i18n.h"

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
    game_fault (check, _ ("%s: %s is row %u of %s, which is empty"), where, field, number, rows.name);
  else if (number >= rows.n)
    game_fault (check, _ ("%s: %s is row %u of %s, which has rows 0 to %u"), where, field, number, rows.name,
                rows.n - 1);
}

/* A table of the game, such as rules.events. */
#define ROWS(table) ((Rows){ #table, LENGTH (check->game->table) })

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
    game_fault (check, _ ("%s: %s is %u, a procedure of the framework; write SORTIE_GAME_PROC ()"), where, field,
                proc);
  check_number_of_game (check, where, field, proc, SORTIE_N_PROCS, ROWS (vocabulary.procs));
}

static void
check_turn (GameCheck *check, const SortieTurnDecl *turn)
{
  for (guint i = 0; i < LENGTH (turn->phases); i++)
    {
      const SortiePhaseDecl *phase = &turn->phases[i];
      g_autofree char *where = g_strdup_printf (_ ("phase “%s” of turn “%s”"), phase->id, turn->id);

      if (phase->proc != 0 && phase->at_once != NULL)
        game_fault (check, _ ("%s has both a proc and at_once"), where);
      check_proc (check, where, "proc", phase->proc);
      check_proc (check, where, "before", phase->before);
    }
}

/* ---- Moves ---------------------------------------------------------------------------- */

static void
check_operand (GameCheck *check, const char *where, const SortieOperand *operand)
{
  if (operand->kind == SORTIE_OPERAND_CARD && operand->zone != SORTIE_NO_INDEX)
    check_number (check, where, "zone", operand->zone, ROWS (zones));
  if (operand->kind == SORTIE_OPERAND_PIECE && operand->on != 0)
    check_number (check, where, "on", operand->on - 1u, ROWS (places));
  check_number_of_game (check, where, "elsewhere", operand->elsewhere, SORTIE_N_REASONS, ROWS (rules.reasons));
}

static void
check_verb (GameCheck *check, const SortieVerbDecl *verb)
{
  g_autofree char *where = g_strdup_printf (_ ("verb “%s”"), verb->id);

  check_number_of_game (check, where, "event", verb->event, SORTIE_N_EVENTS, ROWS (rules.events));
  for (guint i = 0; i < SORTIE_MAX_MOVE_OPERANDS && verb->operands[i].kind != SORTIE_OPERAND_NONE; i++)
    check_operand (check, where, &verb->operands[i]);
}

static gboolean
is_listed_verb (const GameCheck *check, guint verb)
{
  for (guint i = 0; i < LENGTH (check->game->rules.decisions); i++)
    for (const guint8 *listed = check->game->rules.decisions[i].verbs; listed != NULL && *listed != 0xff; listed++)
      if (*listed == verb)
        return TRUE;
  return FALSE;
}

/* A bare row number in a decision is a verb of the framework; then the game's verb with this row answers nothing. */
static void
check_bare_verb (GameCheck *check, const char *where, guint verb)
{
  const SortieVerbDecl *verbs = check->game->rules.verbs;

  if (verb < MIN (SORTIE_N_VERBS, LENGTH (verbs)) && !is_listed_verb (check, (guint) SORTIE_GAME_VERB (verb)))
    game_fault (check, _ ("%s: verbs names %u, a verb of the framework, and no decision names the game's verb “%s”; "
                          "write SORTIE_GAME_VERB ()"), where, verb, verbs[verb].id);
}

static void
check_decision (GameCheck *check, const SortieDecisionDecl *decision)
{
  g_autofree char *where = g_strdup_printf (_ ("decision “%s”"), decision->id);

  for (const guint8 *verb = decision->verbs; verb != NULL && *verb != 0xff; verb++)
    {
      check_number_of_game (check, where, "verbs", *verb, SORTIE_N_VERBS, ROWS (rules.verbs));
      check_bare_verb (check, where, *verb);
    }
}

/* ---- Events --------------------------------------------------------------------------- */

static void
check_event (GameCheck *check, const SortieEventDecl *event)
{
  g_autofree char *where = g_strdup_printf (_ ("event “%s”"), event->id);
  SortieEffectKind kind = event->effect.kind;

  if (event->zone != 0 || event->commit == sortie_commit_to_top || event->commit == sortie_commit_to_bottom
      || event->commit == sortie_commit_shuffle)
    check_number (check, where, "zone", event->zone, ROWS (zones));
  if (event->place != 0 || event->commit == sortie_commit_to_place)
    check_number (check, where, "place", event->place, ROWS (places));
  if (event->var != 0 || event->commit == sortie_commit_gain || event->commit == sortie_commit_loss
      || kind == SORTIE_EFFECT_SPEND)
    check_number (check, where, "var", event->var, ROWS (vars));
  if (kind != SORTIE_EFFECT_DRAW && kind != SORTIE_EFFECT_DEAL)
    return;
  check_number (check, where, "effect.from", event->effect.from, ROWS (zones));
  check_number (check, where, "effect.again", event->effect.again, ROWS (zones));
}

/* ---- What bots evaluate --------------------------------------------------------------- */

static void
check_weight (GameCheck *check, guint i)
{
  const SortieWeight *weight = &check->game->weights[i];
  g_autofree char *where = g_strdup_printf (_ ("row %u of the weights"), i);

  if (weight->kind == SORTIE_WEIGHT_VARIABLE)
    check_number (check, where, "index", weight->index, ROWS (vars));
  else if (weight->kind != SORTIE_WEIGHT_FUNCTION)
    check_number (check, where, "index", weight->index, ROWS (zones));
  else if (weight->function == NULL)
    game_fault (check, _ ("%s has no function"), where);
  if (weight->kind == SORTIE_WEIGHT_PRINTED)
    check_number (check, where, "value", weight->value, ROWS (vocabulary.values));
}

/* ---- The chain ------------------------------------------------------------------------ */

static void
check_link (GameCheck *check, const SortieLinkDecl *link)
{
  g_autofree char *where = g_strdup_printf (_ ("link “%s”"), link->id);

  check_number_of_game (check, where, "cause", link->cause, SORTIE_CAUSE_OF_GAME, ROWS (vocabulary.causes));
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
    check_number (check, "rules.reactions", "zone", g->rules.reactions->zone, ROWS (zones));
}
