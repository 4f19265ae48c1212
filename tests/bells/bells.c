/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bells.c: a game in rounds of which its cards speak.
 *
 *   B-1  Two players have ten bells each in the hand, three in a chest, and three places in the tower.
 *   B-2  In their turn players hang bells, use those that hang, and ring chords, as often as they want. A chord is
 *        three to five bells of the hand worth exactly CHORD; it gives as many points as bells, which are discarded.
 *   B-3  Two turns are a bell, and two bells an hour. After two hours the game is over.
 *   B-4  The most points win.
 *   B-5  Cards shuffle, draw, deal and open chests. Who has no bell left to get, though discards are shuffled first, is
 *        passed over.
 *   B-6  Each player has three measures of oil. When a bell ends, each burns one, if there is any.
 */
#include <sortie/game.h>

#define HAND_SIZE 10
#define CHEST_SIZE 3
#define TOWER 3
#define CHORD 15
#define HOURS 2
#define TURNS 8
#define OIL_MOST 3

enum { DECK, HAND, DISCARDS, CHEST };
enum { PLACE_TOWER };
enum { POINTS, HOUR, BELL, OIL };
enum { WORTH };
enum { HANG, USE, RING };
enum { ASK_TURN };
enum { DECK_BELLS };
enum { HUNG, RUNG, HOUR_BEGINS, HOUR_ENDS, BELL_BEGINS, BELL_ENDS, SHUFFLED, DRAWN, DEALT, TAKEN };
enum { NO_PLACE, OFF_KEY, MOST, EQUAL };
enum { BEGIN, END };
enum { ROUND_HOUR, ROUND_BELL };

/* ---- Moves --------------------------------------------------------------------------------- */

static gboolean
hang_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  return sortie_has_room (p, PLACE_TOWER, sortie_active (p), 0, NO_PLACE, why);
}

static gboolean
ring_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  gint worth = 0;

  for (guint i = 0; i < move->n; i++)
    worth += sortie_printed (p, sortie_ref_index (move->arg[i]), WORTH);
  return worth == CHORD || sortie_forbid (why, OFF_KEY, 0, 0, worth, CHORD);
}

static void
ring_apply (SortiePlay *p, const SortieMove *move)
{
  for (guint i = 0; i < move->n; i++)
    sortie_game_happens (p, RUNG, sortie_active (p), move->arg[i], 0, 1);
}

#define CARD(...) { SORTIE_OPERAND_CARD, .name = N_ ("CARD"), .zone = HAND, __VA_ARGS__ }

static const SortieVerbDecl verbs[] = {
  [HANG] = { .id = "hang", .help = N_ ("Hang {a}."), .rule = "B-2", .operands = { CARD () }, .check = hang_check,
             .event = SORTIE_GAME_EVENT (HUNG) },
  [USE] = SORTIE_USE_ROW (N_ ("Use {a}."), "B-2"),
  [RING] = { .id = "ring", .help = N_ ("Ring {a}."), .rule = "B-2", .unordered = TRUE,
             .operands = { CARD (), CARD (), CARD (), CARD (.optional = TRUE), CARD (.optional = TRUE) },
             .check = ring_check, .apply = ring_apply },
  { NULL },
};

static const SortieDecisionDecl decisions[] = {
  [ASK_TURN] = { .id = "turn", .prompt = N_ ("{seat} hangs, uses or rings bells."), .rule = "B-2",
                 .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (HANG), SORTIE_GAME_VERB (USE), SORTIE_GAME_VERB (RING),
                                        SORTIE_VERB_DONE) },
  { NULL },
};

static const SortieReasonDecl reasons[] = {
  [NO_PLACE] = { "no-place", "B-1", N_ ("{n} bells hang there already.") },
  [OFF_KEY] = { "off-key", "B-2", N_ ("These bells are worth {n}, not {m}.") },
  [MOST] = { "most", "B-4", N_ ("the most points") },
  [EQUAL] = { "equal", "B-4", N_ ("equal points") },
  { NULL },
};

/* ---- What happens -------------------------------------------------------------------------- */

static void
commit_rung (SortiePlay *p, SortieEvent *event)
{
  sortie_commit_to_top (p, event);
  sortie_var_add (p, POINTS, event->seat, 1);
}

#define ROUND_EVENT(id_, title_, says_) { .id = id_, .title = title_, .rule = "B-3", .by_rules = TRUE, .says = says_ }

