/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lamplight.c: a game that all play together, and in which nobody sees their own cards. */
#include <sortie/game.h>

enum { ZONE_DECK, ZONE_HAND, ZONE_LIT, ZONE_DISCARDS };
enum { VAR_RED, VAR_WHITE = 4, VAR_POINTS, VAR_HINTS, VAR_LOST, VAR_LAST };
enum { VALUE_COLOUR, VALUE_RANK };
enum { FLAG_COLOUR, FLAG_RANK = 5 };
enum { VERB_TELL, VERB_PLAY, VERB_DISCARD };
enum { ASK_TURN };
enum { DECK_LAMPS };
enum { EVENT_TOLD, EVENT_LIT, EVENT_FAILED, EVENT_DISCARDED, EVENT_DRAWN };
enum { REASON_NO_HINT, REASON_NO_CARD, REASON_SELF, REASON_ALL_HINTS, REASON_ALL_LIT, REASON_ENOUGH, REASON_TOO_FEW,
       REASON_BURNED };
enum { PROC_DRAW };
enum { OPTION_AIM };

#define COLOURS 5
#define RANKS 5
#define HINTS 8
#define BURNS 3
#define CARDS 50

static const char *const colours[]
  = { N_ ("red"), N_ ("yellow"), N_ ("green"), N_ ("blue"), N_ ("white"), NULL };
static const char *const ranks[] = { N_ ("one"), N_ ("two"), N_ ("three"), N_ ("four"), N_ ("five"), NULL };

static const SortieZoneDecl zones[] = {
  [ZONE_DECK] = SORTIE_PILE_ROW ("deck", N_ ("Deck"), "G-1", .shared = TRUE, .ordered = TRUE),
  [ZONE_HAND] = SORTIE_OUTWARD_HAND_ROW ("G-1"),
  [ZONE_LIT] = SORTIE_OPEN_ROW ("lit", N_ ("Lit"), "G-4", .shared = TRUE),
  [ZONE_DISCARDS] = SORTIE_OPEN_ROW ("discards", N_ ("Discards"), "G-5", .shared = TRUE),
  { NULL },
};

/* What was told. */
static const SortieFlagDecl flags[] = {
  SORTIE_CLUE_ROW ("red", N_ ("red"), VALUE_COLOUR, 0),
  SORTIE_CLUE_ROW ("yellow", N_ ("yellow"), VALUE_COLOUR, 1),
  SORTIE_CLUE_ROW ("green", N_ ("green"), VALUE_COLOUR, 2),
  SORTIE_CLUE_ROW ("blue", N_ ("blue"), VALUE_COLOUR, 3),
  SORTIE_CLUE_ROW ("white", N_ ("white"), VALUE_COLOUR, 4),
  SORTIE_CLUE_ROW ("one", N_ ("one"), VALUE_RANK, 0),
  SORTIE_CLUE_ROW ("two", N_ ("two"), VALUE_RANK, 1),
  SORTIE_CLUE_ROW ("three", N_ ("three"), VALUE_RANK, 2),
  SORTIE_CLUE_ROW ("four", N_ ("four"), VALUE_RANK, 3),
  SORTIE_CLUE_ROW ("five", N_ ("five"), VALUE_RANK, 4),
  { NULL },
};

#define LAMPS(id, title) SORTIE_COUNTER_ROW (id, title, "G-4", RANKS, .shared = TRUE)
static const SortieVarDecl vars[] = {
  LAMPS ("red", N_ ("Red")), LAMPS ("yellow", N_ ("Yellow")), LAMPS ("green", N_ ("Green")),
  LAMPS ("blue", N_ ("Blue")), LAMPS ("white", N_ ("White")),
  [VAR_POINTS] = SORTIE_COUNTER_ROW ("points", N_ ("Points"), "G-7", COLOURS * RANKS, .shared = TRUE),
  [VAR_HINTS] = SORTIE_COUNTER_ROW ("hints", N_ ("Hints"), "G-3", HINTS, .shared = TRUE, .start = HINTS),
  [VAR_LOST] = SORTIE_COUNTER_ROW ("burned", N_ ("Oil burned"), "G-4", BURNS, .shared = TRUE),
  [VAR_LAST] = SORTIE_COUNTER_ROW ("last", N_ ("Turns since the last card"), "G-6", 6, .shared = TRUE),
  { NULL },
};

