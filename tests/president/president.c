/* SPDX-License-Identifier: GPL-3.0-or-later */
/* president.c: a climbing game for four. The rules by number are in content/president/rules.xml. */
#include <sortie/game.h>
#include <sortie/deck.h>

enum { ZONE_STOCK, ZONE_PILE, ZONE_DISCARDS, ZONE_HAND };
enum { VAR_POINTS, VAR_PASSED, VAR_SIZE, VAR_LAST };
enum { VALUE_RANK, VALUE_SUIT };
enum { VERB_PLAY, VERB_PASS };
enum { ASK_PLAY };
enum { EVENT_CARD, EVENT_PLAYED, EVENT_PASSED, EVENT_CLEARED };
enum { REASON_ONE_RANK, REASON_AS_MANY, REASON_HIGHER, REASON_LEADS, REASON_FIRST, REASON_RANKS };

#define SEATS 4
#define MOST_CARDS 4

static const SortieZoneDecl zones[] = {
  [ZONE_STOCK] = SORTIE_PILE_ROW ("stock", N_ ("Stock"), "P-1", .shared = TRUE, .ordered = TRUE),
  [ZONE_PILE] = SORTIE_OPEN_ROW ("pile", N_ ("Pile"), "P-2", .shared = TRUE, .ordered = TRUE, .spread = TRUE),
  [ZONE_DISCARDS] = SORTIE_OPEN_ROW ("discards", N_ ("Discards"), "P-4", .shared = TRUE),
  [ZONE_HAND] = SORTIE_HAND_ROW ("P-1"),
  { NULL },
};

static const char *const names[] = { N_ ("North"), N_ ("East"), N_ ("South"), N_ ("West"), NULL };
static const char *const nobody_and_seats[]
  = { N_ ("nobody"), N_ ("North"), N_ ("East"), N_ ("South"), N_ ("West"), NULL };

static const SortieVarDecl vars[] = {
  [VAR_POINTS] = SORTIE_COUNTER_ROW ("score", N_ ("Points"), "P-5", SEATS - 1,
                                     .gain = { "ranked", N_ ("ranked"),
                                               SORTIE_SAYS_NP ("{seat} has no cards left and gets {amount} point.",
                                                               "{seat} has no cards left and gets {amount} points.") }),
  [VAR_PASSED] = SORTIE_COUNTER_ROW ("passed-now", N_ ("Passed"), "P-3", 1),
  [VAR_SIZE] = SORTIE_COUNTER_ROW ("size", N_ ("Cards to play"), "P-3", MOST_CARDS, .shared = TRUE),
  [VAR_LAST] = SORTIE_COUNTER_ROW ("last", N_ ("Played last"), "P-4", SEATS, .shared = TRUE,
                                   .words = nobody_and_seats),
  { NULL },
};

static const SortieValueDecl values[] = {
  [VALUE_RANK] = SORTIE_RANK_ROW ("P-2", sortie_ranks_two_high),
  [VALUE_SUIT] = SORTIE_SUIT_ROW ("P-1"),
  { NULL },
};

static const SortieKindDecl kinds[] = {
  { .element = "card", .title = N_ ("card"),
    .required = SORTIE_VALUE_BIT (VALUE_RANK) | SORTIE_VALUE_BIT (VALUE_SUIT) },
  { NULL },
};

static gint
rank_of (const SortiePlay *p, SortieRef card)
{
  return sortie_printed (p, sortie_ref_index (card), VALUE_RANK);
}

static gboolean
is_lowest (const SortiePlay *p, guint16 card)
{
  return sortie_printed (p, card, VALUE_RANK) == 0 && sortie_printed (p, card, VALUE_SUIT) == SORTIE_CLUBS;
}

/* P-2: who begins; SORTIE_NO_SEAT: the card was played, or its holder has left. */
static guint8
holder_of_lowest (const SortiePlay *p)
{
  for (guint8 seat = 0; seat < SEATS; seat++)
    for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, ZONE_HAND, seat), card))
      if (is_lowest (p, card) && !sortie_is_out (p, seat))
        return seat;
  return SORTIE_NO_SEAT;
}

