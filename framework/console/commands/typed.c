/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/commands/typed.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include "console/commands/lookup.h"
#include "console/session/session.h"
#include "console/commands/why-not.h"
#include <sortie/move.h>
#include <sortie/speech.h>
#include <sortie/reader.h>
#include <sortie/match.h>

/* ---- Playing ---------------------------------------------------------------------- */

static gboolean
is_declining (const ConsoleSession *session, const SortieMove *move)
{
  SortieMove declining;

  return sortie_move_declining (sortie_match_play (session->match), &declining)
         && sortie_moves_equal (move, &declining);
}

static void
play (ConsoleSession *session, const SortieMove *move)
{
  const guint step = session->typed_for.step;
  SortieRefusal why;
  guint8 seat = sortie_match_to_move (session->match);

  session->asked = FALSE;
  if (is_declining (session, move))
    console_ahead_step_ends (session);
  if (!sortie_match_play_move (session->match, seat, move, &why))
    {
      session->typed_for.step = step; /* it does not end */
      g_autofree char *sentence =
          sortie_refusal_sentence (sortie_match_play (session->match), seat, &why);

      console_session_refuse (session, sentence);
    }
}

/* What was put together so far is given up, and what cannot be given up is said. */
static void
fail (ConsoleSession *session, const char *sentence, guint steps)
{
  const char *after = "";
  g_autofree char *whole = NULL;

  if (steps > 0)
    after = sortie_match_back (session->match) ? _ (" The whole move is given up.")
                                               : _ (" What stands before it on the line is done.");
  whole = g_strconcat (sentence, after, NULL);
  session->asked = session->asked && steps == 0;
  console_session_refuse (session, whole);
}

/* The only answer, where the rules let a front end give it. */
static gboolean
play_only_answer (ConsoleSession *session)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  SortieMove move;

  if (sortie_match_is_over (session->match)
      || !sortie_may_answer_alone (sortie_match_play (session->match), legal->n))
    return FALSE;
  move = legal->moves[0];
  console_session_note_alone (session, &move);
  play (session, &move);
  return TRUE;
}

static SortieOffers *
offers_now (ConsoleSession *session)
{
  return sortie_match_offers (session->match, sortie_match_to_move (session->match));
}

/* How many words are left over when what the line begins with cannot be given up any more. Looked
 * up in a copy, and only as far as nothing is revealed. */
static guint
n_left_over (ConsoleSession *session, const SortieLine *line)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autofree SortieState *copy = g_memdup2 (p->s, p->s->size);
  SortiePlay ahead = { .setup = p->setup, .s = copy };
  guint left, steps;

  sortie_read_on (&ahead, sortie_to_move (p), line, 0, &left, &steps);
  return copy->tentative ? 0 : left;
}

static gboolean
says_its_verb (ConsoleSession *session, const SortieMove *move, const char *word)
{
  return strcmp (sortie_verb (sortie_match_setup (session->match), move->verb)->id, word) == 0;
}

/* "“c6” is left over behind “move c4 c5”, so nothing is done." */
static char *
left_over (const char *word, const char *move)
{
  return sortie_sentence (_ ("“{word}” is left over behind “{move}”, so nothing is done."), "word",
                          word, "move", move, NULL);
}

/* Nobody can know that a line without a verb means more than one move: it is one or none. Why it is
 * none (transfer full), or NULL. */
static char *
why_not_one_move (ConsoleSession *session, const SortieLine *line, const SortieMove *first)
{
  const SortiePlay *p = sortie_match_play (session->match);
  char text[SORTIE_MOVE_TEXT];
  guint left;

  if (says_its_verb (session, first, line->words[0])
      || (left = n_left_over (session, line)) == 0)
    return NULL;
  return left_over (line->words[line->n - left],
                    sortie_move_format (p, sortie_to_move (p), first, text));
}

