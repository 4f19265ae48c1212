/* SPDX-License-Identifier: GPL-3.0-or-later */
/* foils.c: two fencers choose secretly at the same time, and answer a hit from the hand. Its rules are in
 * content/foils/rules.xml. */
#include <sortie/game.h>

#define BOUTS 10
#define FIRST_HAND 5
#define CARDS 30

enum { ZONE_DECK, ZONE_HAND, ZONE_DISCARD };
enum { VAR_POINTS };
enum { VALUE_POWER };
enum { KIND_ATTACK, KIND_ANSWER };
enum { DECK_SALLE };
enum { VERB_ATTACK, VERB_HOLD, VERB_PLAY, VERB_PASS };
enum { ASK_BOUT, ASK_ANSWER };
enum { PROC_BOUT, PROC_END };
enum { EVENT_ATTACKED, EVENT_HELD, EVENT_HIT, EVENT_ANSWERED, EVENT_DRAWN, EVENT_DEALT };
enum { REASON_MOST, REASON_EQUAL, REASON_NO_ATTACK, REASON_NO_ANSWER };
enum { LINK_ANSWER };

/* ---- Attacks ------------------------------------------------------------------------------- */

static gboolean
attack_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint16 def = sortie_card (p, sortie_ref_index (move->arg[0]))->def;

  return sortie_def (p, def)->kind == KIND_ATTACK
         || sortie_forbid (why, REASON_NO_ATTACK, move->arg[0], 0, 0, 0);
}

/* F-2, F-3 */
static void
attack_apply (SortiePlay *p, const SortieMove *move)
{
  guint8 seat = sortie_asked_seat (p);

  sortie_happens (p, SORTIE_GAME_EVENT (EVENT_ATTACKED), seat, move->arg[0], 0, 0);
  sortie_happens (p, SORTIE_GAME_EVENT (EVENT_HIT), !seat, 0, 0, sortie_printed (p, move->arg[0], VALUE_POWER));
}

static void
commit_hit (SortiePlay *p, SortieEvent *event)
{
  sortie_var_set (p, VAR_POINTS, !event->seat, sortie_var (p, VAR_POINTS, !event->seat) + event->amount);
}

/* ---- Answers from the hand ------------------------------------------------------------------ */

static SortieStop
stop (G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED guint8 seat)
{
  return SORTIE_STOP_KNOWN;
}

static const SortieReactionPolicy reactions = {
  .zone = ZONE_HAND,
  .decision = SORTIE_GAME_ASK (ASK_ANSWER),
  .stop = stop,
};

static gboolean
play_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  return sortie_reaction_check (p, move->arg[0], NULL) == SORTIE_HELD_ANSWERS
         || sortie_forbid (why, REASON_NO_ANSWER, move->arg[0], 0, 0, 0);
}

static void
play_apply (SortiePlay *p, const SortieMove *move)
{
  SortieLink link = sortie_link_of (p, LINK_ANSWER, sortie_asked_seat (p), move->arg[0]);

  sortie_reaction_check (p, move->arg[0], &link.clause);
  link.card = sortie_ref_index (move->arg[0]);
  sortie_announce (p, &link, 0, TRUE);
}

static void
pass_apply (SortiePlay *p, G_GNUC_UNUSED const SortieMove *move)
{
  sortie_say_done (p);
}

static void
announced (SortiePlay *p, guint16 link, G_GNUC_UNUSED gint cost)
{
  sortie_happens (p, SORTIE_GAME_EVENT (EVENT_ANSWERED), sortie_link (p, link)->seat,
                  sortie_ref_card (sortie_link (p, link)->card), 0, 0);
}

/* F-4: nobody answers an answer. */
static guint8
responder (G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED guint16 link)
{
  return SORTIE_NO_SEAT;
}

static const SortieLinkDecl links[] = {
  [LINK_ANSWER] = { "answer", N_ ("answer"), "F-4", SORTIE_CAUSE_PLAY },
  { NULL },
};

static const SortieChainPolicy chain = {
  .kinds = links,
  .responder = responder,
  .decision = SORTIE_GAME_ASK (ASK_ANSWER), /* never asked about a link */
  .announced = announced,
};

/* ---- Tables --------------------------------------------------------------------------------- */

