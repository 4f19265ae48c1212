/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* event.h: what happens: events, the chain, reactions, turns and phases. */
#pragma once
#include <sortie/frame.h>
G_BEGIN_DECLS

/* ---- Events: the one pipeline for everything that happens.
 *
 * An event is proposed, alone or in a batch of simultaneous ones:
 *
 * 1. Replacements and preventions apply, each at most once.
 * 2. What is left is committed.
 * 3. Triggers are collected, each with what its source was at that moment. They run in the order that the game's
 *    policy gives.
 *
 * Every step can stop for a decision. If nothing in play answers this kind of event, all this happens inside the call,
 * without a frame.
 *
 * A consequence of another event follows it in the batch and has the flag SORTIE_EVENT_ALONG (killed, and so it
 * leaves). It does not happen if something else happened instead of the event before, or if nothing of that event
 * happened.
 */

/* When triggers are matched with an event. */
typedef enum
{
  /* triggers are matched after the commit: the subject has just arrived */
  SORTIE_LOOK_AFTER,
  /* triggers are matched before the commit: the subject is about to leave */
  SORTIE_LOOK_BEFORE,
} SortieLook;

/* What an effect of a game's cards does that causes an event. */
typedef enum
{
  SORTIE_EFFECT_NONE,
  SORTIE_EFFECT_AMOUNT, /* n="": once, with that amount; nothing for 0 or less */
  SORTIE_EFFECT_SPEND,  /* n="": the same, if the variable `var` of the event has as much: all of it or nothing */
  SORTIE_EFFECT_CARDS,  /* what="": for each of these cards that is in a seat's zone, and for that seat; all at once */
  SORTIE_EFFECT_DRAW,   /* n="": for the top card of the zone `from`, that often; stops when no card is left */
  /* n="": the same for each seat in turn order, one card each, that often; a seat for which no card is left is
   * skipped */
  SORTIE_EFFECT_DEAL,
} SortieEffectKind;

/* An event with such an effect is an element of the language in which the game's cards are written. The element causes
 * the event for the seat for which the card acts. Its rule is that of the event, and `done` is what it achieved.
 *
 *     [MY_EVENT_DRAWN] = { .id = "drawn", ..., .commit = sortie_commit_to_bottom, .zone = MY_ZONE_HAND,
 *                          .effect = { SORTIE_EFFECT_DRAW, "draw", N_ ("draws cards"), N_ ("Draw cards: {n}."),
 *                                      .from = MY_ZONE_DECK, .again = MY_ZONE_DISCARDS } },
 */
typedef struct
{
  SortieEffectKind kind;
  const char *name;    /* of the element: "draw" */
  const char *meaning; /* one line for the manual, N_() */
  const char *says;    /* the sentence, N_(), with {n} or {what} */
  guint8 from, again;  /* zones: an empty `from` is filled with the shuffled cards of `again`, unless they
                          are the same; that is the event of sortie_commit_shuffle(), if the game has one */
} SortieEventEffect;

/* How much an event matters to a reader who has room for only a few: the least is left out first. */
typedef enum
{
  SORTIE_TOLD_USUALLY, /* what others do: they play a card, they attack */
  SORTIE_TOLD_TRIFLE,  /* least of all: nothing has come of something, or other events say it */
  SORTIE_TOLD_ASIDE,   /* in passing: a draw, a payment, a step of a move */
  SORTIE_TOLD_CHANGE,  /* more than usual: what now is in play, is wounded, or how much a seat has of what decides */
  SORTIE_TOLD_GRAVE,   /* most: it decides much, such as the loss of a unit or a seat that is out */
  SORTIE_TOLD_DICE,    /* what dice show: the seat that rolls is always told it, and what comes of it */
} SortieToldAs;

