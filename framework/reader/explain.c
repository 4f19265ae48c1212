/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* explain.c: explains to a person why words are not a move: what they seem to mean, and what to type instead. */
#include "reader/internal.h"
#include "base/text.h"
#include "flow/front-end.h"
#include "reader/reader.h"

#include <string.h>

/* The words to explain. */
typedef struct
{
  SortieOffers *offers;
  const SortiePlay *p;
  guint8 seat;
  const SortieLine *line;
  guint from, n;
  const SortieVerbDecl *verb; /* (nullable): the verb that the first word is */
  guint8 number;              /* the number of that verb */
} Words;

static const char *
word (const Words *words, guint i)
{
  return words->line->words[words->from + i];
}

/* ---- Texts that are quoted ------------------------------------------------------------- */

/* The first @n words, with the verb as the reader types it. */
static void
quote_begun (SortieRefusal *why, const SortieOffers *offers, const SortieLine *line, guint from, guint n)
{
  g_autofree char *begun = sortie_line_quoted (offers, line, from, n);

  sortie_refuse_quote (why->begun, sizeof why->begun, begun);
}

/* ---- What a verb needs ----------------------------------------------------------------- */

static gboolean
has_legal_move (const Words *words)
{
  const SortieMoves *legal = sortie_offers_legal (words->offers);

  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb == words->number)
      return TRUE;
  return FALSE;
}

static void
refuse_verb (const Words *words, SortieRefusal *why, guint reason)
{
  sortie_refuse (why, reason, 0, 0, 0, 0);
  why->verb = words->number;
}

/* Whether the verb answers a question of this kind. */
static gboolean
answers_in (const Words *words, guint decision)
{
  return sortie_is_answered_by (sortie_decision_decl (words->p->setup, decision), words->number);
}

static gboolean
answers_question (const Words *words)
{
  return answers_in (words, words->p->s->decision.kind);
}

/* Whether the verb is a move of some step of the turn. Others, such as orders, only answer questions: neither their
 * usage nor another question helps before they are asked. Before the first turn, nothing is known of that. */
static gboolean
is_for_a_step (const Words *words)
{
  const SortiePhaseDecl *phases = sortie_turn (words->p)->phases;

  for (guint i = 0; phases[i].id != NULL; i++)
    if (phases[i].window != 0 && answers_in (words, phases[i].window))
      return TRUE;
  return words->p->s->turn.number == 0;
}

/* No legal move begins like this, for one reason about the first thing named, or for several reasons. */
static void
explain_not_begun (const Words *words, SortieRefusal *why)
{
  g_autofree char *begun = NULL;
  SortieRefusal rule = { .reason = SORTIE_REASON_NONE };
  SortieOperandWords operands;
  SortieMove move = { 0 };

  sortie_operand_words_take (&operands, words->line, words->from + 1, words->n - 1, FALSE);
  sortie_read_operands (words->offers, words->number, &operands, &move, NULL);
  sortie_operand_words_clear (&operands);
  if (sortie_read_why_begun (words->p, words->seat, &move, &rule))
    {
      *why = rule;
      why->verb = words->number;
      if (words->n > 1 || is_for_a_step (words))
        why->advice = SORTIE_ADVICE_USAGE | (answers_question (words) ? 0 : SORTIE_ADVICE_QUESTION);
      return;
    }
  refuse_verb (words, why, has_legal_move (words) ? SORTIE_REASON_NOT_BEGUN : SORTIE_REASON_NONE_NOW);
  quote_begun (why, words->offers, words->line, words->from, words->n);
}

/* "c5, d4": as many as there is room for. */
static void
list_next (SortieRefusal *why, const GPtrArray *next)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < next->len; i++)
    {
      const char *text = next->pdata[i];

      if (list->len + strlen (text) + strlen (", …") * 2 >= sizeof why->choices)
        {
          g_string_append (list, ", …");
          break;
        }
      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", text);
    }
  sortie_refuse_quote (why->choices, sizeof why->choices, list->str);
}

/* "“summon spearman” needs more; only “summon spearman c3” is possible." FALSE: more than one thing is. */
static gboolean
explain_only_end (const Words *words, SortieRefusal *why)
{
  g_auto (SortieLine) whole = { .n = 0 };
  g_autofree char *text = NULL;

  sortie_line_init_part (&whole, words->line, words->from, words->n);
  if (!sortie_line_fill_end (words->offers, &whole))
    return FALSE;
  refuse_verb (words, why, SORTIE_REASON_GOES_ON_ONCE);
  quote_begun (why, words->offers, words->line, words->from, words->n);
  whole.added = 0; /* it is what the person may type */
  text = sortie_line_quoted (words->offers, &whole, 0, whole.n);
  sortie_refuse_quote (why->choices, sizeof why->choices, text);
  return TRUE;
}