static char *
left_over_behind (const SortieLine *line, guint n)
{
  g_autoptr (GStrvBuilder) before = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *begun = NULL;

  for (guint i = 0; i < n; i++)
    g_strv_builder_add (before, line->words[i]);
  list = g_strv_builder_end (before);
  begun = console_join (list);
  return left_over (line->words[n], begun);
}

/* Why the line of which the first move fits is not legal as a whole (transfer full), or NULL. @begins:
 * words that do not fit are no reason as long as what they stand behind can be given up. */
static char *
why_not_to_its_end (ConsoleSession *session, const SortieLine *line, const SortieMove *first,
                    gboolean begins)
{
  SortieReadFault fault;
  g_autofree char *in_part = why_not_one_move (session, line, first), *sentence = NULL;

  if (in_part != NULL || sortie_read_ahead (offers_now (session), line, 0, &fault))
    return g_steal_pointer (&in_part);
  sentence = fault.sentence;
  if (begins && !fault.committed)
    return NULL;
  if (fault.left_over)
    return left_over_behind (line, fault.n);
  return begins ? g_strconcat (sentence, _ (" Nothing of the line is done."), NULL)
                : g_steal_pointer (&sentence);
}

char *
console_typed_why_not (ConsoleSession *session, char *const *words, guint n, SortieMove *ret)
{
  g_auto (SortieLine) line = { .n = 0 };
  SortieRead read;

  sortie_line_init_words (&line, words, n);
  read = sortie_read (offers_now (session), &line, 0);
  *ret = read.move;
  if (read.kind != SORTIE_READ_MOVE)
    return console_why_not (session, sortie_match_to_move (session->match), &line, 0);
  return read.n == n ? NULL : why_not_to_its_end (session, &line, &read.move, FALSE);
}

/* What stands behind the first move of a line. */
static void
feed_on (ConsoleSession *session, guint8 seat, const SortieLine *line, guint at)
{
  for (guint steps = 1; at < line->n; steps++)
    {
      SortieRead read = { .kind = SORTIE_READ_NOTHING };

      if (sortie_match_to_move (session->match) == seat)
        read = sortie_read (offers_now (session), line, at);
      if (read.kind == SORTIE_READ_MOVE)
        {
          play (session, &read.move);
          at += read.n;
        }
      else if (sortie_match_to_move (session->match) != seat || !play_only_answer (session))
        {
          g_autofree char *sentence = console_why_not (session, seat, line, at);

          fail (session, sentence, steps);
          return;
        }
    }
}

static void
feed (ConsoleSession *session, const SortieLine *line, const SortieRead *first)
{
  guint8 seat = sortie_match_to_move (session->match);
  g_autofree char *sentence = NULL;

  if (first->kind != SORTIE_READ_MOVE)
    sentence = console_why_not (session, seat, line, 0);
  else if (first->n < line->n)
    sentence = why_not_to_its_end (session, line, &first->move, TRUE);
  if (sentence != NULL)
    {
      console_session_refuse (session, sentence);
      return;
    }
  play (session, &first->move);
  feed_on (session, seat, line, first->n);
}

/* A verb alone, where it needs more: then the question is what. */
static gboolean
ask_what (ConsoleSession *session, const char *verb)
{
  g_autofree char *sentence = NULL;

  if (!console_moves_are_of (session, verb))
    return FALSE;
  sentence = sortie_sentence (_ ("“{verb}” needs more than that:"), "verb", verb, NULL);
  console_session_refuse (session, sentence);
  return console_moves_list (session, verb);
}

/* Words that only name a thing: what can be done with it. */
static gboolean
ask_what_with (ConsoleSession *session, const SortieLine *line)
{
  const SortiePlay *p = sortie_match_play (session->match);
  SortieRefusal why;
  g_autofree char *sentence = NULL;

  if (sortie_read_why (offers_now (session), line, 0, &why).kind != SORTIE_READ_NOTHING
      || why.reason != SORTIE_REASON_UNSAID)
    return FALSE;
  sentence = sortie_refusal_sentence (p, sortie_to_move (p), &why);
  console_session_refuse (session, sentence);
  console_moves_list_with (session, why.a);
  return TRUE;
}