/* A kind of event: a row of the framework's table or of the game's. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  SortieLook look;
  /* carries the event out. It may change the event (how much really happened, what
   * the subject is now) before triggers see it. It must not push frames or ask. */
  void (*commit) (SortiePlay *p, SortieEvent *event);
  /* the log's sentence, N_(), with {seat} {actor} {subject} {other} {source} {amount}; {ability}: of the program that
   * runs; with a number as the other: {clause}, the ability of that clause, or {zone}, that pile. Variants for whoever
   * reads it follow after a bar: "{seat} draws {subject}.|you=You draw {subject}." for the event's seat, "by-you="
   * for its actor, "to-you=" for a seat that is its other. NULL: the log does not tell it */
  const char *says;
  /* if the amount is 0 after the commit, the log tells nothing and no trigger runs */
  gboolean counts;
  /* (nullable): finds, right after the commit, the things that {things} names in `says_which`; returns their
   * number. If there are none, the log tells `says` */
  guint (*things) (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max);
  const char *says_which;
  /* (nullable): the same two for the amounts that take the plural */
  const char *says_many, *says_which_many;
  /* (nullable): instead of `says_which` if the amount is 0 */
  const char *says_which_none;
  /* (nullable): on which side of the event's seat {things} or {other} is, if the name does not say it; asked right
   * after the commit */
  guint8 (*side) (const SortiePlay *p, const SortieEvent *event);
  /* (nullable): whether the log tells it this time; called after the commit; triggers run anyway */
  gboolean (*is_told) (const SortiePlay *p, const SortieEvent *event);
  SortieToldAs told;
  /* (nullable): finds, right after the commit, the numbers {a} and {b} of `says_remains`; FALSE: it is not said */
  gboolean (*remains) (const SortiePlay *p, const SortieEvent *event, gint *ret_a, gint *ret_b);
  /* a sentence after that of the event, N_(), for readers who do not see the table: "Life left: {a}." */
  const char *says_remains;
  /* only for the log: no ability of a card can answer it, so it is not one of the SORTIE_MAX_ANSWERED (the framework's
   * events take a few of these; the check of the game says how many remain) */
  gboolean only_told;
  /* the log tells it before its commit, which may tell consequences: first who cannot draw, then who is out */
  gboolean told_first;
  /* the seat plays the subject, or without one the source, for what it is: a card that only pays is not played. If a
   * game has such events, the summary of a match tells which cards of each deck were never played */
  gboolean plays;
  /* only the rules cause it, not a seat: the loader refuses a clause with `by=` */
  gboolean by_rules;
  /* for the ready-made commits below: which variable of the seat changes, or to which zone or set of places the card
   * goes */
  guint8 var, zone, place;
  SortieEventEffect effect; /* in a game's table: the effect by which cards cause it; empty if there is none */
  /* (nullable): whether it is SORTIE_TOLD_GRAVE this time, such as a wound of something that a seat must not lose;
   * called after the commit */
  gboolean (*is_grave) (const SortiePlay *p, const SortieEvent *event);
  /* (nullable): the sentence where there is little room, N_(): "Moved: {subject} ({things})." Those in a row that begin
   * alike before {subject} become one. With {so-far} it continues the sentence of an event that `leads` and is about
   * the same thing: "{so-far}: {amount} wound."; as the sentence of such an event itself, that of the same event just
   * before: "{so-far}; again." */
  const char *says_briefly, *says_briefly_many;
  gboolean leads;
  /* (nullable): one sentence for {amount} of them that had no room: "{amount} units moved." */
  const char *says_summed, *says_summed_many;
  /* (nullable): one bit for each seat that has things near it, asked right after the commit: they are told it before
   * what is only told in passing */
  guint32 (*near_to) (const SortiePlay *p, const SortieEvent *event);
} SortieEventDecl;

/* ---- Ready-made commits: what most events of most games do.
 *
 *     [MY_EVENT_GAINED] = { .id = "gained", ..., .commit = sortie_commit_gain, .var = MY_VAR_COINS },
 *     [MY_EVENT_DRAWN] = { .id = "drawn", ..., .commit = sortie_commit_to_bottom, .zone = MY_ZONE_HAND },
 */

/* Adds the amount to the variable `var` of the event's seat, or subtracts it, within the range of the
 * variable. The amount becomes the actual change. */
void sortie_commit_gain (SortiePlay *p, SortieEvent *event);
void sortie_commit_loss (SortiePlay *p, SortieEvent *event);

/* Shuffles `zone`: the event's seat's, or the table's. If a row of the game has this commit, then every shuffle of that
 * zone by the framework is this event, which cards may answer: <shuffle>, a draw from a zone that is filled again,
 * sortie_shuffle(). The amount becomes the number of cards. */
void sortie_commit_shuffle (SortiePlay *p, SortieEvent *event);

/* Moves the subject, a card, to the top or the bottom of `zone`: the event's seat's, or the table's. */
void sortie_commit_to_top (SortiePlay *p, SortieEvent *event);
void sortie_commit_to_bottom (SortiePlay *p, SortieEvent *event);

/* The subject, a card, becomes a piece of the event's seat: on the place that is the event's `other`, or on the first
 * free place of `place`, the seat's or the table's. Then the subject is the piece. The caller makes sure that there
 * is such a place. */
void sortie_commit_to_place (SortiePlay *p, SortieEvent *event);

/* Rows of a table of events; further fields may follow. The first is for an event that a function of the game carries
 * out, called commit_ and the id. The second moves a card to a zone. */