/* "“move c4” must be followed by one of these: c5, d4." */
static void
explain_going_on (const Words *words, SortieRefusal *why)
{
  g_autoptr (GPtrArray) next = g_ptr_array_new_with_free_func (g_free);

  sortie_complete (words->offers, words->line->words + words->from, words->n, next);
  if (next->len == 0)
    {
      explain_not_begun (words, why);
      return;
    }
  if (next->len == 1 && explain_only_end (words, why))
    return;
  refuse_verb (words, why, SORTIE_REASON_GOES_ON);
  quote_begun (why, words->offers, words->line, words->from, words->n);
  list_next (why, next);
}

/* ---- What words were meant for --------------------------------------------------------- */

/* Whether nobody can know what was meant: the first word is not a verb, and nothing that could follow a verb. Inside
 * a move, the words are taken as an answer. */
static gboolean
is_anything (const Words *words, const SortieRefusal *why)
{
  if (why->reason == SORTIE_REASON_NO_VERB || why->reason == SORTIE_REASON_NONE)
    return TRUE;
  return why->reason == SORTIE_REASON_NO_SUCH && !words->p->s->tentative
         && strcmp (why->word, word (words, 0)) == 0;
}

/* Whether the reason already says what to do, as it does to a player who passes. */
static gboolean
says_what_to_do (const Words *words, const SortieRefusal *why)
{
  return words->verb->operands[0].kind == SORTIE_OPERAND_NONE
         && why->reason != SORTIE_REASON_NOT_ASKED;
}

static gboolean
is_about_whereabouts (const SortieRefusal *why)
{
  return (why->reason >= SORTIE_REASON_NOT_AT_HAND && why->reason <= SORTIE_REASON_NONE_SEEN)
         || why->reason == SORTIE_REASON_NOTHING_THERE || why->reason == SORTIE_REASON_IS_PLACE;
}

/* Whether the word that means nothing now could mean something at another time: it is one letter, or the beginning of a
 * card's name, or stands for a place. */
static gboolean
may_mean_later (const Words *words, const SortieRefusal *why)
{
  g_autofree char *folded = sortie_words_fold (why->word);
  const SortieSpan span = { .text = why->word, .folded = folded };
  const SortieCatalogue *catalogue = words->p->setup->catalogue;

  if (why->reason != SORTIE_REASON_NO_SUCH)
    return FALSE;
  if (g_utf8_strlen (why->word, -1) < LEAST_BEGINNING || words->verb->operands[0].kind == SORTIE_OPERAND_PLACE)
    return TRUE;
  for (guint16 def = 1; def < catalogue->n_defs; def++)
    if (sortie_lexicon_fit_def (words->offers->names, def, &span, SORTIE_NAME_BEGINS_WORD) >= SORTIE_NAME_BEGINS_WORD)
      return TRUE;
  return FALSE;
}

/* The first step of the seat's own turn that is mainly for the verb, or else in which it is an answer, if that is not
 * the current step. */
static gboolean
belongs_to_other_step (const Words *words, guint *ret_step)
{
  const SortieTurn *turn = &words->p->s->turn;
  const SortiePhaseDecl *phases = sortie_turn (words->p)->phases;
  gboolean found = FALSE;

  if (turn->number == 0 || turn->active != words->seat || answers_in (words, phases[turn->phase].window))
    return FALSE;
  for (guint i = 0; phases[i].id != NULL; i++)
    {
      if (phases[i].window == 0 || !answers_in (words, phases[i].window))
        continue;
      if (!found)
        *ret_step = i;
      found = TRUE;
      if (sortie_phase_verb (words->p, i) != words->number)
        continue;
      *ret_step = i;
      break;
    }
  return found;
}

static void
refuse_moment (const Words *words, SortieRefusal *why)
{
  const char *verb = sortie_verb_word (words->p->setup, words->number);
  guint step;

  if (!belongs_to_other_step (words, &step))
    {
      sortie_refuse_word (why, SORTIE_REASON_NOT_ASKED, verb);
      return;
    }
  sortie_refuse_word (why, SORTIE_REASON_OTHER_STEP, verb);
  why->n = (gint) step;
  why->rule = sortie_turn (words->p)->phases[step].rule;
}

/* Whether no move with the verb can be made now, and none later in the turn: its step is over, or another seat has the
 * turn. */
static gboolean
is_too_late (const Words *words)
{
  const SortieTurn *turn = &words->p->s->turn;
  guint step;

  if (turn->number == 0 || has_legal_move (words))
    return FALSE;
  return turn->active != words->seat || (belongs_to_other_step (words, &step) && step < turn->phase);
}

