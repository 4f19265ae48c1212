/* SPDX-License-Identifier: GPL-3.0-or-later */
/* handful.c: a game whose questions have many sets of cards as answers.
 *
 *   H-1  Two seats, 13 cards of the common pack each; the rest is not used.
 *   H-2  Both choose at the same time four of their cards, and pass them to the other: 715 sets.
 *   H-3  Then each in turn discards any one to five cards: 2379 sets.
 *   H-4  Each heart in a hand is then a point for the other. The most win.
 */
#include <sortie/game.h>

#define HAND_SIZE 13

enum { STOCK, HAND, DISCARDS, N_ZONES };
enum { HEARTS, N_VARS };
enum { SUIT, RANK, N_VALUES };
enum { PASS, DISCARD, N_VERBS };
enum { ASK_PASS, ASK_DISCARD, N_ASKS };
enum { PROC_PASSES, PROC_DISCARDS, PROC_END, N_PROCS };
enum { PASSED, DISCARDED, POINTS, N_EVENTS };
enum { MOST, EQUAL, N_REASONS };

/* ---- Moves --------------------------------------------------------------------------------- */

static void
each_happens (SortiePlay *p, const SortieMove *move, guint event, guint8 seat)
{
  for (guint i = 0; i < move->n; i++)
    sortie_happens (p, SORTIE_GAME_EVENT (event), seat, move->arg[i], 0, 1);
}

static void
pass_apply (SortiePlay *p, const SortieMove *move)
{
  each_happens (p, move, PASSED, (guint8) (1 - sortie_asked_seat (p)));
}

static void
discard_apply (SortiePlay *p, const SortieMove *move)
{
  each_happens (p, move, DISCARDED, sortie_asked_seat (p));
}

#define CARD(...) { SORTIE_OPERAND_CARD, .name = N_ ("CARD"), .zone = HAND, __VA_ARGS__ }
#define OR_CARD CARD (.optional = TRUE)

static const SortieVerbDecl verbs[] = {
  [PASS] = { .id = N_ ("pass"), .help = N_ ("Pass {a}."), .rule = "H-2", .unordered = TRUE,
             .operands = { CARD (), CARD (), CARD (), CARD () }, .apply = pass_apply },
  [DISCARD] = { .id = N_ ("throw"), .help = N_ ("Throw {a} away."), .rule = "H-3", .unordered = TRUE,
                .operands = { CARD (), OR_CARD, OR_CARD, OR_CARD, OR_CARD }, .apply = discard_apply },
  [N_VERBS] = { NULL },
};

static const SortieDecisionDecl decisions[] = {
  [ASK_PASS] = { .id = "pass", .prompt = N_ ("{seat} passes four cards."), .rule = "H-2",
                 .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (PASS)) },
  [ASK_DISCARD] = { .id = "throw", .prompt = N_ ("{seat} throws away one to five cards."), .rule = "H-3",
                    .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (DISCARD)) },
  [N_ASKS] = { NULL },
};

static const SortieReasonDecl reasons[] = {
  [MOST] = { "most", "H-4", N_ ("the most points") },
  [EQUAL] = { "equal", "H-4", N_ ("equal points") },
  [N_REASONS] = { NULL },
};

static const SortieEventDecl events[] = {
  [PASSED] = { .id = "passed", .title = N_ ("passed"), .rule = "H-2", .commit = sortie_commit_to_bottom,
               .zone = HAND, .says = N_ ("{seat} gets {subject}.") },
  [DISCARDED] = { .id = "thrown", .title = N_ ("thrown away"), .rule = "H-3", .commit = sortie_commit_to_top,
                  .zone = DISCARDS, .says = N_ ("{seat} throws {subject} away.") },
  [POINTS] = { .id = "points", .title = N_ ("points"), .rule = "H-4", .commit = sortie_commit_gain,
               .var = HEARTS, .by_rules = TRUE, .says = N_ ("{seat} gains points: {amount}.") },
  [N_EVENTS] = { NULL },
};

/* ---- The course of the game ---------------------------------------------------------------- */

static void
poll_once (SortiePlay *p, SortieFrame *f, guint kind, guint ask)
{
  if (f->step++ == 0)
    sortie_poll (p, f, kind, SORTIE_GAME_ASK (ask), sortie_active (p), 0);
  else
    sortie_frame_end (p, f, 1);
}

static void
passes_step (SortiePlay *p, SortieFrame *f)
{
  poll_once (p, f, SORTIE_POLL_SECRET, ASK_PASS);
}