#define SORTIE_EVENT_ROW(id_, title_, rule_, ...)                                      \
  { .id = #id_, .title = title_, .rule = rule_, .commit = commit_##id_, __VA_ARGS__ }
#define SORTIE_MOVED_ROW(id_, title_, rule_, commit_, zone_, ...)                      \
  { .id = id_, .title = title_, .rule = rule_, .commit = commit_, .zone = zone_, __VA_ARGS__ }

/* A sentence and its plural, for `says` or `says_which` in a row of a table. What follows fills the fields after `says`
 * or `says_which`. xgettext knows these words (po/Makevars). */
#define SORTIE_SAYS_NP(one, many) .says_many = (many), .says = (one)
/* The same for the brief sentence, and for the one that sums up. */
#define SORTIE_SAYS_BRIEFLY_NP(one, many) .says_briefly_many = (many), .says_briefly = (one)
#define SORTIE_SAYS_SUMMED_NP(one, many) .says_summed_many = (many), .says_summed = (one)
#define SORTIE_WHICH_NP(one, many) .says_which_many = (many), .says_which = (one)

/* An event of @type (SORTIE_GAME_EVENT ()) that the frame @f (nullable: the rules) causes to @seat. */
static inline SortieEvent
sortie_event_from (const SortiePlay *p, const SortieFrame *f, guint type, guint8 seat)
{
  SortieEvent event;

  (void) p;
  memset (&event, 0, sizeof event);
  event.type = (guint8) type;
  event.seat = seat;
  event.actor = f != NULL ? f->seat : SORTIE_NO_SEAT;
  event.cause = f != NULL ? f->cause : (guint8) SORTIE_CAUSE_RULE;
  event.amount = 1;
  event.source = f != NULL ? f->source : SORTIE_NOTHING;
  event.source_def = f != NULL ? f->source_def : 0;
  return event;
}

/**
 * sortie_event_propose:
 * @events: one event, or a batch of simultaneous ones. The library fills in the definitions of the subjects. More than
 *   SORTIE_MAX_SET reach a bound
 *
 * If it returns TRUE, everything is over. Otherwise it has pushed a frame, and the caller, a procedure, must return; it
 * continues when it is on top again. In both cases, `done` of the calling frame is the sum of the amounts that really
 * happened.
 */
gboolean sortie_event_propose (SortiePlay *p, const SortieEvent *events, guint n);

/* One event of @type (SORTIE_GAME_EVENT ()) happens to @seat; all other fields are 0. The cause (`by=` of an
 * ability) is the seat that acts now: the one whose move a verb carries out, or for which the procedure on top
 * runs. Elsewhere the rules cause it. Returns what sortie_event_propose() does, which is always TRUE if no card of
 * the game answers events. */
gboolean sortie_happens (SortiePlay *p, guint type, guint8 seat, SortieRef subject,
                         SortieRef other, gint amount);

/* The same for row number @event of the game's own table, without SORTIE_GAME_EVENT (). */
static inline gboolean
sortie_game_happens (SortiePlay *p, guint event, guint8 seat, SortieRef subject, SortieRef other,
                     gint amount)
{
  return sortie_happens (p, SORTIE_GAME_EVENT (event), seat, subject, other, amount);
}

/* A variable of @seat, or of the match, becomes @n more or less (1 or more), by the event of its row (`gain`, `loss` of
 * SortieVarDecl); the variable must have that event. Returns what sortie_happens() does. */
gboolean sortie_var_gain (SortiePlay *p, guint var, guint8 seat, gint n);
gboolean sortie_var_loss (SortiePlay *p, guint var, guint8 seat, gint n);

/* Shuffles a zone of @seat, or of the match, row @zone of the game: by the event of the game that shuffles it
 * (sortie_commit_shuffle()), or at once if there is none. Returns what sortie_happens() does. */
gboolean sortie_shuffle (SortiePlay *p, guint zone, guint8 seat);

/* Calls the effect with `n` of row number @event of the game's own table (without SORTIE_GAME_EVENT ()), as a
 * program of the procedure @f would: for the seat of @f. For another seat, propose the event itself with that seat. */
void sortie_call_effect (SortiePlay *p, const SortieFrame *f, guint event, gint n);

/* `trigger_order` (sortie/move.h) of a game in which texts take effect in the order of the places of their cards, and
 * those of one card in the order in which they are written. */
gint sortie_triggers_as_they_lie (const SortiePlay *p, const SortieTrigger *a, const SortieTrigger *b);

/* Proposes one event and continues in @step of the procedure @f. Returns what sortie_event_propose() does. */
gboolean sortie_event_propose_one (SortiePlay *p, SortieFrame *f, const SortieEvent *event,
                                   guint step);

/* Simultaneous events under construction. */
typedef struct
{
  SortieEvent event[SORTIE_MAX_SET];
  guint n;
} SortieBatch;

/* Empties it; its previous content does not matter. */
static inline void
sortie_batch_begin (SortieBatch *batch)
{
  batch->n = 0;
}

/* Adds an event of @type (SORTIE_GAME_EVENT ()) that the frame @f (nullable: the rules) causes for @seat, and
 * returns it for you to complete. A full batch reaches a bound: the effect stops, and the returned event has no
 * effect. */
SortieEvent *sortie_batch_add (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, guint type,
                               guint8 seat);

/* Proposes the batch, if it contains anything. The procedure @f continues in @step, where `f->done` is the sum of what
 * happened. */
void sortie_batch_propose (SortiePlay *p, SortieFrame *f, const SortieBatch *batch, guint step);

/* Whether a trigger or replacement in play, or perhaps a hand, would answer an event that is not proposed yet. Uses
 * only what everybody knows. */
gboolean sortie_event_is_answered (const SortiePlay *p, const SortieEvent *event);

/* What would happen to an event that is not proposed yet. */
typedef enum
{
  SORTIE_NOT_REPLACED,
  SORTIE_ADJUSTED, /* only its amount changes */
  SORTIE_REPLACED, /* a program, or perhaps a card in a hand, would run instead of it or before it */
} SortieReplaced;

/* For a game in which somebody puts simultaneous events in order: an event that nothing replaces needs no order. Uses
 * only what everybody knows. */
SortieReplaced sortie_event_is_replaced (const SortiePlay *p, const SortieEvent *event);

/* Tells the watch of something that is not proposed because nothing can change it. */
void sortie_event_tell (SortiePlay *p, const SortieEvent *event);

/* Ends the match at once: an unfinished chain or effect is dropped. @winners: bit per seat. @reason, here and in the
 * functions below: SORTIE_GAME_REASON (); a critical names another number. */
void sortie_win (SortiePlay *p, guint8 winners, guint reason);

/* The same; all win, as in a match that all play together (`together` of SortieModeDecl). */
static inline void
sortie_win_all (SortiePlay *p, guint reason)
{
  sortie_win (p, (guint8) ((1u << p->setup->n_seats) - 1), reason);
}

/* The same without a winner. */
void sortie_tie (SortiePlay *p, guint reason);

/* Ends a match that all play together (`together` of SortieModeDecl): all have lost. */
void sortie_lose_all (SortiePlay *p, guint reason);

/* ---- Scores: what a match counts for each seat.
 *
 * A game declares its score in its rules (sortie/move.h): a variable of each seat that everybody sees. If all play
 * together (SortieModeDecl), it may be a shared variable instead. The scores of a team are added up. The journal keeps
 * the scores with the result, and bots can ask for them.
 */

/* Which score is the best. */
typedef enum
{
  SORTIE_SCORE_NONE, /* nothing is counted */
  SORTIE_SCORE_MOST,
  SORTIE_SCORE_LEAST,
} SortieScoreBest;

/* What the score counts. */
typedef struct
{
  SortieScoreBest best;
  guint8 var;        /* a variable of each seat, or shared if every mode is `together`; seen by all */
  gboolean shared;   /* all who have the best score win; otherwise a tie has no winner */
  gboolean constant; /* at the end the scores of all seats add up to @sum; the conformance kit looks */
  gint sum;
} SortieScoreDecl;

/* The score of @seat and its team in this position. FALSE: the game counts nothing. */
gboolean sortie_score (const SortiePlay *p, guint8 seat, gint *ret);

/* The rank of @seat when the match is over, from 1: winners come before losers, then the better score.
 * Equal seats share a rank, and the ranks after it are skipped. 0: the match is not over. */
guint sortie_rank (const SortiePlay *p, guint8 seat);

/* Ends the match by score. The best score wins, for the reason @won. If several seats have it, they win together if the
 * game says `shared`; otherwise nobody wins, for the reason @tied. If no two can have the same, that is
 * SORTIE_REASON_NONE. */
void sortie_win_by_score (SortiePlay *p, guint won, guint tied);

/* A seat has lost and is out; if the mode says so, its partners, too. If only one team is left, that team wins,
 * including its seats that are out.
 *
 * Otherwise the others continue. The seat gets no more turns (sortie_seat_after()). If it has the turn, that turn ends
 * as soon as everything in progress in it is over. Questions to the seat are answered for it: it declines, or takes the
 * first possible answer. The game decides what leaves the table with it; its `settle` (sortie/move.h) runs before
 * anything else begins. For a seat that is out already, nothing happens. */
void sortie_lose (SortiePlay *p, guint8 seat, guint reason);

/* ---- The dice of effects.
 *
 * What a program rolls (<roll>) is on the table before the program continues. Everybody learns what the dice show, and
 * answers to SORTIE_EVENT_ROLLED may change them. If the game's rules roll dice, too, they propose the same event, so
 * that a card can refer to any dice.
 */

/* The newest dice on the table: how many, 0: none. *@ret: what they show, numbers (SORTIE_REF_NUMBER), until they are
 * changed. */
guint sortie_rolled (const SortiePlay *p, const SortieRef **ret);

/* The frame that waits while they are there, NULL if none are. Of two rolls the newer has the frame nearer the top. */
const SortieFrame *sortie_rolling (const SortiePlay *p);

/* Die number @die, counted from 0, now shows @shown, at least 0; the log tells it. */
void sortie_rolled_change (SortiePlay *p, guint die, guint16 shown);

/* ---- The chain: announced, answered, resolved last in first out.
 *
 * 1. A link is announced: its targets are named and its cost is paid, while the move is still tentative.
 * 2. The link is now on the chain. Responders are asked one after the other, in the order of the game's policy.
 * 3. If nobody answers the newest link, the chain closes, and links resolve from the last to the first. Targets are
 *    checked again; a link without a legal target has no effect.
 *
 * While a chain resolves, nobody adds to it. A chain that an effect opens in between is separate, and runs to its end
 * first.
 */

/* A kind of link. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  guint8 cause;      /* SortieCause of what its program does */
  /* what it does when it resolves, for links without a clause; pushes frames */
  void (*resolve) (SortiePlay *p, guint16 link);
  gboolean tells_itself; /* the log does not need to say "takes effect" */
  gboolean stands;       /* nothing can negate it */
  const char *part;      /* (nullable): the text of a card that says what it does; NULL: any text */
  /* (nullable): for a kind that does what the rules say, not a card: what @link would now do, as a sentence for a seat
   * that may answer it; (transfer full) */
  char *(*foretell) (const SortiePlay *p, guint8 seat, const SortieLink *link);
} SortieLinkDecl;