/* "moev b4 c4", when Movement is over: explains the verb that was meant, instead of suggesting what is refused. */
static void
refuse_late_suggestion (const Words *words, SortieRefusal *why)
{
  g_autofree char *first = g_strndup (why->near, strcspn (why->near, " "));
  Words meant = *words;

  if (*first == '\0' || !sortie_lexicon_verb_known (words->offers->names, first, &meant.number)
      || !is_too_late (&meant))
    return;
  refuse_moment (&meant, why);
  why->verb = meant.number;
  why->advice = SORTIE_ADVICE_QUESTION;
}

/* If it is not the moment for the verb, makes that the reason instead of where the named card is. Uses the game's
 * reason if it is the same for everything that could be named; else says that this is no answer now. */
static void
blame_the_moment (const Words *words, SortieRefusal *why)
{
  SortieMove begun = { .verb = words->number };

  if ((is_about_whereabouts (why) || may_mean_later (words, why))
      && !sortie_read_why_begun (words->p, words->seat, &begun, why))
    refuse_moment (words, why);
}

static gboolean
names_nothing (const SortieRefusal *why)
{
  return sortie_refusal_names_nothing (why) || why->reason == SORTIE_REASON_NONE;
}

/* The word is nothing that the seat may type: lists the answers to a question outside the windows of a turn, which has
 * few. "c2 c9": the second word is wrong. A later part of a line is no command. */
static void
refuse_unknown_word (const Words *words, SortieRefusal *why)
{
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (g_free);
  const guint unknown = sortie_line_unknown_word (words->offers, words->line, words->from);
  g_autofree char *list = NULL;

  if (unknown > words->from || sortie_line_begins_part (words->line, words->from))
    {
      sortie_refuse_word (why, SORTIE_REASON_NO_SUCH, words->line->words[unknown]);
      return;
    }
  sortie_refuse_word (why, SORTIE_REASON_NOT_UNDERSTOOD, word (words, 0));
  if (sortie_is_window (words->p) || sortie_to_move (words->p) != words->seat)
    return;
  sortie_complete_spoken (words->offers, NULL, 0, answers);
  list_next (why, answers);
  list = *why->choices != '\0' ? g_strdup_printf (" (%s)", why->choices) : NULL;
  if (list != NULL)
    sortie_refuse_quote (why->choices, sizeof why->choices, list);
}

/* The words belong to another moment, or to none. */
static void
explain_meaning (const Words *words, SortieRefusal *why)
{
  gboolean is_unknown = names_nothing (why);

  if (words->verb == NULL && is_anything (words, why))
    refuse_unknown_word (words, why);
  else if (words->verb != NULL && !answers_question (words) && !says_what_to_do (words, why))
    {
      blame_the_moment (words, why);
      is_unknown = is_unknown && names_nothing (why);
      why->advice |= SORTIE_ADVICE_QUESTION;
      if (words->p->s->tentative)
        why->advice |= SORTIE_ADVICE_BACK;
    }
  else if (words->number == SORTIE_VERB_CHOOSE && words->verb != NULL && is_about_whereabouts (why))
    why->advice |= SORTIE_ADVICE_QUESTION; /* nothing of that name is offered */
  if (words->verb != NULL && words->verb->declines)
    why->advice |= SORTIE_ADVICE_DECLINE;
  if (words->verb != NULL)
    why->verb = words->number;
  if (is_unknown)
    sortie_refuse_near (why, words->offers, words->line, words->from);
  if (words->verb == NULL)
    refuse_late_suggestion (words, why);
}

static void
explain_several (const Words *words, const SortieRead *read, SortieRefusal *why)
{
  g_autofree char *one = sortie_spell (words->offers, &read->move), *other = sortie_spell (words->offers, &read->other);

  sortie_refuse (why, SORTIE_REASON_SEVERAL_MOVES, 0, 0, 0, 0);
  sortie_refuse_quote (why->begun, sizeof why->begun, one);
  sortie_refuse_quote (why->choices, sizeof why->choices, other);
}

/* "pass 3s", when three cards are needed: the verb is not a name here, and as a verb it needs more operands. */
static gboolean
takes_more (const Words *words, const SortieRefusal *why)
{
  return words->verb != NULL && words->n > 1 && why->reason == SORTIE_REASON_NO_SUCH
         && strcmp (why->word, word (words, 0)) == 0 && has_legal_move (words);
}

/* "attack b3 b2", where b3 is the enemy: suggests "attack b2 b3", if that is a move. */
static void
suggest_reversed (const Words *words, SortieRefusal *why)
{
  g_auto (SortieLine) reversed = { .n = 0 };
  g_autofree char *text = NULL;
  SortieRead read;

  if (words->verb == NULL || words->n != 3 || *why->near != '\0' || sortie_read_rank (why) < SORTIE_RANK_OF_RULES)
    return;
  sortie_line_init_part (&reversed, words->line, words->from, 2);
  sortie_line_replace (&reversed, 1, 0, word (words, 2));
  read = sortie_read (words->offers, &reversed, 0);
  if (read.kind != SORTIE_READ_MOVE || read.n != reversed.n)
    return;
  text = sortie_spell (words->offers, &read.move);
  if (strlen (text) < sizeof why->near)
    sortie_refuse_quote (why->near, sizeof why->near, text);
}