/* ---- Events ---- */

/* P-2: the cards of the last play lie at the bottom end of the pile, as many as were played. */
static guint
cards_played (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  guint16 pile = sortie_zone_of (p, ZONE_PILE, SORTIE_NO_SEAT);
  guint n = sortie_zone_count (p, pile);

  for (guint i = 0; i < MIN ((guint) event->amount, max); i++)
    ret[i] = sortie_ref_card (sortie_zone_at (p, pile, n - (guint) event->amount + i));
  return MIN ((guint) event->amount, max);
}

static void
commit_played (SortiePlay *p, SortieEvent *event)
{
  sortie_var_set (p, VAR_SIZE, SORTIE_NO_SEAT, event->amount);
  sortie_var_set (p, VAR_LAST, SORTIE_NO_SEAT, event->seat + 1);
}

static void
commit_passed (SortiePlay *p, SortieEvent *event)
{
  sortie_var_set (p, VAR_PASSED, event->seat, 1);
}

/* P-4 */
static void
commit_cleared (SortiePlay *p, SortieEvent *event)
{
  (void) event;
  sortie_zone_empty (p, sortie_zone_of (p, ZONE_PILE, SORTIE_NO_SEAT), sortie_zone_of (p, ZONE_DISCARDS, SORTIE_NO_SEAT),
                     SORTIE_BOTTOM);
  sortie_var_set (p, VAR_SIZE, SORTIE_NO_SEAT, 0);
  for (guint8 seat = 0; seat < SEATS; seat++)
    sortie_var_set (p, VAR_PASSED, seat, 0);
}

static const SortieEventDecl events[] = {
  [EVENT_CARD] = SORTIE_MOVED_ROW ("card-played", N_ ("a card played"), "P-2", sortie_commit_to_bottom, ZONE_PILE),
  [EVENT_PLAYED] = SORTIE_EVENT_ROW (played, N_ ("played"), "P-2", .says = N_ ("{seat} plays nothing."),
                                     .things = cards_played, .says_which = N_ ("{seat} plays {things}.")),
  [EVENT_PASSED] = SORTIE_EVENT_ROW (passed, N_ ("passed"), "P-3", .says = N_ ("{seat} passes.")),
  [EVENT_CLEARED] = SORTIE_EVENT_ROW (cleared, N_ ("cleared"), "P-4", .says = N_ ("The pile is cleared; {seat} leads.")),
  { NULL },
};

/* ---- Moves ---- */

static gboolean
play_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint16 top = sortie_zone_bottom (p, sortie_zone_of (p, ZONE_PILE, SORTIE_NO_SEAT));
  gint size = sortie_var (p, VAR_SIZE, SORTIE_NO_SEAT);
  gboolean is_first = holder_of_lowest (p) != SORTIE_NO_SEAT, has_lowest = FALSE;

  for (guint i = 0; i < move->n; i++)
    {
      if (rank_of (p, move->arg[i]) != rank_of (p, move->arg[0]))
        return sortie_forbid (why, REASON_ONE_RANK, move->arg[0], move->arg[i], 0, 0);
      has_lowest = has_lowest || is_lowest (p, sortie_ref_index (move->arg[i]));
    }
  if (is_first && !has_lowest)
    return sortie_forbid (why, REASON_FIRST, 0, 0, 0, 0);
  if (size == 0)
    return TRUE;
  if ((gint) move->n != size)
    return sortie_forbid (why, REASON_AS_MANY, 0, 0, size, 0);
  return rank_of (p, move->arg[0]) > sortie_printed (p, top, VALUE_RANK)
         || sortie_forbid (why, REASON_HIGHER, move->arg[0], sortie_ref_card (top), 0, 0);
}

static void
play_apply (SortiePlay *p, const SortieMove *move)
{
  guint8 seat = sortie_active (p);

  sortie_close_window (p);
  for (guint i = 0; i < move->n; i++)
    sortie_game_happens (p, EVENT_CARD, seat, move->arg[i], SORTIE_NOTHING, 0);
  sortie_game_happens (p, EVENT_PLAYED, seat, SORTIE_NOTHING, SORTIE_NOTHING, move->n);
}