/* How a game runs its chain. All functions are required, except where the comment says what NULL means. */
typedef struct
{
  const SortieLinkDecl *kinds;
  /* the next seat that may answer @link (the newest); SORTIE_NO_SEAT: none. The library does not ask a silent seat, a
   * seat that is out, or a seat twice about one link: then, and after a pass, it calls this again, as long as the
   * result is another seat. sortie_has_passed() tells which seats were asked before */
  guint8 (*responder) (const SortiePlay *p, guint16 link);
  /* (nullable): @link was definitely announced, for @cost; tells it, before anything is paid */
  void (*announced) (SortiePlay *p, guint16 link, gint cost);
  /* (nullable): @link was announced, and nobody was asked to answer it yet: shows what was named */
  void (*named) (SortiePlay *p, guint16 link);
  guint8 decision;       /* SORTIE_GAME_ASK: the question to a responder */
  /* pushes a procedure that lets the seat choose how to pay @cost, without moving anything,
   * then calls sortie_announce_commits() and only then pays. NULL: nothing costs anything */
  void (*pay) (SortiePlay *p, const SortieOrigin *origin, gint cost);
  /* (nullable): the thing that @link is about has gone, so the link does nothing when it resolves */
  gboolean (*is_void) (const SortiePlay *p, guint16 link);
  /* the link is done, negated or fizzled: puts its card where it goes */
  void (*after) (SortiePlay *p, guint16 link);
  /* (nullable): whether targets are named when a link resolves instead of when it is announced */
  gboolean (*names_targets_late) (const SortiePlay *p);
} SortieChainPolicy;

