/* SPDX-License-Identifier: GPL-3.0-or-later */
/* parley.c: a game in which seats are asked in all the ways there are.
 *
 *   P-1  Three seats, six cards of the common pack each; the rest is not used.
 *   P-2  Each of two turns begins with gifts: all seats choose at the same time one or two cards, which then
 *        lie open.
 *   P-3  Then each in turn, from the active seat on, shows a card.
 *   P-4  Then they bid for the market, more than the bid before; whoever passes is out of it. The last gets three
 *        points; if nobody bids, the active seat does.
 *   P-5  Then they bid for the bridge, up to 4; whoever passes may bid later. It is over when all others have
 *        passed in a row. The last gets two points; if nobody bids, the active seat does.
 *   P-6  So ten points are made in all. The most win.
 */
#include <sortie/game.h>

#define SEATS 3
#define HAND_SIZE 9 /* a turn takes three at most; the turn of somebody who leaves counts, but ends nothing */

enum { STOCK, HAND, TABLE, N_ZONES };
enum { BID, POINTS, N_VARS };
enum { SUIT, RANK, N_VALUES };
enum { GIVE, SHOW, OFFER, RAISE, PASS, N_VERBS };
enum { ASK_GIFT, ASK_SHOW, ASK_OFFER, ASK_RAISE, N_ASKS };
enum { PROC_GIFTS, PROC_SHOW, PROC_MARKET, PROC_BRIDGE, PROC_END, N_PROCS };
enum { GIVEN, SHOWN, BIDDEN, PASSED, WON, N_EVENTS };
enum { NOT_HELD, TOO_LOW, MOST, N_REASONS };

static gint
bid (const SortiePlay *p)
{
  return sortie_var (p, BID, SORTIE_NO_SEAT);
}

static void
happens (SortiePlay *p, guint type, guint8 seat, SortieRef subject, gint n)
{
  sortie_happens (p, SORTIE_GAME_EVENT (type), seat, subject, 0, n);
}

/* ---- Moves --------------------------------------------------------------------------------- */

/* One card or two, listed by the game: in which order it names two makes no difference. */
static void
give_candidates (const SortiePlay *p, SortieMoves *moves)
{
  guint16 hand = sortie_zone_of (p, HAND, sortie_asked_seat (p));

  for (SORTIE_EACH_IN_ZONE (p, hand, one))
    {
      sortie_moves_add (moves, SORTIE_GAME_VERB (GIVE), 1, (const SortieRef[]) { sortie_ref_card (one) });
      for (SORTIE_EACH_IN_ZONE (p, hand, other))
        if (other < one)
          sortie_moves_add (moves, SORTIE_GAME_VERB (GIVE), 2,
                            (const SortieRef[]) { sortie_ref_card (one), sortie_ref_card (other) });
    }
}

static gboolean
give_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint16 hand = sortie_zone_of (p, HAND, sortie_asked_seat (p));

  for (guint i = 0; i < move->n; i++)
    if (sortie_card (p, sortie_ref_index (move->arg[i]))->zone != hand)
      return sortie_forbid (why, NOT_HELD, move->arg[i], 0, 0, 0);
  return TRUE;
}

static void
give_apply (SortiePlay *p, const SortieMove *move)
{
  for (guint i = 0; i < move->n; i++)
    happens (p, GIVEN, sortie_asked_seat (p), move->arg[i], 1);
}

static void
show_apply (SortiePlay *p, const SortieMove *move)
{
  happens (p, SHOWN, sortie_asked_seat (p), move->arg[0], 1);
}

static void
offer_candidates (G_GNUC_UNUSED const SortiePlay *p, SortieMoves *moves)
{
  for (guint n = 1; n <= 6; n++)
    sortie_moves_add (moves, SORTIE_GAME_VERB (OFFER), 1,
                      (const SortieRef[]) { sortie_ref (SORTIE_REF_NUMBER, n) });
}

static gboolean
offer_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  gint n = sortie_ref_index (move->arg[0]);

  return (n > bid (p) && n <= 6) || sortie_forbid (why, TOO_LOW, 0, 0, n, bid (p));
}

static void
offer_apply (SortiePlay *p, const SortieMove *move)
{
  happens (p, BIDDEN, sortie_asked_seat (p), 0, sortie_ref_index (move->arg[0]));
}

static gboolean
raise_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  return bid (p) < 4 || sortie_forbid (why, TOO_LOW, 0, 0, 5, 4);
}

static void
raise_apply (SortiePlay *p, G_GNUC_UNUSED const SortieMove *move)
{
  happens (p, BIDDEN, sortie_asked_seat (p), 0, bid (p) + 1);
}

/* P-4, P-5: all hear who passes. */
static void
pass_apply (SortiePlay *p, G_GNUC_UNUSED const SortieMove *move)
{
  happens (p, PASSED, sortie_asked_seat (p), 0, 0);
}