static const SortieOptionDecl options[] = {
  [OPTION_AIM] = { .id = "aim", .title = N_ ("Points that win"), .rule = "G-7", .start = 15, .min = 1, .max = 25 },
  { NULL },
};

static const SortieValueDecl values[] = {
  [VALUE_COLOUR] = SORTIE_WORD_ROW ("colour", N_ ("colour"), "G-1", colours, COLOURS),
  [VALUE_RANK] = SORTIE_WORD_ROW ("rank", N_ ("number"), "G-1", ranks, RANKS),
  { NULL },
};

static const SortieKindDecl kinds[] = {
  { .element = "lamp", .title = N_ ("lamp"), .required = 1 << VALUE_COLOUR | 1 << VALUE_RANK },
  { NULL },
};

static const SortieDeckKindDecl deck_kinds[] = {
  [DECK_LAMPS] = { .id = "lamps", .title = N_ ("lamps"), .rule = "G-1", .card_kind = "lamp" },
  { NULL },
};

/* Telling: G-3. */

static gboolean
is_told (const SortiePlay *p, guint16 card, SortieRef word)
{
  return sortie_printed (p, card, sortie_ref_word_value (word)) == (gint) sortie_ref_word_index (word);
}

static void
tell_candidates (const SortiePlay *p, SortieMoves *moves)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    for (guint value = 0; value <= VALUE_RANK; value++)
      for (guint word = 0; word < COLOURS; word++)
        sortie_moves_add (moves, SORTIE_GAME_VERB (VERB_TELL), 2,
                          (const SortieRef[]) { sortie_ref_seat (seat), sortie_ref_word (value, word) });
}

static gboolean
tell_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint8 seat = (guint8) sortie_ref_index (move->arg[0]);

  if (seat == sortie_active (p))
    return sortie_forbid (why, REASON_SELF, 0, 0, 0, 0);
  if (sortie_var (p, VAR_HINTS, 0) == 0)
    return sortie_forbid (why, REASON_NO_HINT, 0, 0, 0, 0);
  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, ZONE_HAND, seat), card))
    if (is_told (p, card, move->arg[1]))
      return TRUE;
  return sortie_forbid (why, REASON_NO_CARD, move->arg[0], move->arg[1], 0, 0);
}

static void
tell_apply (SortiePlay *p, const SortieMove *move)
{
  sortie_close_window (p);
  sortie_game_happens (p, EVENT_TOLD, (guint8) sortie_ref_index (move->arg[0]), SORTIE_NOTHING, move->arg[1], 0);
}

static void
commit_told (SortiePlay *p, SortieEvent *event)
{
  guint value = sortie_ref_word_value (event->other), word = sortie_ref_word_index (event->other);

  sortie_var_add (p, VAR_HINTS, 0, -1);
  sortie_zone_clue (p, sortie_zone_of (p, ZONE_HAND, event->seat),
                    (value == VALUE_COLOUR ? FLAG_COLOUR : FLAG_RANK) + word);
}

static guint
told_cards (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, ZONE_HAND, event->seat), card))
    if (n < max && is_told (p, card, event->other))
      ret[n++] = sortie_ref_card (card);
  return n;
}

/* Playing and discarding: G-4, G-5. */

static void
play_apply (SortiePlay *p, const SortieMove *move)
{
  guint16 card = sortie_ref_index (move->arg[0]);
  gboolean fits = sortie_printed (p, card, VALUE_RANK)
                  == sortie_var (p, VAR_RED + (guint) sortie_printed (p, card, VALUE_COLOUR), 0);

  sortie_close_window (p);
  sortie_game_happens (p, fits ? EVENT_LIT : EVENT_FAILED, sortie_active (p), move->arg[0], 0, 0);
}

static void
commit_lit (SortiePlay *p, SortieEvent *event)
{
  guint16 card = sortie_ref_index (event->subject);

  sortie_var_add (p, VAR_RED + (guint) sortie_printed (p, card, VALUE_COLOUR), 0, 1);
  sortie_var_add (p, VAR_POINTS, 0, 1);
  if (sortie_printed (p, card, VALUE_RANK) == RANKS - 1)
    sortie_var_add (p, VAR_HINTS, 0, 1);
  sortie_commit_to_top (p, event);
}