/* The chain of a game whose abilities nobody answers. Its only kind is "ability", which costs nothing; use it with the
 * ready-made verb `use` (sortie/move.h). */
extern const SortieChainPolicy sortie_plain_chain;

/**
 * sortie_announce:
 * @link: what is announced; its targets are asked for meanwhile
 * @cost: its price
 * @tentative: whether the player may abandon it until it is paid
 *
 * Pushes the announcement. If the newest link waits for an answer, the new link joins that chain as its answer.
 * Otherwise it opens a chain.
 */
void sortie_announce (SortiePlay *p, const SortieLink *link, gint cost, gboolean tentative);

/* A link with nothing set but its kind, its seat and its source. */
SortieLink sortie_link_of (const SortiePlay *p, guint8 kind, guint8 seat, SortieRef source);

/* The announcement can no longer be abandoned: what it chose may now happen and be seen. */
void sortie_announce_commits (SortiePlay *p);

/* For `responder`: whether a seat has let the newest link pass, or is asked about it now. */
gboolean sortie_has_passed (const SortiePlay *p, guint8 seat);

/* The link that waits for an answer now, or SORTIE_NO_INDEX. */
guint16 sortie_chain_open (const SortiePlay *p);

/* A link by its number, from 0, the oldest; the number must be less than the number of links. It belongs to the state,
 * and moves when the state does. (transfer none) */
SortieLink *sortie_link (const SortiePlay *p, guint16 link);

/* For which seat, by what cause and from what source a link acts. */
SortieOrigin sortie_link_origin (const SortiePlay *p, guint16 link);

/* ---- Reactions: cards that answer an event from the hand.
 *
 * A clause <when>, <before> or <instead> with held="yes" works from the hand of a seat, and only there. When such an
 * event is about to happen, or has happened, the seat is asked whether it plays such a card: once for each event, and
 * again after each card that it played, until it passes. That card is announced like any other: its targets are named,
 * it is paid for, it may be answered, and it resolves while the event waits. Each card answers one event once.
 *
 * For each seat, this chance is one item among all answers to the event. The seat that the game lets order those
 * (SortieRules.trigger_orderer) says what comes first.
 *
 * The question must reveal nothing about the hand. So whether it is asked depends on what everybody knows: the kind of
 * event, the seat that it happens to (of=) and its cause (by=), which cards of the seat's decks are where not everybody
 * sees them, and what <while> says about the cause, the phase and whose turn it is. The rest of <while> is checked when
 * the card is played, by its holder alone. of= and by= must not use hidden things.
 */

/* When play stops for a seat that may hold an answer. Never for an empty hand. */
typedef enum
{
  SORTIE_STOP_KNOWN,  /* a card that it may hold, as far as everybody knows, could answer this */
  SORTIE_STOP_ALWAYS, /* some card of the content could answer an event of this kind */
  SORTIE_STOP_NEVER,
  SORTIE_N_STOPS
} SortieStop;