static const SortieEventDecl events[] = {
  [HUNG] = { .id = "hung", .title = N_ ("hung"), .rule = "B-2", .commit = sortie_commit_to_place,
             .place = PLACE_TOWER, .says = N_ ("{seat} hangs {subject}.") },
  [RUNG] = SORTIE_EVENT_ROW (rung, N_ ("rung"), "B-2", .zone = DISCARDS, .says = N_ ("{seat} rings {subject}.")),
  [HOUR_BEGINS] = ROUND_EVENT ("hour-begins", N_ ("an hour begins"), N_ ("Hour {amount}.")),
  [HOUR_ENDS] = ROUND_EVENT ("hour-ends", N_ ("an hour ends"), NULL),
  [BELL_BEGINS] = ROUND_EVENT ("bell-begins", N_ ("a bell begins"), N_ ("Bell {amount}.")),
  [BELL_ENDS] = ROUND_EVENT ("bell-ends", N_ ("a bell ends"), NULL),
  [SHUFFLED] = { .id = "shuffled", .title = N_ ("shuffled"), .rule = "B-5", .commit = sortie_commit_shuffle,
                 .zone = DECK, .says = N_ ("{seat} shuffles the deck.") },
  [DRAWN] = SORTIE_MOVED_ROW ("drawn", N_ ("drawn"), "B-5", sortie_commit_to_bottom, HAND,
                              .says = N_ ("{seat} draws {subject}."),
                              .effect = { SORTIE_EFFECT_DRAW, "draw", N_ ("draws bells"), N_ ("Draw bells: {n}."),
                                          DECK, DISCARDS }),
  [DEALT] = SORTIE_MOVED_ROW ("dealt", N_ ("dealt"), "B-5", sortie_commit_to_bottom, HAND,
                              .says = N_ ("{seat} is dealt {subject}."),
                              .effect = { SORTIE_EFFECT_DEAL, "deal", N_ ("deals bells to all"),
                                          N_ ("Deal bells to each player: {n}."), DECK, DISCARDS }),
  [TAKEN] = SORTIE_MOVED_ROW ("taken", N_ ("taken"), "B-5", sortie_commit_to_bottom, HAND,
                              .says = N_ ("{seat} takes {subject}."),
                              .effect = { SORTIE_EFFECT_DEAL, "open-chests", N_ ("gives each what is in its chest"),
                                          N_ ("Each player takes bells from the chest: {n}."), CHEST, CHEST }),
  { NULL },
};

#define ROUND(id_, title_, var_, says_, begins_, ends_, most_, until_, until_title_)                      \
  { .id = id_, .title = title_, .rule = "B-3", .says = says_, .var = var_,                                 \
    .begins = SORTIE_GAME_EVENT (begins_), .ends = SORTIE_GAME_EVENT (ends_), .most = most_,               \
    .max_moves = TURNS * 40, .until = until_, .until_title = until_title_ }

static const SortieRoundDecl rounds[] = {
  [ROUND_HOUR] = ROUND ("hour", N_ ("hour"), HOUR, N_ ("hour {amount}"), HOUR_BEGINS, HOUR_ENDS, HOURS, "end-of-hour",
                        N_ ("the end of the hour")),
  [ROUND_BELL] = ROUND ("bell", N_ ("bell"), BELL, N_ ("bell {amount}"), BELL_BEGINS, BELL_ENDS, 2, "end-of-bell",
                        N_ ("the end of the bell")),
  { NULL },
};

/* Two turns are a bell, four an hour. */
static void
begin_step (SortiePlay *p, SortieFrame *f)
{
  guint before = sortie_turn_number (p) - 1;

  switch (f->step++)
    {
    case 0:
      if (before % 4 == 0)
        sortie_round_begin (p, ROUND_HOUR, SORTIE_NO_SEAT);
      break;
    case 1:
      if (before % 2 == 0)
        sortie_round_begin (p, ROUND_BELL, SORTIE_NO_SEAT);
      break;
    default:
      sortie_frame_end (p, f, 0);
    }
}

static void
end_step (SortiePlay *p, SortieFrame *f)
{
  guint turn = sortie_turn_number (p);

  switch (f->step++)
    {
    case 0:
      if (turn % 2 == 0)
        sortie_round_end (p, ROUND_BELL, SORTIE_NO_SEAT, 0);
      break;
    case 1:
    case 2:
      if (turn % 2 == 0)
        sortie_var_loss (p, OIL, (guint8) (f->step - 2), 1);
      break;
    case 3:
      if (turn % 4 == 0)
        sortie_round_end (p, ROUND_HOUR, SORTIE_NO_SEAT, 0);
      break;
    default:
      if (turn >= TURNS)
        sortie_win_by_score (p, SORTIE_GAME_REASON (MOST), SORTIE_GAME_REASON (EQUAL));
      else
        sortie_frame_end (p, f, 0);
    }
}

static const SortieProcDecl procs[] = {
  [BEGIN] = { "begin", begin_step },
  [END] = { "end", end_step },
  { NULL },
};

static const SortieTurnDecl turns[] = {
  { .id = "turn", .title = N_ ("Turn"), .rule = "B-2",
    .phases = (const SortiePhaseDecl[]) {
      SORTIE_PHASE_ROW ("begin", N_ ("Beginning"), "B-3", BEGIN),
      SORTIE_WINDOW_ROW ("main", N_ ("Main"), "B-2", ASK_TURN),
      SORTIE_PHASE_ROW ("end", N_ ("End"), "B-3", END),
      { NULL },
    } },
  { NULL },
};