static void
commit_failed (SortiePlay *p, SortieEvent *event)
{
  sortie_var_add (p, VAR_LOST, 0, 1);
  sortie_commit_to_top (p, event);
}

static void
commit_discarded (SortiePlay *p, SortieEvent *event)
{
  sortie_var_add (p, VAR_HINTS, 0, 1);
  sortie_commit_to_top (p, event);
}

static gboolean
discard_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  return sortie_var (p, VAR_HINTS, 0) < HINTS || sortie_forbid (why, REASON_ALL_HINTS, 0, 0, HINTS, 0);
}

/* Drawing: G-6. */

static guint
cards_held (const SortiePlay *p)
{
  return sortie_n_seats (p) <= 3 ? 5 : 4;
}

static void
draw_step (SortiePlay *p, SortieFrame *f)
{
  guint16 top = sortie_top_of (p, ZONE_DECK, SORTIE_NO_SEAT);
  guint8 seat = sortie_active (p);

  if (f->step++ == 0 && top == SORTIE_NO_INDEX)
    sortie_var_add (p, VAR_LAST, 0, 1);
  else if (f->step == 1 && sortie_count_of (p, ZONE_HAND, seat) < cards_held (p)
           && !sortie_game_happens (p, EVENT_DRAWN, seat, sortie_ref_card (top), 0, 0))
    return;
  sortie_frame_end (p, f, 0);
}

static const SortieProcDecl procs[] = {
  [PROC_DRAW] = { .id = "draw", .step = draw_step },
  { NULL },
};

static const SortieEventDecl events[] = {
  [EVENT_TOLD] = SORTIE_EVENT_ROW (told, N_ ("told"), "G-3", .things = told_cards,
                                   .says = N_ ("{actor} tells {seat}: {other}."),
                                   .says_which = N_ ("{actor} tells {seat} what is {other}: {things}.")),
  [EVENT_LIT] = SORTIE_EVENT_ROW (lit, N_ ("lit"), "G-4", .zone = ZONE_LIT, .says = N_ ("{seat} lights {subject}.")),
  [EVENT_FAILED] = SORTIE_EVENT_ROW (failed, N_ ("failed"), "G-4", .zone = ZONE_DISCARDS,
                                     .says = N_ ("{seat} fails with {subject}.")),
  [EVENT_DISCARDED] = SORTIE_EVENT_ROW (discarded, N_ ("discarded"), "G-5", .zone = ZONE_DISCARDS,
                                        .says = N_ ("{seat} discards {subject}.")),
  [EVENT_DRAWN] = SORTIE_MOVED_ROW ("drawn", N_ ("drawn"), "G-6", sortie_commit_to_bottom, ZONE_HAND,
                                    .says = N_ ("{seat} draws {subject}.")),
  { NULL },
};

static const SortieVerbDecl verbs[] = {
  [VERB_TELL] = { .id = "tell", .help = N_ ("Tell {a}: {b}."), .rule = "G-3",
                  .operands = { { SORTIE_OPERAND_SEAT, .name = "PLAYER" }, { SORTIE_OPERAND_WORD, .name = "WORD" } },
                  .candidates = tell_candidates, .check = tell_check, .apply = tell_apply },
  [VERB_PLAY] = { .id = "play", .help = N_ ("Play {a}."), .rule = "G-4",
                  .operands = { SORTIE_CARD_IN (ZONE_HAND) }, .apply = play_apply },
  [VERB_DISCARD] = { .id = "discard", .help = N_ ("Discard {a}."), .rule = "G-5",
                     .operands = { SORTIE_CARD_IN (ZONE_HAND) }, .check = discard_check,
                     .event = SORTIE_GAME_EVENT (EVENT_DISCARDED), .closes = TRUE },
  { NULL },
};

static const SortieDecisionDecl decisions[] = {
  [ASK_TURN] = { .id = "turn", .prompt = N_ ("{seat} tells, plays or discards."), .rule = "G-2",
                 .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (VERB_TELL), SORTIE_GAME_VERB (VERB_PLAY),
                                        SORTIE_GAME_VERB (VERB_DISCARD)) },
  { NULL },
};