static const SortieVerbDecl verbs[] = {
  [VERB_ATTACK] = { .id = "attack", .help = N_ ("Attack with {a}."), .rule = "F-2",
                    .operands = { { SORTIE_OPERAND_CARD, .name = "CARD", .zone = ZONE_HAND } },
                    .check = attack_check, .apply = attack_apply },
  [VERB_HOLD] = { .id = "hold", .help = N_ ("Do not attack."), .rule = "F-2", .declines = TRUE,
                  .event = SORTIE_GAME_EVENT (EVENT_HELD) },
  [VERB_PLAY] = { .id = "play", .help = N_ ("Answer with {a}."), .rule = "F-4",
                  .operands = { { SORTIE_OPERAND_CARD, .name = "CARD", .zone = ZONE_HAND } },
                  .check = play_check, .apply = play_apply },
  [VERB_PASS] = { .id = "pass", .help = N_ ("Play no answer."), .rule = "F-4", .declines = TRUE, .apply = pass_apply },
  { NULL },
};

static const SortieDecisionDecl decisions[] = {
  [ASK_BOUT] = { .id = "bout", .prompt = N_ ("{seat} attacks or holds.|you=Attack or hold."), .rule = "F-2",
                 .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (VERB_ATTACK), SORTIE_GAME_VERB (VERB_HOLD)) },
  [ASK_ANSWER] = { .id = "answer", .prompt = N_ ("{seat} may answer from the hand.|you=You may answer from your hand."),
                   .rule = "F-4",
                   .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (VERB_PLAY), SORTIE_GAME_VERB (VERB_PASS)) },
  { NULL },
};

static const SortieEventDecl events[] = {
  [EVENT_ATTACKED] = SORTIE_MOVED_ROW ("attacked", N_ ("attacked"), "F-2", sortie_commit_to_top, ZONE_DISCARD,
                                       .says = N_ ("{seat} attacks with {subject}.")),
  [EVENT_HELD] = { .id = "held-back", .title = N_ ("held back"), .rule = "F-2", .says = N_ ("{seat} holds.") },
  [EVENT_HIT] = { .id = "hit", .title = N_ ("a hit"), .rule = "F-3", .counts = TRUE, .commit = commit_hit,
                  .says = N_ ("{seat} is hit for {amount}.") },
  [EVENT_ANSWERED] = SORTIE_MOVED_ROW ("answered", N_ ("answered"), "F-4", sortie_commit_to_top, ZONE_DISCARD,
                                       .says = N_ ("{seat} answers with {subject}.")),
  [EVENT_DRAWN] = SORTIE_MOVED_ROW ("drawn", N_ ("drawn"), "F-5", sortie_commit_to_bottom, ZONE_HAND,
                                    .says = N_ ("{seat} draws {subject}."),
                                    .effect = { SORTIE_EFFECT_DRAW, "draw", N_ ("draws cards"),
                                                N_ ("Draw {n}."), ZONE_DECK, ZONE_DECK }),
  [EVENT_DEALT] = SORTIE_MOVED_ROW ("dealt", N_ ("dealt"), "F-5", sortie_commit_to_bottom, ZONE_HAND,
                                    .says = N_ ("{seat} draws {subject}."),
                                    .effect = { SORTIE_EFFECT_DEAL, "deal", N_ ("deals cards to each fencer"),
                                                N_ ("Each fencer draws {n}."), ZONE_DECK, ZONE_DECK }),
  { NULL },
};

static const SortieReasonDecl reasons[] = {
  [REASON_MOST] = { "most", "F-6", N_ ("The most points.") },
  [REASON_EQUAL] = { "equal", "F-6", N_ ("Both have as many points.") },
  [REASON_NO_ATTACK] = { "no-attack", "F-2", N_ ("{a} is no attack.") },
  [REASON_NO_ANSWER] = { "no-answer", "F-4", N_ ("{a} does not answer this.") },
  { NULL },
};

/* ---- The course ------------------------------------------------------------------------------- */

static void
bout_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step++ == 0)
    sortie_poll (p, f, SORTIE_POLL_SECRET, SORTIE_GAME_ASK (ASK_BOUT), sortie_active (p), 0);
  else
    sortie_frame_end (p, f, 1);
}