/* ---- The table ----------------------------------------------------------------------------- */

static const char *const names[] = { N_ ("North"), N_ ("South"), NULL };

/* What a match is told of when it is over. */
static const SortieSummaryDecl summary[] = {
  { .title = N_ ("Points made"), .gained = SORTIE_OF (POINTS), .to_whom = TRUE },
  { .title = NULL },
};

static const SortieModeDecl modes[] = { SORTIE_MODE_ROW ("two", N_ ("Two players"), "B-1", names, "north", "south"),
                                        { NULL } };

static const SortieZoneDecl zones[] = {
  [DECK] = SORTIE_PILE_ROW ("deck", N_ ("Deck"), "B-1", .shared = TRUE, .ordered = TRUE),
  [HAND] = SORTIE_HAND_ROW ("B-1"),
  [DISCARDS] = SORTIE_OPEN_ROW ("discards", N_ ("Discards"), "B-2", .shared = TRUE),
  [CHEST] = SORTIE_PILE_ROW ("chest", N_ ("Chest"), "B-1", .ordered = TRUE),
  { NULL },
};

static const SortiePlaceDecl places[] = {
  [PLACE_TOWER] = SORTIE_PLACES_ROW ("tower", N_ ("Tower"), "B-1", TOWER, .in_play = TRUE),
  { NULL },
};

static const SortieVarDecl vars[] = {
  [POINTS] = SORTIE_COUNTER_ROW ("score", N_ ("Points"), "B-4", 999,
                                 .gain = { "gained", N_ ("points gained"), N_ ("{seat} gains points: {amount}."),
                                           .effect = "gain", .meaning = N_ ("gains points"),
                                           .effect_says = N_ ("Gain points: {n}.") }),
  [HOUR] = SORTIE_COUNTER_ROW ("hour", N_ ("Hour"), "B-3", HOURS, .shared = TRUE),
  [BELL] = SORTIE_COUNTER_ROW ("bell", N_ ("Bell"), "B-3", 2, .shared = TRUE),
  /* nobody needs to see it all the time */
  [OIL] = SORTIE_COUNTER_ROW ("oil", N_ ("Oil"), "B-6", OIL_MOST, .start = OIL_MOST, .shown = SORTIE_LAYOUT_NEVER,
                              .loss = { "burned", N_ ("oil burned"), N_ ("{seat} burns oil: {amount}."),
                                        .effect = "burn", .meaning = N_ ("burns oil, all of it or nothing"),
                                        .effect_says = N_ ("Burn oil: {n}.") }),
  { NULL },
};

static const SortieValueDecl values[] = {
  [WORTH] = SORTIE_PRINTED_ROW ("worth", N_ ("worth"), "B-2", 0),
  { NULL },
};

static const SortieKindDecl kinds[] = {
  { .element = "bell", .title = N_ ("bell"), .required = SORTIE_VALUE_BIT (WORTH),
    .texts = (const char *const[]) { "text", NULL } },
  { NULL },
};

static const SortieDeckKindDecl deck_kinds[] = {
  [DECK_BELLS] = { .id = "bells", .title = N_ ("bells"), .rule = "B-1", .card_kind = "bell" },
  { NULL },
};

static gboolean
set_up (SortiePlay *p, G_GNUC_UNUSED const SortieChosen *chosen, G_GNUC_UNUSED guint n_chosen,
        G_GNUC_UNUSED GError **error)
{
  sortie_deck_lay_kind (p, DECK_BELLS, DECK, SORTIE_NO_SEAT, 0);
  sortie_zone_deal (p, sortie_zone_of (p, DECK, SORTIE_NO_SEAT), HAND, HAND_SIZE);
  sortie_zone_deal (p, sortie_zone_of (p, DECK, SORTIE_NO_SEAT), CHEST, CHEST_SIZE);
  return TRUE;
}

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "bells",
  .title = N_ ("Bells"),
  .version = "1",
  .content = "bells",
  .about = N_ ("A game in rounds of which its cards speak."),
  .modes = modes,
  .zones = zones,
  .places = places,
  .vars = vars,
  .vocabulary = { .values = values, .kinds = kinds, .deck_kinds = deck_kinds, .procs = procs },
  .rules = { .verbs = verbs, .decisions = decisions, .events = events, .reasons = reasons, .turns = turns,
             .rounds = rounds, .chain = &sortie_plain_chain, .score = { SORTIE_SCORE_MOST, POINTS } },
  .bounds = { .cards = 60, .pieces = 2 * TOWER, .effects = 40, .events = 4, .triggers = 4, .links = 1,
              .frames = 8, .locals = 64 },
  .max_moves = TURNS * 40,
  .setup = set_up,
  .summary = summary,
};