/* Their names, for an option of the game; NULL-terminated. */
extern const char *const sortie_stop_words[];

/* How a game has its seats answer events from the hand. */
typedef struct
{
  guint16 zone;   /* which of the game's kinds of zone is the hand */
  /* SORTIE_GAME_ASK (): one verb plays the card with sortie_announce (), one declines with
   * sortie_say_done () */
  guint8 decision;
  SortieStop (*stop) (const SortiePlay *p, guint8 seat);
} SortieReactionPolicy;

/* Whether a card answers the event about which its holder is asked. */
typedef enum
{
  SORTIE_HELD_ANSWERS,
  SORTIE_HELD_NOTHING,   /* it answers nothing from the hand at all */
  SORTIE_HELD_OTHER,     /* it answers something other than this event, or has answered it already */
  SORTIE_HELD_CONDITION, /* its condition does not hold */
  SORTIE_HELD_NO_TARGET, /* there are no targets, or no candidates for the first choice (sortie/query.h) */
} SortieHeld;

/* The event about which a seat is asked now; NULL: none. (transfer none) */
const SortieEvent *sortie_reaction_event (const SortiePlay *p);

/* @card: in the hand of the seat that is asked. *@ret_clause: (out) (optional): the clause with which it answers, or
 * would answer if its condition held or it had a target. If no seat is asked, the card answers nothing or something
 * else. */
SortieHeld sortie_reaction_check (const SortiePlay *p, SortieRef card, guint16 *ret_clause);

/* What has no candidates, for a card of SORTIE_HELD_NO_TARGET. Returns whether it is one. */
gboolean sortie_reaction_lack (const SortiePlay *p, SortieRef card, SortieLack *ret);

/* Whether @seat may hold a card that fits, as far as everybody knows: its hand is not empty, and a fitting card of the
 * decks that its hand comes from is where not everybody sees it. */
gboolean sortie_might_hold (const SortiePlay *p, guint8 seat,
                            gboolean (*fits) (const SortieDef *def, gpointer data), gpointer data);

/* ---- Turns: phases and windows, run from tables.
 *
 * For each kind of turn, a game declares its phases in order: what the rules do on entering (a procedure), which
 * decision is open afterwards and how often, and the rule's number. The sequencer runs them, makes events of the start
 * and end of turns and phases, ends what lasts until then, and asks the game whose turn is next.
 */

/* One phase of a kind of turn. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  guint16 proc;      /* SORTIE_GAME_PROC run on entering, 0: none */
  /* (nullable), instead of `proc`: what the rules do on entering, if they neither ask nor call anything and one
   * function can do it: nothing is pushed for it */
  void (*at_once) (SortiePlay *p);
  guint8 window;     /* SORTIE_GAME_ASK open to the active seat until `done`, 0: none */
  gboolean quiet;    /* the log does not tell its start, because often nothing happens in it */
  guint16 before; /* SORTIE_GAME_PROC run before it begins, when one before it is over; 0: none */
  /* (nullable): whether `before` would do anything now; without this it is called */
  gboolean (*is_before) (const SortiePlay *p);
  guint8 mainly;  /* SORTIE_GAME_VERB that the window is mainly for, 0: the first verb of its decision */
} SortiePhaseDecl;

/* Whether the rules do something on entering it. */
static inline gboolean
sortie_phase_acts (const SortiePhaseDecl *phase)
{
  return phase->proc != 0 || phase->at_once != NULL;
}

/* Rows of phases: a question of the game that is open until `done` or a move that closes it; a procedure of the
 * game; a function. None tells its start. */
#define SORTIE_WINDOW_ROW(id_, title_, rule_, ask_)                                    \
  { .id = id_, .title = title_, .rule = rule_, .window = SORTIE_GAME_ASK (ask_), .quiet = TRUE }
#define SORTIE_PHASE_ROW(id_, title_, rule_, proc_)                                    \
  { .id = id_, .title = title_, .rule = rule_, .proc = SORTIE_GAME_PROC (proc_), .quiet = TRUE }
#define SORTIE_AT_ONCE_ROW(id_, title_, rule_, at_once_)                               \
  { .id = id_, .title = title_, .rule = rule_, .at_once = at_once_, .quiet = TRUE }

/* How many there were of something, in the singular and in the plural. */
typedef struct
{
  const char *says, *says_many;
} SortieLength;

/* A kind of turn: "player", "opponent". */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  const SortiePhaseDecl *phases;
  gboolean uncounted; /* before the first turn: it has no number, and no card sees it */
  /* (nullable), N_(): for a turn that is not one seat's: what it is called, with {amount}, its number: "Hand {amount}."
   * NULL: "Turn 3: North." */
  const char *says;
  /* (nullable), for such turns: how long a match was: { SORTIE_SAYS_NP ("The match took {amount} hand.", "The match
   * took {amount} hands.") } NULL: as turns */
  SortieLength length;
} SortieTurnDecl;