static gboolean
pass_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  (void) move;
  return sortie_var (p, VAR_SIZE, SORTIE_NO_SEAT) > 0 || sortie_forbid (why, REASON_LEADS, 0, 0, 0, 0);
}

static const SortieVerbDecl verbs[] = {
  [VERB_PLAY] = { .id = "play", .help = N_ ("Play {a}."), .rule = "P-2", .unordered = TRUE,
                  .operands = { { SORTIE_OPERAND_CARD, .name = "CARD", .zone = ZONE_HAND },
                                { SORTIE_OPERAND_CARD, .name = "CARD", .zone = ZONE_HAND, .optional = TRUE },
                                { SORTIE_OPERAND_CARD, .name = "CARD", .zone = ZONE_HAND, .optional = TRUE },
                                { SORTIE_OPERAND_CARD, .name = "CARD", .zone = ZONE_HAND, .optional = TRUE } },
                  .check = play_check, .apply = play_apply },
  [VERB_PASS] = { .id = "pass", .help = N_ ("Play no more cards on this pile."), .rule = "P-3", .declines = TRUE,
                  .check = pass_check, .event = SORTIE_GAME_EVENT (EVENT_PASSED), .closes = TRUE },
  { NULL },
};

static const SortieDecisionDecl decisions[] = {
  [ASK_PLAY] = { .id = "play", .prompt = N_ ("{seat} plays or passes."), .rule = "P-2",
                 .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (VERB_PLAY), SORTIE_GAME_VERB (VERB_PASS)) },
  { NULL },
};

static const SortieReasonDecl reasons[] = {
  [REASON_ONE_RANK] = { "one-rank", "P-2", N_ ("{a} and {b} are not of one rank.") },
  [REASON_AS_MANY] = { "as-many", "P-3", N_ ("Play as many cards as lie on top of the pile: {n}.") },
  [REASON_HIGHER] = { "higher", "P-3", N_ ("{a} is not higher than {b}.") },
  [REASON_LEADS] = { "leads", "P-4", N_ ("Whoever leads cannot pass.") },
  [REASON_FIRST] = { "first", "P-2", N_ ("The first play contains the three of clubs.") },
  [REASON_RANKS] = { "ranks", "P-5", N_ ("Only one player has cards left.") },
  { NULL },
};

static const SortieTurnDecl turns[] = {
  { .id = "turn", .title = N_ ("Turn"), .rule = "P-3",
    .phases = (const SortiePhaseDecl[]) {
      SORTIE_WINDOW_ROW ("play", N_ ("Play"), "P-2", ASK_PLAY),
      { NULL },
    } },
  { NULL },
};

/* ---- The course ---- */

static gboolean
has_cards (const SortiePlay *p, guint8 seat)
{
  return !sortie_is_out (p, seat) && sortie_count_of (p, ZONE_HAND, seat) > 0;
}

/* P-3: whether the seat may still play on this pile. */
static gboolean
may_play (const SortiePlay *p, guint8 seat)
{
  return has_cards (p, seat) && sortie_var (p, VAR_PASSED, seat) == 0
         && sortie_var (p, VAR_LAST, SORTIE_NO_SEAT) != seat + 1;
}

static guint8
last_seat (const SortiePlay *p)
{
  return (guint8) (sortie_var (p, VAR_LAST, SORTIE_NO_SEAT) - 1);
}

static guint8
next_with (const SortiePlay *p, guint8 from, gboolean (*fits) (const SortiePlay *p, guint8 seat))
{
  for (guint8 i = 1; i <= SEATS; i++)
    if (fits (p, sortie_seat_later (p, from, i)))
      return sortie_seat_later (p, from, i);
  return SORTIE_NO_SEAT;
}

/* P-4: who leads anew. */
static guint8
leader (const SortiePlay *p)
{
  return has_cards (p, last_seat (p)) ? last_seat (p) : next_with (p, last_seat (p), has_cards);
}