/* "a2 a9": what is done with a2 depends on the word after it, which names nothing. */
static void
refuse_later_word (const Words *words, SortieRefusal *why)
{
  const guint unknown = why->reason == SORTIE_REASON_UNSAID && words->n > 1
                            ? sortie_line_unknown_word (words->offers, words->line, words->from) : words->from;

  if (unknown == words->from)
    return;
  sortie_refuse_word (why, SORTIE_REASON_NO_SUCH, words->line->words[unknown]);
  sortie_refuse_near (why, words->offers, words->line, words->from);
}

/* "play drain; f2 f1": a choice is open that the line leaves out, and its next part does not make it. */
static void
refuse_next_part (const Words *words, SortieRefusal *why)
{
  if (!sortie_line_begins_part (words->line, words->from) || words->verb != NULL || *why->near != '\0'
      || !(words->p->s->tentative || words->p->s->decision.kind < SORTIE_N_ASKS))
    return;
  if (names_nothing (why))
    sortie_refuse_word (why, SORTIE_REASON_NOT_ASKED, word (words, 0));
  why->advice |= SORTIE_ADVICE_QUESTION;
}

void
sortie_read_explain (SortieOffers *offers, const SortieLine *line, guint from, SortieRefusal *ret)
{
  Words words = { .offers = offers, .p = offers->p, .seat = offers->seat, .line = line,
                  .from = from, .n = sortie_line_part_length (line, from) };
  SortieSpan first;
  SortieRead read = sortie_read_why (offers, line, from, ret);

  if (words.n == 0 || line->n - from > SORTIE_MAX_LINE_WORDS || ret->reason == SORTIE_REASON_INTERRUPTED)
    return;
  if (sortie_to_move (words.p) != words.seat)
    {
      if (from > 0)
        sortie_refuse_word (ret, SORTIE_REASON_NOTHING_MORE, word (&words, 0));
      return;
    }
  first = sortie_line_word (line, from);
  if (sortie_offers_verb_meant (offers, &first, &words.number))
    words.verb = sortie_verb (offers->setup, words.number);
  if (read.kind == SORTIE_READ_SEVERAL)
    explain_several (&words, &read, ret);
  else if (words.verb != NULL && words.n == 1 && words.verb->operands[0].kind != SORTIE_OPERAND_NONE)
    {
      if (has_legal_move (&words))
        refuse_verb (&words, ret, SORTIE_REASON_USAGE);
      else
        explain_not_begun (&words, ret);
    }
  else if (takes_more (&words, ret))
    refuse_verb (&words, ret, SORTIE_REASON_USAGE);
  else if (words.verb != NULL && ret->reason == SORTIE_REASON_OPERANDS)
    explain_going_on (&words, ret);
  else if (words.verb != NULL && ret->reason == SORTIE_REASON_NONE)
    explain_not_begun (&words, ret);
  else
    explain_meaning (&words, ret);
  refuse_later_word (&words, ret);
  refuse_next_part (&words, ret);
  sortie_refuse_unsaid (ret, offers);
  suggest_reversed (&words, ret);
}

/* "move b4 b5 c5" names a step on the way: suggests "move b4 c5", if that is a move. */
static void
suggest_without_middle (SortieRefusal *why, SortieOffers *offers, const SortieLine *line, guint n)
{
  g_auto (SortieLine) shorter = { .n = 0 };
  g_autofree char *words = NULL;
  SortieRead read;

  if (n < 3 || line->n != n + 1)
    return;
  sortie_line_init_part (&shorter, line, 0, line->n);
  sortie_line_replace (&shorter, n - 1, 1, NULL);
  read = sortie_read (offers, &shorter, 0);
  if (read.kind != SORTIE_READ_MOVE || read.n != shorter.n)
    return;
  words = sortie_line_quoted (offers, &shorter, 0, shorter.n);
  if (strlen (words) < sizeof why->near)
    g_strlcpy (why->near, words, sizeof why->near);
}

void
sortie_refuse_left_over (SortieRefusal *why, SortieOffers *offers, const SortieLine *line, guint n)
{
  const guint begun = sortie_line_part_before (line, n);

  sortie_refuse_word (why, SORTIE_REASON_LEFT_OVER, line->words[n]);
  quote_begun (why, offers, line, begun, n - begun);
  suggest_without_middle (why, offers, line, n);
  if (*why->near == '\0')
    sortie_refuse_near_left_over (why, offers, line, n);
}