/* Skips a phase of the current turn, or of the one that next_turn() has just set up; does nothing for a phase that has
 * begun. */
void sortie_turn_skip_phase (SortiePlay *p, guint phase);

/* The seat whose turn is next after @seat's: in the order of turns (sortie_seat_later()), without
 * those that are out. */
guint8 sortie_seat_after (const SortiePlay *p, guint8 seat);

/* The `next_turn` of a game without one (sortie/move.h): a random seat begins, then it is the turn of the seat after
 * the last (sortie_seat_after()). */
void sortie_turn_passes_on (SortiePlay *p);

/* The move that is being carried out is the last of its window: the phase ends after it, as if the player had said
 * `done`. Does nothing if no window is open. */
void sortie_close_window (SortiePlay *p);

/* The current phase and kind of turn. (transfer none) */
const SortiePhaseDecl *sortie_phase (const SortiePlay *p);
const SortieTurnDecl *sortie_turn (const SortiePlay *p);

/* ---- Rounds: numbered parts of a match that contain turns or plays.
 *
 * A hand, the tricks of a hand, an age: a game declares its kinds of rounds, the outermost first. A round of one kind
 * is inside a round of the kind before, or inside the match. It may contain many turns, or be a part of one. A
 * procedure of the game begins and ends it when the rules say so.
 *
 *     case STEP_BEGIN:
 *       sortie_round_begin (p, MY_ROUND_TRICK, SORTIE_NO_SEAT);
 *     ...
 *     case STEP_END:
 *       sortie_round_end (p, MY_ROUND_TRICK, winner, points);
 *
 * A shared variable of the game counts the rounds: 1 for the first in the round around it. The beginning and the end
 * are events of the game, with the sentences, trigger words and commits of their rows. The numbers appear in the prompt
 * ("Hand 2, trick 5"), in a replay (`hand 2`), and as `rounds` for other programs (docs/serve.md). The conformance kit
 * checks that rounds are nested, count up and end (S8).
 */

/* Begins the next round of a kind: counts it, sets the numbers of all kinds inside it to 0, and proposes its event.
 * @seat: the seat that it happens to, or SORTIE_NO_SEAT */
void sortie_round_begin (SortiePlay *p, guint kind, guint8 seat);

/* Ends the current round: whatever lasts until then ends, and its event is proposed. @seat and @amount are those of
 * that event: who takes the round, or SORTIE_NO_SEAT, and what it is worth. */
void sortie_round_end (SortiePlay *p, guint kind, guint8 seat, gint amount);

/* The number of the last round of a kind; 0: none has begun in the round around it. */
gint sortie_round_number (const SortiePlay *p, guint kind);

/* ---- Polls: one question to several seats.
 *
 * A procedure polls the seats with a question of the game, and returns. When it is on top again, all have answered:
 *
 *     if (f->step++ == 0)
 *       sortie_poll (p, f, SORTIE_POLL_SECRET, SORTIE_GAME_ASK (MY_ASK_BID), 0, 0);
 *     else
 *       ... f->done: 1 + the seat that was the last not to decline; 0: all have declined
 *
 * Seats are asked in turn order, without those that are out. A seat declines with a verb that has `declines`
 * (sortie/move.h).
 *
 * The answers to a secret poll are kept until all are there. Then their verbs are carried out, in the order in which
 * the seats were asked. Until then, nothing has changed that anybody could see, and in an imagined world the others
 * have not answered yet. A seat answers with one move, so several cards are one answer (`unordered` in sortie/move.h),
 * and the question has no list. The poll needs as many locals as all answers have operands and verbs, and
 * SORTIE_POLL_SLOTS.
 */

/* How seats are polled. */
typedef enum
{
  SORTIE_POLL_IN_TURN, /* each once; an answer takes effect before the next seat is asked */
  SORTIE_POLL_SECRET,  /* each once, all at the same time */
  SORTIE_POLL_BIDS,    /* round and round; a seat that declines is not asked again. Ends when no seat is left, or
                        * only the one that was the last not to decline */
  SORTIE_POLL_PASSES,  /* round and round, also seats that have declined before. Ends when all have declined in a
                        * row, except the one that was the last not to */
} SortiePollKind;

/* Slots of the frame of a poll. */
#define SORTIE_POLL_SLOTS (7 + SORTIE_MAX_SEATS)

/**
 * sortie_poll:
 * @f: the frame on top, a procedure
 * @kind: SortiePollKind
 * @ask: SORTIE_GAME_ASK (): without a list; for another number, a critical names it, and nobody is asked
 * @first: the seat that is asked first; if it is not asked, the next one is
 * @seats: bit per seat that is asked, 0: all
 */
void sortie_poll (SortiePlay *p, const SortieFrame *f, guint kind, guint ask, guint8 first, guint8 seats);

