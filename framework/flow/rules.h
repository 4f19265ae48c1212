/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* rules.h: the tables of a game that the flow of play is run from. */
#pragma once
#include "eval/verdict.h"
#include "flow/move.h"
#include "flow/reaction.h"
#include "flow/sequencer.h"
#include "flow/silence.h"
G_BEGIN_DECLS

/* Something that a seat may be asked, beyond the framework's own questions. */
typedef struct
{
  const char *id;
  const char *prompt; /* N_(): who decides what and why, with {seat} {about} {min} {max} {phase};
                       * for {whose}; of an answer: the {link}, its {targets}; or the {event} */
  const char *rule;
  const guint8 *verbs; /* SORTIE_VERB_..., SORTIE_GAME_VERB () that answer it; ends with 0xff */
  /* the answer is passing or there is none: may a front end answer for the seat when there
   * is only one legal move? FALSE where a silence would tell something hidden */
  gboolean may_be_skipped;
  /* (nullable): whether a silence would tell something hidden in this position: then it is not
   * skipped, whatever is said above */
  gboolean (*is_secret) (const SortiePlay *p);
  /* (nullable): which of several prompts fits this position, N_(), instead of the one above */
  const char *(*prompt_now) (const SortiePlay *p);
  /* (nullable): the place that {place} names in the prompt, SORTIE_NO_INDEX: none */
  guint16 (*towards) (const SortiePlay *p);
  /* (nullable): whether it only goes on with a move that was made before: then a bot tries the
   * answers out together with that move */
  gboolean (*goes_on) (const SortiePlay *p);
  /* (nullable): adds all legal moves at once, where verb by verb the same work would be done
   * several times. They are those, and in the order, that the verbs would add: the conformance kit
   * compares (M1) */
  void (*list) (const SortiePlay *p, SortieMoves *moves);
  /* (nullable): how much may still be done, and of how much in all: what {left} and {max} name in
   * the prompt where nothing is chosen from a list */
  void (*count) (const SortiePlay *p, gint *ret_left, gint *ret_max);
  /* (nullable), N_(): the prompt while more than one may be chosen, with {left} */
  const char *several;
  /* the game tells what is chosen itself for a seat that decides nothing, with what its rules
   * compared; otherwise the framework tells what there was to choose (eval/verdict.h) */
  gboolean verdict_of_its_own;
} SortieDecisionDecl;

/* One number by which candidates are compared. */
typedef struct
{
  const char *title;        /* N_("cost") */
  gboolean decides;         /* otherwise it is only worth knowing */
  const char *const *words; /* (nullable): N_(), what the numbers from 0 on stand for */
} SortieComparison;

/* Why a candidate could not be chosen. */
typedef struct
{
  const char *rule;
  const char *says; /* N_("it costs more than can be paid") */
} SortieGround;

/* A sort of verdict (eval/verdict.h): how it is told what was chosen for a seat that decides nothing
 * itself, by its rules, by its cards, by chance or by whoever is asked in its place. The framework has
 * rows for its own questions and for chance, a game for what its rules compare. */
typedef struct
{
  const char *id;
  const char *comes;     /* N_("Then the next card is chosen."): a sentence for what is still to be
                          * decided, with {seat} {about} */
  const char *rule;      /* (nullable) in the framework's rows */
  const char *says;      /* N_(), with {seat} {chosen} {about} */
  const char *says_none; /* the same when nothing was chosen */
  const SortieComparison *compared; /* at most SORTIE_MAX_COMPARED, in the order of their weight;
                                     * ends without a title; (nullable) */
  const SortieGround *grounds;      /* ends without a rule; (nullable) */
  const char *open;      /* (nullable): the rule that says who decides what these leave open; else
                          * it is `open_rule` of the game */
  /* (nullable), N_(): how it ended for one that was chosen and one that could not be, where these
   * words do not fit; with {thing} {compared}, and {ground} {rule} */
  const char *says_chosen, *says_ground;
} SortieVerdictDecl;

/* Tables end with an entry without id. They must outlive every match. Those of verbs, decisions,
 * events, reasons and verdicts are joined in a set-up: the framework's rows, and the game's behind
 * them. */
struct SortieRules
{
  const SortieVerbDecl *verbs;
  const SortieDecisionDecl *decisions;
  const SortieEventDecl *events;
  const SortieReasonDecl *reasons;
  const SortieTurnDecl *turns;
  const SortieChainPolicy *chain;
  const SortieReactionPolicy *reactions; /* (nullable): nothing is answered from the hand */
  /* SORTIE_GAME_REASON (): why `pass-all` is refused where nothing is asked that could be passed
   * on; 0: the framework's */
  guint nothing_to_pass;
  /* (nullable): the game's rules behind the framework's questions, SORTIE_N_ASKS of them, each
   * nullable */
  const char *const *ask_rules;
  /* (nullable): sortie_turn_passes_on(). Sets s->turn.table, .active and .is_extra for the turn
   * that comes now; the first call starts the game. .number and .phase are the sequencer's. */
  void (*next_turn) (SortiePlay *p);
  /* (nullable): what follows from a position by itself, looked for after everything that a window's
   * move, a phase or the end of a turn set off is done: what has no life left, who has won. TRUE
   * when it pushed a frame or ended the match; it is asked again when that is done. Where nothing
   * has changed since it was FALSE it is asked again only in another phase (glance.is_settled is
   * SORTIE_SETTLED_BEFORE), and has nothing to look at but what that may change */
  gboolean (*settle) (SortiePlay *p);
  /* (nullable): puts the triggers that one batch set off in the order in which they run:
   * negative when @a comes before @b, 0 when the holder decides */
  gint (*trigger_order) (const SortiePlay *p, const SortieTrigger *a, const SortieTrigger *b);
  /* who orders triggers of equal rank; NULL: the active seat */
  guint8 (*trigger_orderer) (const SortiePlay *p, const SortieTrigger *triggers, guint n);
  /* (nullable): what the rules decide for seats that decide nothing themselves */
  const SortieVerdictDecl *verdicts;
  /* (nullable): the rule that says who decides for such a seat what no other rule settles */
  const char *open_rule;
  /* (nullable): the rule that says that no fewer are chosen than a question asks for, where the
   * question has no rule of its own */
  const char *number_rule;
};

/* A row by its number, the framework's or the game's, as those below. (transfer none) */
static inline const SortieVerbDecl *
sortie_verb (const SortieSetup *setup, guint verb)
{
  return &setup->rules->verbs[verb];
}

/* By SortieDecision.kind. */
static inline const SortieDecisionDecl *
sortie_decision_decl (const SortieSetup *setup, guint kind)
{
  return &setup->rules->decisions[kind];
}

/* What kind an event is: SORTIE_EVENT_... or SORTIE_GAME_EVENT (). */
static inline const SortieEventDecl *
sortie_event_decl (const SortieSetup *setup, guint event)
{
  return &setup->rules->events[event];
}

/* SORTIE_REASON_... or SORTIE_GAME_REASON (). */
static inline const SortieReasonDecl *
sortie_reason (const SortieSetup *setup, guint reason)
{
  return &setup->rules->reasons[reason];
}

/* What kind a verdict is. */
static inline const SortieVerdictDecl *
sortie_verdict_decl (const SortieSetup *setup, guint kind)
{
  return &setup->rules->verdicts[kind];
}

G_END_DECLS