static void
discards_step (SortiePlay *p, SortieFrame *f)
{
  poll_once (p, f, SORTIE_POLL_IN_TURN, ASK_DISCARD);
}

static gint
hearts_of (const SortiePlay *p, guint8 seat)
{
  gint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, HAND, seat), card))
    n += sortie_printed (p, card, SUIT) == SORTIE_HEARTS;
  return n;
}

static void
end_step (SortiePlay *p, SortieFrame *f)
{
  SortieEvent event = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (POINTS), f->step);

  if (f->step == 2)
    {
      sortie_win_by_score (p, SORTIE_GAME_REASON (MOST), SORTIE_GAME_REASON (EQUAL));
      return;
    }
  event.amount = (gint16) hearts_of (p, (guint8) (1 - f->step++));
  sortie_event_propose (p, &event, 1);
}

static const SortieProcDecl procs[] = {
  [PROC_PASSES] = { "passes", passes_step },
  [PROC_DISCARDS] = { "throws", discards_step },
  [PROC_END] = { "end", end_step },
  [N_PROCS] = { NULL },
};

#define PHASE(id_, title_, rule_, proc_)                                                           \
  { .id = id_, .title = title_, .rule = rule_, .proc = SORTIE_GAME_PROC (proc_), .quiet = TRUE }

static const SortieTurnDecl turns[] = {
  { .id = "turn", .title = N_ ("Turn"), .rule = "H-2",
    .phases = (const SortiePhaseDecl[]) {
        PHASE ("passes", N_ ("Passing"), "H-2", PROC_PASSES), PHASE ("throws", N_ ("Throwing"), "H-3", PROC_DISCARDS),
        PHASE ("end", N_ ("End"), "H-4", PROC_END), { NULL } } },
  { NULL },
};

static const char *const names[] = { N_ ("North"), N_ ("South"), NULL };

static gboolean
set_up (SortiePlay *p, G_GNUC_UNUSED const SortieChosen *chosen, G_GNUC_UNUSED guint n_chosen,
        G_GNUC_UNUSED GError **error)
{
  guint16 stock = sortie_zone_of (p, STOCK, SORTIE_NO_SEAT);

  sortie_pack_lay (p, stock);
  sortie_zone_shuffle (p, stock);
  sortie_zone_deal (p, stock, HAND, HAND_SIZE);
  return TRUE;
}

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "handful",
  .title = N_ ("Handful"),
  .version = "1",
  .content = "handful",
  .about = N_ ("A game in which many cards are chosen at once."),
  .modes = (const SortieModeDecl[]) {
    { .id = "two", .title = N_ ("Two players"), .rule = "H-1", .names = names,
      .seats = (const char *const[]) { "north", "south", NULL } },
    { NULL } },
  .zones = (const SortieZoneDecl[]) {
    [STOCK] = SORTIE_PILE_ROW ("stock", N_ ("Stock"), "H-1", .shared = TRUE, .ordered = TRUE),
    [HAND] = SORTIE_HAND_ROW ("H-1"),
    [DISCARDS] = SORTIE_OPEN_ROW ("discards", N_ ("Discards"), "H-3", .shared = TRUE),
    [N_ZONES] = { NULL } },
  .vars = (const SortieVarDecl[]) {
    [HEARTS] = { .id = "score", .title = N_ ("Points"), .rule = "H-4", .max = HAND_SIZE,
                 .seen_by = SORTIE_SEEN_BY_ALL },
    [N_VARS] = { NULL } },
  .vocabulary = {
    .values = (const SortieValueDecl[]) {
      [SUIT] = SORTIE_SUIT_ROW ("H-1"), [RANK] = SORTIE_RANK_ROW ("H-1", sortie_ranks_ace_low),
      [N_VALUES] = { NULL } },
    .kinds = (const SortieKindDecl[]) {
      { .element = "card", .title = N_ ("card"),
        .required = SORTIE_VALUE_BIT (SUIT) | SORTIE_VALUE_BIT (RANK) },
      { NULL } },
    .procs = procs,
  },
  .rules = { .verbs = verbs, .decisions = decisions, .events = events, .reasons = reasons,
             .turns = turns, .score = { SORTIE_SCORE_MOST, HEARTS, .shared = TRUE } },
  .bounds = { .cards = SORTIE_PACK_CARDS, .events = 8, .frames = 4,
              .locals = 8 + 8 + SORTIE_POLL_SLOTS + 2 * 6 },
  .max_moves = 4,
  .setup = set_up,
};