static void
next_turn (SortiePlay *p)
{
  SortieTurn *turn = sortie_turn_state (p);

  if (turn->number == 0)
    turn->active = holder_of_lowest (p);
  else if (sortie_var (p, VAR_SIZE, SORTIE_NO_SEAT) > 0)
    turn->active = next_with (p, turn->active, may_play);
  else if (sortie_var (p, VAR_LAST, SORTIE_NO_SEAT) > 0)
    turn->active = leader (p);
  else /* whoever was to begin has left */
    turn->active = next_with (p, turn->active, has_cards);
}

/* P-5: points for the seats that have got rid of their cards, then P-4. */
static gboolean
settle (SortiePlay *p)
{
  guint with_cards = 0;

  for (guint8 seat = 0; seat < SEATS; seat++)
    with_cards += has_cards (p, seat);
  for (guint8 seat = 0; seat < SEATS; seat++)
    if (!sortie_is_out (p, seat) && !has_cards (p, seat) && sortie_var (p, VAR_POINTS, seat) == 0)
      {
        sortie_var_gain (p, VAR_POINTS, seat, (gint) with_cards);
        return TRUE;
      }
  if (with_cards <= 1)
    {
      sortie_win_by_score (p, SORTIE_GAME_REASON (REASON_RANKS), SORTIE_REASON_NONE);
      return TRUE;
    }
  if (sortie_var (p, VAR_SIZE, SORTIE_NO_SEAT) > 0 && next_with (p, sortie_active (p), may_play) == SORTIE_NO_SEAT)
    {
      sortie_game_happens (p, EVENT_CLEARED, leader (p), SORTIE_NOTHING, SORTIE_NOTHING, 0);
      return TRUE;
    }
  return FALSE;
}

static const SortieModeDecl modes[] = {
  SORTIE_SEATS_ROW ("P-1", names, SEATS, "north", "east", "south", "west"),
  { NULL },
};

static gboolean
setup (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error)
{
  guint16 stock = sortie_zone_of (p, ZONE_STOCK, SORTIE_NO_SEAT);

  (void) chosen;
  (void) n_chosen;
  (void) error;
  sortie_pack_lay (p, stock);
  sortie_zone_shuffle (p, stock);
  sortie_zone_deal (p, stock, ZONE_HAND, SORTIE_PACK_CARDS / SEATS);
  return TRUE;
}

static const SortieLayoutRow layout[] = {
  SORTIE_SHOW_VARIABLE (VAR_POINTS),
  SORTIE_SHOW_VARIABLE (VAR_PASSED),
  SORTIE_SHOW_ZONE (ZONE_HAND),
  SORTIE_SHOW_ZONE (ZONE_PILE, SORTIE_LAYOUT_IN_USE),
  SORTIE_SHOW_VARIABLE (VAR_SIZE),
  SORTIE_SHOW_VARIABLE (VAR_LAST),
  { SORTIE_LAYOUT_END },
};

static const SortieWeight weights[] = {
  { .kind = SORTIE_WEIGHT_VARIABLE, .weight = 500, .index = VAR_POINTS },
  { .kind = SORTIE_WEIGHT_CARDS, .weight = -100, .index = ZONE_HAND },
  { .kind = SORTIE_WEIGHT_PRINTED, .weight = 12, .index = ZONE_HAND, .value = VALUE_RANK, .own = TRUE },
  { SORTIE_WEIGHT_END },
};

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "president",
  .title = N_ ("President"),
  .version = "1",
  .content = "president",
  .about = N_ ("Four players climb: the same number of higher cards; be rid of yours first."),
  .modes = modes,
  .zones = zones,
  .vars = vars,
  .vocabulary = { .values = values, .kinds = kinds },
  .rules = { .verbs = verbs, .decisions = decisions, .events = events, .reasons = reasons,
             .turns = turns, .next_turn = next_turn, .settle = settle, .score = { SORTIE_SCORE_MOST, VAR_POINTS } },
  .bounds = { .cards = SORTIE_PACK_CARDS, .events = 1, .frames = 3, .locals = 16 },
  .max_moves = 400, /* no more than 52 plays, and three passes after each: 208 */
  .setup = setup,
  .layout = layout,
  .weights = weights,
};