/* F-5, F-6 */
static void
end_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step++ == 0)
    {
      sortie_call_effect (p, f, EVENT_DEALT, 1);
      return;
    }
  if (sortie_turn_number (p) >= BOUTS)
    sortie_win_by_score (p, SORTIE_GAME_REASON (REASON_MOST), SORTIE_GAME_REASON (REASON_EQUAL));
  sortie_frame_end (p, f, 1);
}

static const SortieProcDecl procs[] = {
  [PROC_BOUT] = { "bout", bout_step }, [PROC_END] = { "end-of-bout", end_step }, { NULL },
};

static const SortieTurnDecl turns[] = {
  { .id = "bout", .title = N_ ("Bout"), .rule = "F-2", .says = N_ ("Bout {amount}."),
    .phases = (const SortiePhaseDecl[]) {
      SORTIE_PHASE_ROW ("choose", N_ ("Bout"), "F-2", PROC_BOUT),
      SORTIE_PHASE_ROW ("draw", N_ ("Draw"), "F-5", PROC_END),
      { NULL },
    } },
  { NULL },
};

static gboolean
setup (SortiePlay *p, G_GNUC_UNUSED const SortieChosen *chosen, G_GNUC_UNUSED guint n_chosen,
       G_GNUC_UNUSED GError **error)
{
  sortie_deck_lay_kind (p, DECK_SALLE, ZONE_DECK, SORTIE_NO_SEAT, 0);
  sortie_zone_deal (p, sortie_zone_of (p, ZONE_DECK, SORTIE_NO_SEAT), ZONE_HAND, FIRST_HAND);
  return TRUE;
}

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "foils",
  .title = N_ ("Foils"),
  .version = "1",
  .domain = "foils",
  .content = "foils",
  .about = N_ ("Two fencers choose at the same time, and answer hits from the hand."),
  .ends = (const SortieEndDecl[]) { { .rule = "F-6" }, { NULL } },
  .modes = (const SortieModeDecl[]) {
    { .id = "two", .title = N_ ("Two players"), .rule = "F-1",
      .seats = (const char *const[]) { "red", "blue", NULL },
      .names = (const char *const[]) { N_ ("Red"), N_ ("Blue") } },
    { NULL },
  },
  .zones = (const SortieZoneDecl[]) {
    [ZONE_DECK] = SORTIE_PILE_ROW ("deck", N_ ("Deck"), "F-1", .shared = TRUE, .ordered = TRUE),
    [ZONE_HAND] = SORTIE_HAND_ROW ("F-1"),
    [ZONE_DISCARD] = SORTIE_OPEN_ROW ("discard", N_ ("Discard"), "F-2", .shared = TRUE, .ordered = TRUE),
    { NULL },
  },
  .vars = (const SortieVarDecl[]) { [VAR_POINTS] = SORTIE_COUNTER_ROW ("points", N_ ("Points"), "F-3", 99,), { NULL } },
  .vocabulary = {
    .values = (const SortieValueDecl[]) { [VALUE_POWER] = SORTIE_PRINTED_ROW ("power", N_ ("Power"), "F-3", 0), { NULL } },
    .kinds = (const SortieKindDecl[]) {
      [KIND_ATTACK] = { .element = "attack", .title = N_ ("Attack"), .required = 1 << VALUE_POWER,
                        .allowed = 1 << VALUE_POWER },
      [KIND_ANSWER] = { .element = "answer", .title = N_ ("Answer"), .texts = (const char *const[]) { "text", NULL } },
      { NULL },
    },
    .deck_kinds = (const SortieDeckKindDecl[]) {
      [DECK_SALLE] = { .id = "salle", .title = N_ ("Salle") },
      { NULL },
    },
    .procs = procs,
    .held = TRUE,
  },
  .rules = { .verbs = verbs, .decisions = decisions, .events = events, .reasons = reasons, .turns = turns,
             .chain = &chain, .reactions = &reactions, .score = { SORTIE_SCORE_MOST, VAR_POINTS } },
  .bounds = { .cards = CARDS, .events = 8, .triggers = 16, .links = 2, .frames = 12, .locals = 256 },
  .max_moves = 100,
  .setup = setup,
};