/* ---- Joint turn: several seats take a turn together and act in any order.
 *
 * Each seat has a part of the turn, with all its phases; the seat that acts now is the active one. It acts until it
 * ends its part; then the part of the next seat begins. Or it lets another act first in a window: `wait`
 * (SORTIE_VERB_WAIT), if the game lists that verb among those of the window. The other begins its part, or continues in
 * the phase where it left off. No seat can wait for seats that wait themselves, so somebody always does something.
 *
 * The turn ends when all parts have ended; effects that last until the end of the turn end only then. Its beginning and
 * its end are events for each part. A part begins when its seat acts for the first time. Games ask sortie_is_active()
 * for "in its own turn".
 */

/* ---- Silence: seats that do not want to be asked again in this turn.
 *
 * In another seat's turn, play stops for a seat whenever it could answer or use something. If a decision lists
 * SORTIE_VERB_PASS_ALL among its verbs (`pass-all`), the seat may say once that it declines all such chances. Then no
 * decision that lists this verb is put to the seat until the turn ends. The seat says so beforehand, whatever it holds,
 * so this reveals nothing. The others do not hear of it, and their views do not show it.
 *
 * The framework's chain and its reactions keep silence automatically. A game calls sortie_is_silent() if it asks such a
 * question itself, or names the next seat that may answer.
 */

/* Whether @seat must not be asked anything more in this turn that it could decline. */
static inline gboolean
sortie_is_silent (const SortiePlay *p, guint8 seat)
{
  return p->s->turn.silent >> seat & 1;
}

/* For a game's check of its positions: FALSE if a silent seat is asked all the same. */
gboolean sortie_silence_is_kept (const SortiePlay *p);

/* ---- Tricks: each seat plays a card, players must follow suit, and the highest trump, or else the highest card of
 * the suit that was led, takes the trick.
 *
 * A game names in its rules (`trick` of SortieRules) the zones, variables, values and questions of which a trick
 * consists. It has a phase whose procedure is sortie_tricks_step():
 *
 *     [MY_PROC_PLAY] = { "play", sortie_tricks_step },
 *
 * This procedure begins a round for each trick, asks the seats in turn order, the leader first, and ends the round for
 * the seat that takes the trick, until no seat has a card left. The game's verb plays a card with an event that moves
 * it to the bottom of the trick. The check of the verb says which cards may be played, with sortie_trick_demands().
 * sortie_commit_trick() commits the event that ends the round. No seat of such a game is ever out.
 */

/* What a trick is made of: the numbers of rows in the game's tables. */
typedef struct
{
  guint8 hand;   /* the zone from which cards are played */
  guint8 trick;  /* the shared zone on the table, with an order: the card that was led is its top */
  guint8 taken;  /* the zone of a seat for the tricks that it takes */
  guint8 suit;   /* the value that must be followed, a word */
  guint8 rank;   /* the value whose highest card takes the trick */
  guint8 worth;  /* the value that is added up when a trick is taken; SORTIE_EACH_TRICK: tricks are counted */
  guint8 leader; /* the shared variable: the seat that leads */
  guint8 points; /* the variable of a seat: what the tricks that it took are worth, or how many they are */
  guint8 round;  /* the kind of round that a trick is */
  guint8 ask;    /* the question which card to play */
  guint8 trump;  /* SORTIE_TRUMP (): the shared variable that says which suit is trump; 0: there are never trumps */
} SortieTrickDecl;

/* For the field `worth`: each trick counts 1, whatever its cards are. */
#define SORTIE_EACH_TRICK 0xff

/* A variable for the field `trump`. It is 0 while no suit is trump, and otherwise 1 + the suit: so its words are
 * "none", and then those of the suits. Rules set it, for each deal or at set-up. */
#define SORTIE_TRUMP(var) (1 + (var))

/* The zone of the trick on the table, and how many cards it has. */
guint16 sortie_trick (const SortiePlay *p);
guint sortie_trick_count (const SortiePlay *p);

/* Whether nobody has taken a trick since the cards were dealt. */
gboolean sortie_trick_is_first (const SortiePlay *p);

/* For a game that draws the trick: the seat that played card number @n of it, from 0; or will play it. */
guint8 sortie_trick_player (const SortiePlay *p, guint n);

/* The same by seat: the card that @seat has played to it, SORTIE_NO_INDEX: none yet. */
guint16 sortie_trick_card (const SortiePlay *p, guint8 seat);

/* The seat that takes the trick as it is now; SORTIE_NO_SEAT while it is empty. */
guint8 sortie_trick_winner (const SortiePlay *p);

/* The suit, a word, that the seat to play must follow; SORTIE_NOTHING if it leads, or has no card of that suit. Reads
 * the hand of that seat. */
SortieRef sortie_trick_demands (const SortiePlay *p);

/* The trump suit, a word, for rules about trumps and for the table; SORTIE_NOTHING if there is none. */
SortieRef sortie_trick_trump (const SortiePlay *p);

/* A procedure that plays all tricks of a deal. */
void sortie_tricks_step (SortiePlay *p, SortieFrame *f);

/* A ready-made commit: the trick goes to the event's seat, which counts the amount and leads the next trick. */
void sortie_commit_trick (SortiePlay *p, SortieEvent *event);

G_END_DECLS
