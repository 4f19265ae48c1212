/* SPDX-License-Identifier: GPL-3.0-or-later */
/* feud.c: a game for four in which seats leave, seats win together, and only some are asked.
 *
 *   U-1  Four seats in the order north, east, south, west. Each has three lives and three cards of the
 *        common pack; the rest is the stock.
 *   U-2  Each for itself; or north and south against east and west, whose turns are joint in one mode, and
 *        who fall together in another; or north, east and south, in a joint turn, against west. Seats of a
 *        team see each other's hands. After a joint turn the other side's begins, with the seat after
 *        whoever ended it.
 *   U-3  In its turn a seat may hit an opponent once. Who does not loses a life when its turn ends.
 *   U-4  Who is hit, and the partners, may answer in the order of turns: a card of the hand, laid open,
 *        blocks the hit. Only the seat that hit may answer that, with a card that blocks the block.
 *   U-5  A hit takes a life. Who has none left is out: the hand is laid open, and it gets no more turns.
 *   U-6  At the end of a turn its opponents may draw a card each, up to three in hand.
 *   U-7  The last team wins, with all its seats.
 */
#include <sortie/game.h>

#define SEATS 4
#define LIVES 3
#define HAND_SIZE 3

enum { EACH, TEAMS, JOINT, PACT, THREE, N_MODES };
enum { STOCK, HAND, PILE, N_ZONES };
enum { LIFE, HITS, N_VARS };
enum { SUIT, RANK, N_VALUES };
enum { HIT, BLOCK, PASS, DRAW, N_VERBS };
enum { ASK_MAIN, ASK_ANSWER, ASK_DRAW, N_ASKS };
enum { LINK_HIT, LINK_BLOCK, N_LINKS };
enum { PROC_RECKON, PROC_REST, N_PROCS };
enum { HURT, LAID, DRAWN, N_EVENTS };
enum { FELL, NOT_AGAIN, NO_OPPONENT, GONE, FULL, N_REASONS };

static guint16
hand_of (const SortiePlay *p, guint8 seat)
{
  return sortie_zone_of (p, HAND, seat);
}

/* ---- Hits and blocks ----------------------------------------------------------------------- */

static guint8
target_of (const SortieLink *link)
{
  return (guint8) sortie_ref_index (link->source);
}

/* Of @seats, bit per seat, the next after @first in the order of turns who was not asked yet. */
static guint8
next_asked (const SortiePlay *p, guint8 first, guint8 seats)
{
  for (guint n = 1; n <= SEATS; n++)
    {
      guint8 seat = sortie_seat_later (p, first, n);

      if (seats >> seat & 1 && !sortie_is_out (p, seat) && !sortie_has_passed (p, seat))
        return seat;
    }
  return SORTIE_NO_SEAT;
}

static guint8
team_of (const SortiePlay *p, guint8 seat)
{
  guint8 team = 0;

  for (guint8 other = 0; other < SEATS; other++)
    if (!sortie_are_opponents (p->setup, seat, other))
      team |= (guint8) (1 << other);
  return team;
}

/* U-4 */
static guint8
responder (const SortiePlay *p, guint16 number)
{
  const SortieLink *link = sortie_link (p, number);
  guint8 target = target_of (link);

  return next_asked (p, link->seat,
                     link->kind == LINK_HIT ? team_of (p, target) : (guint8) (1 << target));
}

static void
hurt (SortiePlay *p, guint8 seat)
{
  SortieEvent event = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (HURT), seat);

  sortie_event_propose (p, &event, 1);
}

static void
resolve_hit (SortiePlay *p, guint16 number)
{
  hurt (p, target_of (sortie_link (p, number)));
}

static void
resolve_block (SortiePlay *p, guint16 number)
{
  sortie_link (p, (guint16) (number - 1))->flags |= SORTIE_LINK_NEGATED;
}

/* The target has fallen while the hit was answered. */
static gboolean
is_void (const SortiePlay *p, guint16 number)
{
  return sortie_is_out (p, target_of (sortie_link (p, number)));
}

static void
after_link (G_GNUC_UNUSED SortiePlay *p, G_GNUC_UNUSED guint16 number)
{
}