#define CARD(...) { SORTIE_OPERAND_CARD, .name = N_ ("CARD"), .zone = HAND, __VA_ARGS__ }

static const SortieVerbDecl verbs[] = {
  [GIVE] = { .id = N_ ("give"), .help = N_ ("Give {a}."), .rule = "P-2", .unordered = TRUE,
             .operands = { CARD (), CARD (.optional = TRUE) }, .candidates = give_candidates, .check = give_check,
             .apply = give_apply },
  [SHOW] = { .id = N_ ("lay"), .help = N_ ("Show {a}."), .rule = "P-3", .operands = { CARD () },
             .apply = show_apply },
  [OFFER] = { .id = N_ ("bid"), .help = N_ ("Bid {a}."), .rule = "P-4",
              .operands = { { SORTIE_OPERAND_NUMBER, .name = N_ ("NUMBER") } },
              .candidates = offer_candidates, .check = offer_check, .apply = offer_apply },
  [RAISE] = { .id = N_ ("raise"), .help = N_ ("Bid one more."), .rule = "P-5", .check = raise_check,
              .apply = raise_apply },
  [PASS] = { .id = N_ ("pass"), .help = N_ ("Pass."), .rule = "P-4", .declines = TRUE, .apply = pass_apply },
  [N_VERBS] = { NULL },
};

static const SortieDecisionDecl decisions[] = {
  [ASK_GIFT] = { .id = "gift", .prompt = N_ ("{seat} gives one or two cards."), .rule = "P-2",
                 .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (GIVE)) },
  [ASK_SHOW] = { .id = "lay", .prompt = N_ ("{seat} shows a card."), .rule = "P-3",
                 .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (SHOW)) },
  [ASK_OFFER] = { .id = "market", .prompt = N_ ("{seat} bids for the market."), .rule = "P-4",
                  .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (OFFER), SORTIE_GAME_VERB (PASS)) },
  [ASK_RAISE] = { .id = "bridge", .prompt = N_ ("{seat} bids for the bridge."), .rule = "P-5",
                  .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (RAISE), SORTIE_GAME_VERB (PASS)) },
  [N_ASKS] = { NULL },
};

static const SortieReasonDecl reasons[] = {
  [NOT_HELD] = { "not-held", "P-2", N_ ("You do not hold {a}.") },
  [TOO_LOW] = { "too-low", "P-4", N_ ("{n} is not allowed after {m}.") },
  [MOST] = { "most", "P-6", N_ ("the most points") },
  [N_REASONS] = { NULL },
};

/* ---- What happens -------------------------------------------------------------------------- */

static void
commit_bidden (SortiePlay *p, SortieEvent *event)
{
  sortie_var_set (p, BID, SORTIE_NO_SEAT, event->amount);
}

static const SortieEventDecl events[] = {
  [GIVEN] = { .id = "given", .title = N_ ("given"), .rule = "P-2", .commit = sortie_commit_to_bottom,
              .zone = TABLE, .says = N_ ("{seat} gives {subject}.") },
  [SHOWN] = { .id = "shown", .title = N_ ("shown"), .rule = "P-3", .commit = sortie_commit_to_bottom,
              .zone = TABLE, .says = N_ ("{seat} shows {subject}.") },
  [BIDDEN] = { .id = "bidden", .title = N_ ("bid"), .rule = "P-4", .commit = commit_bidden,
               .says = N_ ("{seat} bids {amount}.") },
  [PASSED] = { .id = "passed", .title = N_ ("passed"), .rule = "P-4", .says = N_ ("{seat} passes.") },
  [WON] = { .id = "points", .title = N_ ("points"), .rule = "P-4", .commit = sortie_commit_gain,
            .var = POINTS, .by_rules = TRUE, .says = N_ ("{seat} gains points: {amount}.") },
  [N_EVENTS] = { NULL },
};

/* ---- The course of a turn ------------------------------------------------------------------ */

static void
poll_once (SortiePlay *p, SortieFrame *f, guint kind, guint ask)
{
  if (f->step++ == 0)
    sortie_poll (p, f, kind, SORTIE_GAME_ASK (ask), sortie_active (p), 0);
  else
    sortie_frame_end (p, f, 1);
}

static void
gifts_step (SortiePlay *p, SortieFrame *f)
{
  poll_once (p, f, SORTIE_POLL_SECRET, ASK_GIFT);
}

static void
show_step (SortiePlay *p, SortieFrame *f)
{
  poll_once (p, f, SORTIE_POLL_IN_TURN, ASK_SHOW);
}