static const SortieReasonDecl reasons[] = {
  [REASON_NO_HINT] = { "no-hint", "G-3", N_ ("No hint is left.") },
  [REASON_NO_CARD] = { "no-card", "G-3", N_ ("No card of {a} is {b}.") },
  [REASON_SELF] = { "self", "G-3", N_ ("You tell something to others.") },
  [REASON_ALL_HINTS] = { "all-hints", "G-5", N_ ("You have all {n} hints.") },
  [REASON_ALL_LIT] = { "all-lit", "G-7", N_ ("all lamps are lit") },
  [REASON_ENOUGH] = { "enough", "G-7", N_ ("enough lamps are lit") },
  [REASON_TOO_FEW] = { "not-enough", "G-7", N_ ("too few lamps are lit") },
  [REASON_BURNED] = { "burned", "G-7", N_ ("the oil has burned down") },
  { NULL },
};

static const SortieTurnDecl turns[] = {
  { .id = "turn", .title = N_ ("Turn"), .rule = "G-2",
    .phases = (const SortiePhaseDecl[]) {
      SORTIE_WINDOW_ROW ("turn", N_ ("Turn"), "G-2", ASK_TURN),
      SORTIE_PHASE_ROW ("draw", N_ ("Draw"), "G-6", PROC_DRAW),
      { NULL },
    } },
  { NULL },
};

static gboolean
settle (SortiePlay *p)
{
  if (sortie_var (p, VAR_LOST, 0) == BURNS)
    sortie_lose_all (p, SORTIE_GAME_REASON (REASON_BURNED));
  else if (sortie_var (p, VAR_POINTS, 0) == COLOURS * RANKS)
    sortie_win_all (p, SORTIE_GAME_REASON (REASON_ALL_LIT));
  else if (sortie_var (p, VAR_LAST, 0) > sortie_n_seats (p) - 1)
    {
      if (sortie_var (p, VAR_POINTS, 0) >= sortie_option (p, OPTION_AIM))
        sortie_win_all (p, SORTIE_GAME_REASON (REASON_ENOUGH));
      else
        sortie_lose_all (p, SORTIE_GAME_REASON (REASON_TOO_FEW));
    }
  else
    return FALSE;
  return TRUE;
}

static const char *const names[] = { N_ ("Ada"), N_ ("Bo"), N_ ("Cleo"), N_ ("Dan"), N_ ("Eve") };
static const SortieModeDecl modes[] = {
  { .id = "players", .rule = "G-1", .names = names, .least_seats = 2, .together = TRUE,
    .seats = (const char *const[]) { "ada", "bo", "cleo", "dan", "eve", NULL } },
  { NULL },
};

static gboolean
setup (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error)
{
  (void) chosen;
  (void) n_chosen;
  (void) error;
  sortie_deck_lay_kind (p, DECK_LAMPS, ZONE_DECK, SORTIE_NO_SEAT, 0);
  sortie_zone_deal (p, sortie_zone_of (p, ZONE_DECK, SORTIE_NO_SEAT), ZONE_HAND, cards_held (p));
  return TRUE;
}

static const SortieWeight weights[] = {
  { SORTIE_WEIGHT_VARIABLE, 100, .index = VAR_POINTS },
  { SORTIE_WEIGHT_VARIABLE, -150, .index = VAR_LOST },
  { SORTIE_WEIGHT_VARIABLE, 10, .index = VAR_HINTS },
  { SORTIE_WEIGHT_END },
};

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "lamplight",
  .title = N_ ("Lamplight"),
  .version = "1",
  .domain = "lamplight",
  .content = "lamplight",
  .about = N_ ("Two to five players light lamps together; nobody sees their own cards."),
  .modes = modes,
  .zones = zones,
  .vars = vars,
  .flags = flags,
  .options = options,
  .vocabulary = { .values = values, .kinds = kinds, .deck_kinds = deck_kinds, .procs = procs },
  .rules = { .verbs = verbs, .decisions = decisions, .events = events, .reasons = reasons,
             .turns = turns, .settle = settle, .score = { SORTIE_SCORE_MOST, VAR_POINTS } },
  .bounds = { .cards = CARDS, .effects = 0, .events = 1, .frames = 2, .locals = 64 },
  .max_moves = 300,
  .setup = setup,
  .weights = weights,
};