static const SortieLinkDecl link_kinds[] = {
  [LINK_HIT] = { "hit", N_ ("hit"), "U-3", SORTIE_GAME_CAUSE (0), .resolve = resolve_hit },
  [LINK_BLOCK] = { "block", N_ ("block"), "U-4", SORTIE_GAME_CAUSE (0), .resolve = resolve_block },
  [N_LINKS] = { NULL },
};

static const SortieChainPolicy chain = {
  .kinds = link_kinds,
  .responder = responder,
  .decision = SORTIE_GAME_ASK (ASK_ANSWER),
  .is_void = is_void,
  .after = after_link,
};

static void
announce (SortiePlay *p, guint8 kind, guint8 seat, guint8 target)
{
  SortieLink link = sortie_link_of (p, kind, seat, sortie_ref_seat (target));

  sortie_announce (p, &link, 0, FALSE);
}

/* ---- Moves --------------------------------------------------------------------------------- */

static void
hit_candidates (G_GNUC_UNUSED const SortiePlay *p, SortieMoves *moves)
{
  for (guint8 seat = 0; seat < SEATS; seat++)
    sortie_moves_add (moves, SORTIE_GAME_VERB (HIT), 1, (const SortieRef[]) { sortie_ref_seat (seat) });
}

static gboolean
hit_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint8 seat = (guint8) sortie_ref_index (move->arg[0]);

  if (!sortie_are_opponents (p->setup, sortie_active (p), seat))
    return sortie_forbid (why, NO_OPPONENT, move->arg[0], 0, 0, 0);
  if (sortie_is_out (p, seat))
    return sortie_forbid (why, GONE, move->arg[0], 0, 0, 0);
  return sortie_var (p, HITS, sortie_active (p)) == 0 || sortie_forbid (why, NOT_AGAIN, 0, 0, 0, 0);
}

static void
hit_apply (SortiePlay *p, const SortieMove *move)
{
  guint8 seat = sortie_active (p);

  sortie_var_set (p, HITS, seat, 1);
  announce (p, LINK_HIT, seat, (guint8) sortie_ref_index (move->arg[0]));
}

/* What is blocked is aimed at whoever is asked, or at a partner; what blocks that is aimed at who blocked. */
static void
block_apply (SortiePlay *p, const SortieMove *move)
{
  guint8 seat = sortie_asked_seat (p), other = sortie_link (p, sortie_chain_open (p))->seat;

  sortie_game_happens (p, LAID, seat, move->arg[0], 0, 1);
  announce (p, LINK_BLOCK, seat, other);
}

static void
pass_apply (G_GNUC_UNUSED SortiePlay *p, G_GNUC_UNUSED const SortieMove *move)
{
}

static gboolean
draw_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  return (sortie_zone_count (p, hand_of (p, sortie_asked_seat (p))) < HAND_SIZE
          && sortie_zone_count (p, sortie_zone_of (p, STOCK, SORTIE_NO_SEAT)) > 0)
         || sortie_forbid (why, FULL, 0, 0, HAND_SIZE, 0);
}

static void
draw_apply (SortiePlay *p, G_GNUC_UNUSED const SortieMove *move)
{
  guint16 top = sortie_zone_top (p, sortie_zone_of (p, STOCK, SORTIE_NO_SEAT));

  sortie_game_happens (p, DRAWN, sortie_asked_seat (p), sortie_ref_card (top), 0, 1);
}

static const SortieVerbDecl verbs[] = {
  [HIT] = { .id = N_ ("hit"), .help = N_ ("Hit {a}."), .rule = "U-3",
            .operands = { { SORTIE_OPERAND_SEAT, .name = N_ ("SEAT") } },
            .candidates = hit_candidates, .check = hit_check, .apply = hit_apply },
  [BLOCK] = { .id = N_ ("block"), .help = N_ ("Block with {a}."), .rule = "U-4",
              .operands = { SORTIE_CARD_IN (HAND) }, .apply = block_apply },
  [PASS] = { .id = N_ ("pass"), .help = N_ ("Let it happen."), .rule = "U-4", .apply = pass_apply },
  [DRAW] = { .id = N_ ("draw"), .help = N_ ("Draw a card."), .rule = "U-6", .check = draw_check,
             .apply = draw_apply },
  [N_VERBS] = { NULL },
};