static gboolean
is_number (const char *word)
{
  return *word != '\0' && strspn (word, "0123456789") == strlen (word);
}

static void
play_number (ConsoleSession *session, const char *word)
{
  guint64 number;
  SortieMove move;
  g_autofree char *sentence = NULL;
  gboolean is_one = g_ascii_string_to_unsigned (word, 10, 1, SORTIE_MAX_MOVES, &number, NULL)
                    && console_moves_number (session, (guint) number, &move);

  if (is_one && console_moves_are_listed (session))
    {
      play (session, &move);
      return;
    }
  sentence = sortie_sentence (
      is_one
          ? _ ("No numbers are on the screen now, so {n} may be a slip; “moves” lists the moves.")
          : _ ("There is no move number {n} now; “moves” lists them."),
      "n", word, NULL);
  console_session_refuse (session, sentence);
}

/* ---- Lines of a journal --------------------------------------------------------------- */

/* "player: done": what stands behind the seat's id, with the seat; NULL when that is missing. */
static const char *
behind_seat (const SortieSetup *setup, const char *line, guint8 *ret)
{
  for (*ret = 0; *ret < setup->n_seats; (*ret)++)
    {
      gsize length = strlen (setup->seat_ids[*ret]);

      if (g_str_has_prefix (line, setup->seat_ids[*ret]) && line[length] == ':')
        return line + length + 1 + strspn (line + length + 1, " ");
    }
  return NULL;
}

/* A journal also has the answers that were given alone: its line begins with one of them, or
 * is one. @given: "player: done". (nullable): what is left of the line; NULL when it repeats
 * nothing. */
static const char *
behind_repeat (ConsoleSession *session, guint8 seat, const char *line, const char *given)
{
  guint8 of;
  const char *answer = behind_seat (sortie_match_setup (session->match), given, &of);
  gsize length = answer != NULL ? strlen (answer) : 0;

  if (answer == NULL || of != seat || !g_str_has_prefix (line, answer)
      || (line[length] != '\0' && line[length] != ' '))
    return NULL;
  return line + length + strspn (line + length, " ");
}

/* What is left of a line behind the answers given alone that it repeats; they are kept. */
static const char *
behind_repeats (ConsoleSession *session, guint8 seat, const char *line)
{
  const GList *given = session->repeats.head;
  const char *rest;

  for (; given != NULL && *line != '\0'; given = given->next, line = rest)
    if ((rest = behind_repeat (session, seat, line, given->data)) == NULL)
      break;
  return line;
}

static void
say_repeats (ConsoleSession *session, const char *line)
{
  console_out_fill (session->out, _ ("“{line}” only repeats the answer that was given by itself."),
                    "line", line, NULL);
}

/* At a terminal a line that is legal now is a move, and of the others nobody repeats many on purpose.
 */
static const char *
skip_typed_repeat (ConsoleSession *session, guint8 seat, const char *line)
{
  const char *rest = behind_repeats (session, seat, line);

  if (rest == line || console_typed_is_move (session, line))
    return line;
  say_repeats (session, line);
  g_queue_clear_full (&session->repeats, g_free);
  return rest;
}

/* Takes off what a line of a journal or a file repeats. At a terminal what is legal now is a move; in a
 * file that is not yet known to be a journal it is taken for the repetition, and that is said. */
static const char *
skip_repeats (ConsoleSession *session, guint8 seat, const char *line)
{
  gboolean is_legal = console_typed_is_move (session, line);
  const char *rest;

  if (is_legal && console_input_is_interactive (session->input))
    return line;
  while (*line != '\0' && !g_queue_is_empty (&session->repeats)
         && (rest = behind_repeat (session, seat, line, g_queue_peek_head (&session->repeats)))
                != NULL)
    {
      g_free (g_queue_pop_head (&session->repeats));
      if (is_legal && !session->repeating)
        say_repeats (session, line);
      session->repeating = TRUE;
      line = rest;
    }
  return line;
}