static void
auction (SortiePlay *p, SortieFrame *f, guint kind, guint ask, gint points)
{
  SortieEvent event;

  if (f->step++ == 0)
    {
      sortie_var_set (p, BID, SORTIE_NO_SEAT, 0);
      sortie_poll (p, f, kind, SORTIE_GAME_ASK (ask), sortie_active (p), 0);
      return;
    }
  event = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (WON),
                             f->done > 0 ? (guint8) (f->done - 1) : sortie_active (p));
  event.amount = (gint16) points;
  sortie_event_propose (p, &event, 1);
  sortie_frame_end (p, f, 1);
}

static void
market_step (SortiePlay *p, SortieFrame *f)
{
  auction (p, f, SORTIE_POLL_BIDS, ASK_OFFER, 3);
}

static void
bridge_step (SortiePlay *p, SortieFrame *f)
{
  auction (p, f, SORTIE_POLL_PASSES, ASK_RAISE, 2);
}

static void
end_step (SortiePlay *p, SortieFrame *f)
{
  if (sortie_turn_number (p) >= 2)
    sortie_win_by_score (p, SORTIE_GAME_REASON (MOST), SORTIE_GAME_REASON (MOST));
  else
    sortie_frame_end (p, f, 1);
}

static const SortieProcDecl procs[] = {
  [PROC_GIFTS] = { "gifts", gifts_step },    [PROC_SHOW] = { "lay", show_step },
  [PROC_MARKET] = { "market", market_step }, [PROC_BRIDGE] = { "bridge", bridge_step },
  [PROC_END] = { "end", end_step },          [N_PROCS] = { NULL },
};

#define PHASE(id_, title_, rule_, proc_)                                                           \
  { .id = id_, .title = title_, .rule = rule_, .proc = SORTIE_GAME_PROC (proc_), .quiet = TRUE }

static const SortieTurnDecl turns[] = {
  { .id = "turn", .title = N_ ("Turn"), .rule = "P-2",
    .phases = (const SortiePhaseDecl[]) {
        PHASE ("gifts", N_ ("Gifts"), "P-2", PROC_GIFTS), PHASE ("lay", N_ ("Showing"), "P-3", PROC_SHOW),
        PHASE ("market", N_ ("Market"), "P-4", PROC_MARKET),
        PHASE ("bridge", N_ ("Bridge"), "P-5", PROC_BRIDGE), PHASE ("end", N_ ("End"), "P-6", PROC_END),
        { NULL } } },
  { NULL },
};

/* ---- The table ----------------------------------------------------------------------------- */

static const char *const names[] = { N_ ("North"), N_ ("East"), N_ ("South"), NULL };

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
  .id = "parley",
  .title = N_ ("Parley"),
  .version = "1",
  .content = "parley",
  .about = N_ ("A game in which seats are asked in all ways."),
  .modes = (const SortieModeDecl[]) {
    { .id = "three", .title = N_ ("Three players"), .rule = "P-1", .names = names,
      .seats = (const char *const[]) { "north", "east", "south", NULL } },
    { NULL } },
  .zones = (const SortieZoneDecl[]) {
    [STOCK] = SORTIE_PILE_ROW ("stock", N_ ("Stock"), "P-1", .shared = TRUE, .ordered = TRUE),
    [HAND] = SORTIE_HAND_ROW ("P-1"),
    [TABLE] = SORTIE_OPEN_ROW ("table", N_ ("Table"), "P-2",),
    [N_ZONES] = { NULL } },
  .vars = (const SortieVarDecl[]) {
    [BID] = { .id = "highest", .title = N_ ("Highest bid"), .rule = "P-4", .shared = TRUE, .max = 6,
              .seen_by = SORTIE_SEEN_BY_ALL },
    [POINTS] = { .id = "score", .title = N_ ("Points"), .rule = "P-6", .max = 10,
                 .seen_by = SORTIE_SEEN_BY_ALL },
    [N_VARS] = { NULL } },
  .vocabulary = {
    .values = (const SortieValueDecl[]) {
      [SUIT] = SORTIE_SUIT_ROW ("P-1"), [RANK] = SORTIE_RANK_ROW ("P-1", sortie_ranks_ace_low),
      [N_VALUES] = { NULL } },
    .kinds = (const SortieKindDecl[]) {
      { .element = "card", .title = N_ ("card"),
        .required = SORTIE_VALUE_BIT (SUIT) | SORTIE_VALUE_BIT (RANK) },
      { NULL } },
    .procs = procs,
  },
  .rules = { .verbs = verbs, .decisions = decisions, .events = events, .reasons = reasons,
             .turns = turns,
             .score = { SORTIE_SCORE_MOST, POINTS, .shared = TRUE, .constant = TRUE, .sum = 10 } },
  .bounds = { .cards = SORTIE_PACK_CARDS, .events = 1, .frames = 3,
              .locals = 8 + 8 + SORTIE_POLL_SLOTS + SEATS * 3 },
  .max_moves = 2 * (SEATS + SEATS + 2 * 6 * SEATS),
  .setup = set_up,
};