static const SortieDecisionDecl decisions[] = {
  [ASK_MAIN] = { .id = "main", .prompt = N_ ("{seat} may hit somebody."), .rule = "U-3",
                 .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (HIT), SORTIE_VERB_WAIT, SORTIE_VERB_DONE) },
  [ASK_ANSWER] = { .id = "answer", .prompt = N_ ("{seat} may answer a hit."), .rule = "U-4",
                   .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (BLOCK), SORTIE_GAME_VERB (PASS)) },
  [ASK_DRAW] = { .id = "rest", .prompt = N_ ("{seat} may draw a card."), .rule = "U-6",
                 .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (DRAW), SORTIE_VERB_DONE) },
  [N_ASKS] = { NULL },
};

static const SortieReasonDecl reasons[] = {
  [FELL] = { "fell", "U-7", N_ ("nobody else is left") },
  [NOT_AGAIN] = { "not-again", "U-3", N_ ("You have hit somebody in this turn.") },
  [NO_OPPONENT] = { "no-opponent", "U-3", N_ ("{a} is no opponent.") },
  [GONE] = { "gone", "U-5", N_ ("{a} is out.") },
  [FULL] = { "full", "U-6", N_ ("You hold {n} cards, or none are left.") },
  [N_REASONS] = { NULL },
};

/* ---- What happens -------------------------------------------------------------------------- */

static void
commit_hurt (SortiePlay *p, SortieEvent *event)
{
  sortie_commit_loss (p, event);
  if (sortie_var (p, LIFE, event->seat) == 0)
    sortie_lose (p, event->seat, SORTIE_GAME_REASON (FELL));
}

static const SortieEventDecl events[] = {
  [HURT] = SORTIE_EVENT_ROW (hurt, N_ ("hurt"), "U-5", .var = LIFE, .by_rules = TRUE,
                             .says = N_ ("{seat} loses a life.")),
  [LAID] = { .id = "laid", .title = N_ ("laid"), .rule = "U-4", .commit = sortie_commit_to_top, .zone = PILE,
             .says = N_ ("{seat} lays {subject}.") },
  [DRAWN] = { .id = "drawn", .title = N_ ("drawn"), .rule = "U-6", .commit = sortie_commit_to_bottom,
              .zone = HAND, .says = N_ ("{seat} draws a card.") },
  [N_EVENTS] = { NULL },
};

/* U-5: the hand of whoever is out. */
static gboolean
settle (SortiePlay *p)
{
  guint16 pile = sortie_zone_of (p, PILE, SORTIE_NO_SEAT);

  for (guint8 seat = 0; seat < SEATS; seat++)
    while (sortie_is_out (p, seat) && sortie_zone_count (p, hand_of (p, seat)) > 0)
      sortie_card_move (p, sortie_zone_top (p, hand_of (p, seat)), pile, SORTIE_TOP);
  return FALSE;
}

/* ---- The course of a turn ------------------------------------------------------------------ */

static void
reckon_step (SortiePlay *p, SortieFrame *f)
{
  if (sortie_var (p, HITS, sortie_active (p)) == 0)
    hurt (p, sortie_active (p));
  sortie_frame_end (p, f, 1);
}

static void
rest_step (SortiePlay *p, SortieFrame *f)
{
  guint8 seat = sortie_active (p);

  if (f->step++ == 0)
    sortie_poll (p, f, SORTIE_POLL_IN_TURN, SORTIE_GAME_ASK (ASK_DRAW), seat, (guint8) ~team_of (p, seat));
  else
    sortie_frame_end (p, f, 1);
}

static const SortieProcDecl procs[] = {
  [PROC_RECKON] = { "reckon", reckon_step },
  [PROC_REST] = { "rest", rest_step },
  [N_PROCS] = { NULL },
};

static const SortieTurnDecl turns[] = {
  { .id = "turn", .title = N_ ("Turn"), .rule = "U-3",
    .phases = (const SortiePhaseDecl[]) {
      SORTIE_WINDOW_ROW ("main", N_ ("Hitting"), "U-3", ASK_MAIN),
      SORTIE_PHASE_ROW ("reckon", N_ ("Reckoning"), "U-3", PROC_RECKON),
      SORTIE_PHASE_ROW ("rest", N_ ("Rest"), "U-6", PROC_REST),
      { NULL } } },
  { NULL },
};