/* Verbs are taken with capitals too. */
static void
fold_verb (ConsoleSession *session, char **word)
{
  const SortieVerbDecl *verb = console_find_verb (sortie_match_setup (session->match), *word);

  if (verb != NULL)
    {
      g_free (*word);
      *word = g_strdup (verb->id);
    }
}

static void
play_words (ConsoleSession *session, const char *typed)
{
  g_auto (SortieLine) line = { .n = 0 };
  SortieRead read;

  sortie_line_init (&line, typed);
  if (line.n == 0)
    return;
  fold_verb (session, &line.words[0]);
  if (line.n == 1 && is_number (line.words[0]))
    {
      play_number (session, line.words[0]);
      return;
    }
  read = sortie_read (offers_now (session), &line, 0);
  if (read.kind == SORTIE_READ_NOTHING
      && ((line.n == 1 && ask_what (session, line.words[0])) || ask_what_with (session, &line)))
    return;
  feed (session, &line, &read);
}

void
console_typed_play (ConsoleSession *session, const char *line)
{
  guint8 seat = sortie_match_to_move (session->match);
  const char *of_journal = behind_seat (sortie_match_setup (session->match), line, &seat);
  const char *left;

  if (of_journal == NULL)
    seat = sortie_match_to_move (session->match);
  else
    session->repeating = TRUE;
  left = of_journal != NULL ? of_journal : line;
  if (of_journal == NULL && console_input_is_interactive (session->input))
    left = skip_typed_repeat (session, seat, left);
  else
    left = skip_repeats (session, seat, left);
  if (*left == '\0')
    return;
  g_queue_clear_full (&session->repeats, g_free);
  if (seat == sortie_match_to_move (session->match))
    play_words (session, left);
  else
    console_session_refuse (session, _ ("It is not this seat that decides now."));
}

char *
console_typed_behind_repeats (ConsoleSession *session, const char *line)
{
  guint8 seat;
  const char *of_journal = behind_seat (sortie_match_setup (session->match), line, &seat);

  if (of_journal == NULL)
    seat = sortie_match_to_move (session->match);
  if (console_typed_is_move (session, line))
    return g_strdup (line);
  return g_strdup (behind_repeats (session, seat, of_journal != NULL ? of_journal : line));
}

gboolean
console_typed_is_move (ConsoleSession *session, const char *typed)
{
  g_auto (SortieLine) line = { .n = 0 };
  SortieRead read;

  sortie_line_init (&line, typed);
  if (line.n == 0 || console_find_verb (sortie_match_setup (session->match), line.words[0]) == NULL)
    return FALSE;
  read = sortie_read (offers_now (session), &line, 0);
  return read.kind == SORTIE_READ_MOVE && read.n == line.n;
}

/* Whether the thing is written or called so, not only in part. */
static gboolean
is_whole_name (const SortiePlay *p, guint8 seat, SortieRef ref, const char *typed)
{
  char buffer[SORTIE_MOVE_TEXT];
  g_autofree char *folded = sortie_words_fold (typed);
  g_autofree char *name = sortie_words_fold (sortie_ref_name (p, seat, ref, buffer));

  return strcmp (folded, name) == 0
         || strcmp (folded, sortie_ref_format (p, seat, ref, buffer)) == 0;
}

gboolean
console_typed_is_choice (ConsoleSession *session, char *const *words)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autofree char *typed = console_join (words);
  g_auto (SortieLine) line = { .n = 0 };
  SortieRead read;

  if (p->s->decision.n == 0)
    return FALSE;
  sortie_line_init_words (&line, words, g_strv_length ((char **) words));
  read = sortie_read (offers_now (session), &line, 0);
  return read.kind == SORTIE_READ_MOVE && read.n == line.n && read.move.verb == SORTIE_VERB_CHOOSE
         && is_whole_name (p, sortie_to_move (p), read.move.arg[0], typed);
}
