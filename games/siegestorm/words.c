/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c: values, kinds of card, number words and test words of the cards. */
#include "clauses.h"
#include "words.h"
#include "rules.h"

static const char *const rank_words[] = { N_ ("soldier"), N_ ("veteran"), N_ ("elite"),
                                          N_ ("champion"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (rank_words) == SS_N_RANKS + 1);
static const char *const mark_words[]
  = { N_ ("none"), N_ ("starter"), N_ ("expansion"), N_ ("booster"), N_ ("promo"),
      N_ ("easter-egg"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (mark_words) == SS_N_SET_MARKS + 1);
static const char *const side_words[] = { N_ ("left"), N_ ("right"), NULL };
static const char *const command_words[] = { N_ ("deploy"), N_ ("leader"), N_ ("action"), NULL };
static const char *const special_words[] = { N_ ("spirit"), N_ ("gang"), N_ ("totem"), NULL };

/* A printed number; RUL-02: never below 0. */
#define PRINTED(id, title, rule, ...) SORTIE_PRINTED_ROW (id, title, rule, 0, __VA_ARGS__)
/* Added to a number that another rule gives. */
#define MORE_OR_LESS(id, title, rule, ...)                                             \
  SORTIE_NUMBER_ROW (id, title, rule, 0, -99, 99, __VA_ARGS__)
#define NUMBER SORTIE_NUMBER_ROW
#define RULE SORTIE_RULE_ROW

/* The seats that have some of the values. */

static gboolean
is_player (const SortiePlay *p, guint8 seat)
{
  return !ss_is_boss (p, seat);
}

#define OF_EVERYBODY .is_of_seat = sortie_is_any_seat
#define OF_PLAYERS .is_of_seat = is_player
#define OF_THE_BOSS .is_of_seat = ss_is_boss

/* The cards that have some of the values. */

static gboolean
has_action (const SortiePlay *p, SortieRef thing)
{
  return ss_action_of (p, thing) != 0;
}

/* SS-7.5: cards in play have been deployed already. */
static gboolean
is_deployable (G_GNUC_UNUSED const SortiePlay *p, SortieRef thing)
{
  return sortie_ref_kind (thing) != SORTIE_REF_PIECE;
}

static gboolean
has_ability (const SortiePlay *p, SortieRef thing)
{
  guint16 clause;

  return sortie_abilities (p, thing, SORTIE_CLAUSE_ABILITY, &clause, 1) > 0;
}

const SortieValueDecl ss_values[] = {
  [SS_VALUE_COST] = PRINTED ("cost", N_ ("cost"), "SS-6.1", .paid = TRUE),
  [SS_VALUE_ATTACK] = PRINTED ("attack", N_ ("ATT"), "SS-1.3"),
  [SS_VALUE_DEFENCE] = PRINTED ("defence", N_ ("DEF"), "SS-1.3"),
  [SS_VALUE_RANK] = { .id = "rank", .title = N_ ("rank"), .rule = "SS-1.4",
                      .type = SORTIE_VALUE_WORD, .layer = SORTIE_LAYER_MEMBERSHIP,
                      .words = rank_words, .printed = TRUE, .max = SS_N_RANKS - 1 },
  [SS_VALUE_COMMAND] = { .id = "command", .title = N_ ("Command Action"), .rule = "SS-16.6",
                         .type = SORTIE_VALUE_WORDS, .layer = SORTIE_LAYER_MEMBERSHIP,
                         .words = command_words, .printed = TRUE, .max = 7 },
  [SS_VALUE_SPECIAL] = { .id = "special", .title = N_ ("Special Action"), .rule = "SS-16.7",
                         .type = SORTIE_VALUE_WORDS, .layer = SORTIE_LAYER_MEMBERSHIP,
                         .words = special_words, .printed = TRUE, .max = 7 },
  /* it has no meaning in play */
  [SS_VALUE_MARK] = { .id = "mark", .title = N_ ("mark"), .rule = "SS-1.5",
                      .type = SORTIE_VALUE_WORD, .layer = SORTIE_LAYER_MEMBERSHIP,
                      .words = mark_words, .printed = TRUE, .max = SS_N_SET_MARKS - 1 },
  [SS_VALUE_SIDE] = { .id = "side", .title = N_ ("side"), .rule = "SS-20.4",
                      .type = SORTIE_VALUE_WORD, .layer = SORTIE_LAYER_MEMBERSHIP,
                      .words = side_words, .max = SORTIE_RIGHT - 1 },
  [SS_VALUE_ACTION_COST]
    = MORE_OR_LESS ("action-cost", N_ ("added to the cost as an Action"), "SS-6.1",
                    .is_of_thing = has_action),
  [SS_VALUE_DEPLOY_COST]
    = MORE_OR_LESS ("deploy-cost", N_ ("added to the cost as a unit"), "SS-6.1",
                    .is_of_thing = is_deployable),
  [SS_VALUE_ABILITY_COST]
    = MORE_OR_LESS ("ability-cost", N_ ("added to the cost of its abilities"), "SS-6.3",
                    .is_of_thing = has_ability),
  [SS_VALUE_DRAW_COUNT]
    = MORE_OR_LESS ("draw-count", N_ ("cards in the Draw step"), "SS-8.3", OF_EVERYBODY,
                    .by_rules = ss_draws_by_rules, .rule_of_seat = ss_rule_of_draws),
  [SS_VALUE_HAND_LIMIT]
    = NUMBER ("hand-limit", N_ ("hand limit"), "SS-14.4", 10, 0, 10, OF_PLAYERS),
  [SS_VALUE_DEPLOYMENTS]
    = NUMBER ("deployments", N_ ("units per Deploy step"), "SS-7.5", 1, 0, 9, OF_PLAYERS),
  [SS_VALUE_LEAST_MENACE]
    = NUMBER ("least-menace", N_ ("lowest Menace Level"), "SS-16.3", 1, 1, 5, OF_THE_BOSS),
  [SS_VALUE_LEAST_STRENGTH]
    = NUMBER ("least-strength", N_ ("least Attack Strength"), "SS-9.5", 0, 0, 99),
  [SS_VALUE_EXTRA_ACTIONS]
    = NUMBER ("extra-actions", N_ ("times more that it resolves its Action when it storms"),
              "SS-9.9", 0, 0, 9),
  [SS_VALUE_IGNORE_DEFENDER]
    = RULE ("ignore-defender", N_ ("strike as if there were no Defender"), "SS-9.5", 0),
  [SS_VALUE_DESTROY_BEATEN]
    = RULE ("destroy-beaten", N_ ("destroy the Battle unit that it beats"), "SS-9.7", 0),
  [SS_VALUE_STORM_PLAYER] = RULE ("storm-player", N_ ("storm the opponent"), "SS-9.6", 1),
  [SS_VALUE_TARGET] = RULE ("target", N_ ("be targeted"), "SS-11.8", 1),
  [SS_VALUE_AFFECT] = RULE ("affect", N_ ("be affected"), "SS-22.22", 1),
  [SS_VALUE_KILL] = RULE ("kill", N_ ("be killed"), "SS-22.8", 1),
  [SS_VALUE_DESTROY] = RULE ("destroy", N_ ("be destroyed"), "SS-22.9", 1),
  [SS_VALUE_TOUCH_SUPPORT]
    = RULE ("touch-support", N_ ("have Supporters turned or taken away"), "SS-10.6", 1,
            OF_PLAYERS),
  [SS_VALUE_HEAL] = RULE ("heal", N_ ("heal"), "SS-14.3", 1, OF_EVERYBODY),
  [SS_VALUE_ADVANCE_STEP]
    = RULE ("advance-step", N_ ("move the War Track in the Advance step"), "SS-8.5", 1,
            OF_EVERYBODY),
  [SS_VALUE_LOWER_MENACE]
    = RULE ("lower-menace", N_ ("have the Menace Level lowered"), "SS-18.1", 1,
            OF_THE_BOSS),
  [SS_N_VALUES] = { NULL },
};

#define BIT(value) (G_GUINT64_CONSTANT (1) << SS_VALUE_##value)
#define PARTS(...) ((const char *const[]) { __VA_ARGS__, NULL })

const SortieKindDecl ss_kinds[] = {
  /* SS-1.3; the text boxes may be empty */
  [SS_KIND_CARD] = { .element = "card", .title = N_ ("card"),
                     .required = BIT (COST) | BIT (ATTACK) | BIT (DEFENCE) | BIT (RANK),
                     .allowed = BIT (COST) | BIT (ATTACK) | BIT (DEFENCE) | BIT (RANK)
                                | BIT (MARK),
                     .texts = PARTS (N_ ("action"), N_ ("passive")) },
  /* SS-1.9; a card that is played as an Action has neither ATT nor DEF */
  [SS_KIND_BOSS_CARD] = { .element = "boss-card", .title = N_ ("Boss card"),
                          .required = BIT (COST),
                          .allowed = BIT (COST) | BIT (ATTACK) | BIT (DEFENCE) | BIT (COMMAND)
                                     | BIT (SPECIAL),
                          .one_of = BIT (COMMAND) | BIT (SPECIAL),
                          .texts = PARTS (N_ ("action"), N_ ("passive")) },
  /* SS-1.10, SS-16.1: what each Menace Level brings is a separate part of the text (show.c) */
  [SS_KIND_BOSS] = { .element = "boss", .title = N_ ("Boss"),
                     .texts = PARTS ("victory", "menace", "menace-3", "menace-4", "menace-5"),
                     .titles = PARTS (N_ ("victory"), N_ ("Menace Level Effects"), N_ ("Menace Level 3"),
                                      N_ ("Menace Level 4"), N_ ("Menace Level 5")) },
  [SS_N_KINDS] = { NULL },
};

const SortieRecordDecl ss_records[] = {
  { .element = N_ ("class"), .parent = "boss",
    .fields = (const char *const[]) { "menace", "basic", "advanced", "life", "draw",
                                      "coop-menace", "coop-life", "coop-draw", NULL },
    .titles = (const char *const[]) { N_ ("menace"), N_ ("basic"), N_ ("advanced"), N_ ("life"),
                                      N_ ("draw"), N_ ("in Co-op menace"), N_ ("life"), N_ ("draw") },
    /* */
    .says = (const char *const[SS_N_MODES]) {
      [SS_MODE_SOLO] = N_ ("Menace Level {menace}, life {life}, draws {draw} a turn; {basic} basic and "
                           "{advanced} advanced cards."),
      [SS_MODE_COOP] = N_ ("against two players Menace Level {coop-menace}, life {coop-life}, draws {coop-draw} "
                           "a turn; {basic} basic and {advanced} advanced cards."),
    } },
  { NULL },
};

const SortieDeckKindDecl ss_deck_kinds[] = {
  [SS_DECK_PLAYER] = { "player", N_ ("deck"), "card", "SS-3.1" },
  [SS_DECK_BOSS_BASIC] = { "boss-basic", N_ ("basic Boss deck"), "boss-card", "SS-1.9" },
  [SS_DECK_BOSS_ADVANCED] = { "boss-advanced", N_ ("advanced Boss deck"), "boss-card", "SS-1.9" },
  [SS_N_DECKS] = { NULL },
};

const char *const ss_timings[] = {
  [SS_TIMING_ANY] = "any",
  [SS_TIMING_YOUR_TURN] = "your-turn",
  [SS_TIMING_REACTION] = "reaction",
  [SS_TIMING_REACTION_TO_ABILITY] = "reaction-to-ability",
  [SS_TIMING_TOTEM] = "totem",
  [SS_N_TIMINGS] = NULL,
};

const SortieUntilDecl ss_untils[] = {
  [SS_UNTIL_ATTACK_ENDS] = { "attack-ends", N_ ("the attack is over"), N_ ("until the attack is over") },
  [SS_UNTIL_END_OF_OPPONENT_NEXT_TURN] = { "end-of-opponent-next-turn", N_ ("the end of the opponents' next turn"),
                                           .whose = sortie_next_opponent },
  [SS_N_UNTILS] = { NULL },
};

const SortieCauseDecl ss_causes[] = {
  [SS_CAUSE_ATTACK] = { "attack", N_ ("an attack") },
  [SS_N_CAUSES] = { NULL },
};

/* Number words. */

static gint
menace (const SortieContext *ctx)
{
  return sortie_var (ctx->p, SS_VAR_MENACE, 0);
}

static gint
life (const SortieContext *ctx)
{
  guint8 boss = ss_boss_seat (ctx->p);

  return boss != SORTIE_NO_SEAT ? sortie_var (ctx->p, SS_VAR_LIFE, boss) : 0;
}

/* SS-18.1, RUL-59: against the Boss the Menace Level counts instead of Supporters. */
static gint
enemy_support (const SortieContext *ctx)
{
  gint n = 0;

  for (guint8 seat = 0; seat < sortie_n_seats (ctx->p); seat++)
    if (sortie_opponents (ctx->p, ctx->you, ctx->side) >> seat & 1)
      n += ss_is_boss (ctx->p, seat)
             ? menace (ctx)
             : (gint) sortie_zone_count (ctx->p, ss_zone (ctx->p, SS_ZONE_SUPPORT, seat));
  return n;
}

static gint
deployed (const SortieContext *ctx)
{
  return sortie_var (ctx->p, SS_VAR_DEPLOYED, ctx->you);
}

static gint
activated (const SortieContext *ctx)
{
  return sortie_var (ctx->p, SS_VAR_ACTIVATED, ctx->you);
}

/* SS-9.5: for the storm in the event; otherwise 0. */
static gint
strength (const SortieContext *ctx)
{
  static const guint storms[] = { SS_EVENT_STORM, SS_EVENT_STORMED, SS_EVENT_STORM_ENDS };

  for (guint i = 0; ctx->event != NULL && i < G_N_ELEMENTS (storms); i++)
    if (ctx->event->type == SORTIE_GAME_EVENT (storms[i]))
      return ctx->event->amount;
  return 0;
}

const SortieNumberDecl ss_numbers[] = {
  { "menace", N_ ("the Menace Level"), "RUL-49", menace },
  { "life", N_ ("the Boss's life"), "SS-15.5", life },
  { "enemy-support", N_ ("the number of cards in the opponent's Support"), "SS-18.1",
    enemy_support, .reads_side = TRUE },
  { "deployed", N_ ("the number of units that you deployed this turn"), "SS-7.5", deployed },
  { "strength", N_ ("the Attack Strength of the storm"), "SS-9.5", strength },
  { "activated", N_ ("the number of abilities that you activated this turn"), "SS-7.9",
    activated },
  { NULL },
};

/* Test words. */

/* SS-9.9: whether this is the Action of a storming unit. */
static gboolean
storming (const SortieContext *ctx)
{
  guint16 link = ctx->frame != NULL ? ctx->frame->link : SORTIE_NO_INDEX;

  return link != SORTIE_NO_INDEX && sortie_link (ctx->p, link)->kind == SS_LINK_STORM_ACTION;
}

static gboolean
committed (const SortieContext *ctx)
{
  return sortie_ref_kind (ctx->it) == SORTIE_REF_CARD
         && ss_is_committed (ctx->p, sortie_ref_index (ctx->it));
}

static gboolean
ready (const SortieContext *ctx)
{
  return ss_is_supporter (ctx->p, ctx->it) && !committed (ctx);
}

/* Read from the program, so that cards need not say it twice. */
static gboolean
original (const SortieContext *ctx)
{
  guint16 clause = ss_action_of (ctx->p, ctx->it);

  return clause == 0 || !ss_clause_copies (ctx->p, clause);
}

/* Whether what is being done, or would be done now, answers something (SS-11.2). While a chain resolves, questions
 * without a card are about its newest link. */
static gboolean
answers (const SortieContext *ctx)
{
  guint16 newest = sortie_n_links (ctx->p) - 1;
  guint16 link = ctx->frame != NULL ? ctx->frame->link : newest;

  if (ctx->frame == NULL && sortie_chain_open (ctx->p) != SORTIE_NO_INDEX)
    return TRUE;
  return link < sortie_n_links (ctx->p) && sortie_link (ctx->p, link)->answers != SORTIE_NO_INDEX;
}

/* a Reaction takes effect if it could be used: in an answer or a storm. */
static gboolean
timely (const SortieContext *ctx)
{
  guint16 clause = ss_action_of (ctx->p, ctx->it);
  gboolean reacts = clause != 0 && sortie_clause (ctx->p, clause)->key == SS_PLAY_REACTION;

  return !reacts || answers (ctx) || storming (ctx);
}

/* a unit that may not be killed cannot be chosen for it. */
static gboolean
killable (const SortieContext *ctx)
{
  return ss_may_kill (ctx->p, ctx->you, ctx->cause, ctx->it);
}

/* SS-11.10, 12.5, R-60: asked before a card or a space is chosen for nothing. */
static gboolean
placeable (const SortieContext *ctx)
{
  return sortie_ref_kind (ctx->it) == SORTIE_REF_PLACE
         && ss_may_bring_now (ctx->p, ctx->you, sortie_ref_index (ctx->it));
}

/* SS-15.1: in a mode without a Boss. */
static gboolean
against_players (const SortieContext *ctx)
{
  return ss_boss_seat (ctx->p) == SORTIE_NO_SEAT;
}

const SortieTestDecl ss_tests[] = {
  { "storming", N_ ("this is done because the unit storms"), "SS-9.9", storming },
  { "committed", N_ ("it is a committed Supporter"), "SS-2.8", committed },
  { "ready", N_ ("it is a ready Supporter"), "SS-2.8", ready },
  { "killable", N_ ("you can kill it"), "SS-22.8", killable },
  { "placeable", N_ ("you can place something there now"), "SS-11.10", placeable },
  { "original", N_ ("its Action does not copy others"), "SS-7.2", original },
  { "timely", N_ ("its Action is no Reaction, or this answers something or storms"), "SS-11.2",
    timely },
  { "against-players", N_ ("the opponents are players"), "SS-15.1", against_players },
  { NULL },
};