static gboolean
is_joint (const SortiePlay *p)
{
  return sortie_mode (p) == JOINT || sortie_mode (p) == THREE;
}

/* U-2 */
static guint8
takes_turn (const SortiePlay *p)
{
  return is_joint (p) ? team_of (p, sortie_active (p)) : 0;
}

/* A team that has had its joint turn is followed by the other. */
static void
next_turn (SortiePlay *p)
{
  guint8 before = sortie_active (p);
  gboolean is_first = sortie_turn_number (p) == 0;

  do
    sortie_turn_passes_on (p);
  while (is_joint (p) && !is_first && !sortie_are_opponents (p->setup, before, sortie_active (p)));
}

/* ---- The table ----------------------------------------------------------------------------- */

static const char *const seats[] = { "north", "east", "south", "west", NULL };
static const char *const names[] = { N_ ("North"), N_ ("East"), N_ ("South"), N_ ("West"), NULL };

#define MODE(id_, title_, ...) \
  { .id = id_, .title = title_, .rule = "U-2", .seats = seats, .names = names, __VA_ARGS__ }

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
  .id = "feud",
  .title = N_ ("Feud"),
  .version = "1",
  .content = "feud",
  .about = N_ ("A game in which seats leave and win together."),
  .modes = (const SortieModeDecl[]) {
    [EACH] = MODE ("each", N_ ("Each for itself")),
    [TEAMS] = SORTIE_TEAMS_ROW ("teams", N_ ("Two teams"), "U-2", names, SORTIE_TEAMS (0, 1, 0, 1), "north", "east",
                                "south", "west"),
    [JOINT] = MODE ("joint", N_ ("Two teams in joint turns"), .teams = { 0, 1, 0, 1 }),
    [PACT] = MODE ("pact", N_ ("Two teams that fall together"), .teams = { 0, 1, 0, 1 },
                   .fall_together = TRUE),
    [THREE] = MODE ("three", N_ ("Three against one"), .teams = { 0, 0, 0, 1 }),
    [N_MODES] = { NULL } },
  .zones = (const SortieZoneDecl[]) {
    [STOCK] = SORTIE_PILE_ROW ("stock", N_ ("Stock"), "U-1", .shared = TRUE, .ordered = TRUE),
    [HAND] = { .id = "hand", .title = N_ ("Hand"), .rule = "U-2", .faces = SORTIE_SEEN_BY_TEAM,
               .count = SORTIE_SEEN_BY_ALL, .looked_through = TRUE },
    [PILE] = SORTIE_OPEN_ROW ("pile", N_ ("Pile"), "U-4", .shared = TRUE),
    [N_ZONES] = { NULL } },
  .vars = (const SortieVarDecl[]) {
    [LIFE] = SORTIE_COUNTER_ROW ("lives", N_ ("Lives"), "U-1", LIVES, .start = LIVES),
    [HITS] = SORTIE_COUNTER_ROW ("hits", N_ ("Hits in this turn"), "U-3", 1, .each_turn = TRUE),
    [N_VARS] = { NULL } },
  .vocabulary = {
    .causes = (const SortieCauseDecl[]) { { "attack", N_ ("an attack") }, { NULL } },
    .values = (const SortieValueDecl[]) {
      [SUIT] = SORTIE_SUIT_ROW ("U-1"), [RANK] = SORTIE_RANK_ROW ("U-1", sortie_ranks_ace_low),
      [N_VALUES] = { NULL } },
    .kinds = (const SortieKindDecl[]) {
      { .element = "card", .title = N_ ("card"),
        .required = SORTIE_VALUE_BIT (SUIT) | SORTIE_VALUE_BIT (RANK) },
      { NULL } },
    .procs = procs,
  },
  .rules = { .verbs = verbs, .decisions = decisions, .events = events, .reasons = reasons, .turns = turns,
             .chain = &chain, .takes_turn = takes_turn, .next_turn = next_turn, .settle = settle },
  /* a hit, and each of the answers that the cards of five hands allow */
  .bounds = { .cards = SORTIE_PACK_CARDS, .events = 1, .links = 1 + 2 * HAND_SIZE, .frames = 8, .locals = 128 },
  /* each turn takes a life or a card */
  .max_moves = (SEATS * LIVES + SORTIE_PACK_CARDS) * 8,
  .setup = set_up,
};
