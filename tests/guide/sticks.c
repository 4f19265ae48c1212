/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sticks.c: a game without cards, zones, events and content: all that may be left out is. Of eleven
 * sticks the seats take one to three in turn; who takes the last one wins. */
#include <sortie/game.h>

enum { VAR_STICKS };
enum { VERB_TAKE };
enum { ASK_TAKE };
enum { REASON_TOO_MANY, REASON_LAST };

#define STICKS 11
#define MOST 3

static guint
most_now (const SortiePlay *p)
{
  return (guint) MIN (MOST, sortie_var (p, VAR_STICKS, SORTIE_NO_SEAT));
}

static void
take_candidates (const SortiePlay *p, SortieMoves *moves)
{
  for (guint n = 1; n <= most_now (p); n++)
    sortie_moves_add (moves, SORTIE_GAME_VERB (VERB_TAKE), 1,
                      (const SortieRef[]) { sortie_ref (SORTIE_REF_NUMBER, n) });
}

static gboolean
take_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint n = sortie_ref_index (move->arg[0]);

  return (n >= 1 && n <= most_now (p))
         || sortie_refuse (why, SORTIE_GAME_REASON (REASON_TOO_MANY), 0, 0, (gint) n, 0);
}

static void
take_apply (SortiePlay *p, const SortieMove *move)
{
  gint left = sortie_var (p, VAR_STICKS, SORTIE_NO_SEAT) - sortie_ref_index (move->arg[0]);

  sortie_close_window (p);
  if (sortie_var_set (p, VAR_STICKS, SORTIE_NO_SEAT, left) == 0)
    sortie_win (p, (guint8) (1 << p->s->turn.active), SORTIE_GAME_REASON (REASON_LAST));
}

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "sticks",
  .title = N_ ("Sticks"),
  .version = "1",
  .about = N_ ("Take one to three sticks; the last one wins."),
  .modes = (const SortieModeDecl[]) {
    { .id = "two", .title = N_ ("Two players"),
      .seats = (const char *const[]) { "left", "right", NULL } },
    { NULL },
  },
  .vars = (const SortieVarDecl[]) {
    [VAR_STICKS] = { .id = "sticks", .title = N_ ("Sticks"), .shared = TRUE, .start = STICKS,
                     .max = STICKS, .seen_by = SORTIE_SEEN_BY_ALL },
    { NULL },
  },
  .rules = {
    .verbs = (const SortieVerbDecl[]) {
      [VERB_TAKE] = { .id = "take", .help = N_ ("Take {a}."), .rule = "1",
                      .operands = { { SORTIE_OPERAND_NUMBER, .name = "NUMBER" } },
                      .candidates = take_candidates, .check = take_check, .apply = take_apply },
      { NULL },
    },
    .decisions = (const SortieDecisionDecl[]) {
      [ASK_TAKE] = { .id = "take", .prompt = N_ ("{seat} takes sticks."), .rule = "1",
                     .verbs = (const guint8[]) { SORTIE_GAME_VERB (VERB_TAKE), 0xff } },
      { NULL },
    },
    .reasons = (const SortieReasonDecl[]) {
      [REASON_TOO_MANY] = { "too-many", "1", N_ ("{n} sticks cannot be taken.") },
      [REASON_LAST] = { "last", "2", N_ ("the last stick is taken") },
      { NULL },
    },
    .turns = (const SortieTurnDecl[]) {
      { .id = "turn", .title = N_ ("Turn"),
        .phases = (const SortiePhaseDecl[]) {
          { .id = "take", .title = N_ ("Take"), .window = SORTIE_GAME_ASK (ASK_TAKE) },
          { NULL },
        } },
      { NULL },
    },
  },
  .bounds = { .events = 1, .frames = 2, .locals = 4 },
  .max_moves = STICKS,
};
