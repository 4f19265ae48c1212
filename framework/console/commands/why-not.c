/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/commands/why-not.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include <sortie/move.h>
#include <sortie/speech.h>
#include <sortie/match.h>
#include "console/commands/complete.h"
#include "console/commands/lookup.h"
#include "console/session/session.h"
#include "flow/pipeline.h"

/* The shortest of the names that begin with the word, or the first in which a later word does, or
 * NULL. */
static const char *
beginning_with (char *const *names, const char *word)
{
  g_autofree char *later = g_strconcat ("-", word, NULL);
  const char *found = NULL, *inside = NULL;

  for (; *names != NULL; names++)
    if (!g_str_has_prefix (*names, word))
      inside = inside == NULL && strstr (*names, later) != NULL ? *names : inside;
    else if (found == NULL || strlen (*names) < strlen (found))
      found = *names;
  return found != NULL ? found : inside;
}

/* What a first word may be: what is legal now, what a verb of the game is at another time. */
static char **
first_words (ConsoleSession *session)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  g_auto (GStrv) legal = console_complete_first (session);
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();

  for (guint i = 0; i < sortie_n_verbs (setup); i++)
    if (sortie_verb_is_used (setup, i))
      g_strv_builder_add (all, sortie_verb (setup, i)->id);
  g_strv_builder_addv (all, (const char **) legal);
  return g_strv_builder_end (all);
}

static void
add_def (GStrvBuilder *to, const SortiePlay *p, guint16 def)
{
  if (def == 0)
    return;
  g_strv_builder_add (to, sortie_def (p, def)->id);
  g_strv_builder_add (to, sortie_def_name (p->setup->catalogue, def));
}

/* What may follow: as moves are written, or what the reader sees on the table, in hand or
 * in a pile, by its id or its name. */
static char **
next_words (ConsoleSession *session, char *const *words, guint n)
{
  const SortiePlay *p = &console_session_view (session)->play;
  g_auto (GStrv) legal = console_complete_move (session, words, n);
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();

  g_strv_builder_addv (all, (const char **) legal);
  for (SORTIE_EACH_PIECE (p, slot))
    add_def (all, p, sortie_identity (p, sortie_piece_ref (p, slot)));
  for (guint i = 0; i < p->s->n_cards; i++)
    add_def (all, p, sortie_card (p, i)->def);
  return g_strv_builder_end (all);
}

/* " Did you mean “storm”?", about the first word with which nothing goes on here; or "". */
static char *
suggest (ConsoleSession *session, char *const *words, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) known =
          i == 0 ? first_words (session) : next_words (session, words, i);
      const char *near;

      if (g_strv_contains ((const char *const *) known, words[i]))
        continue;
      near = beginning_with (known, words[i]);
      if (near == NULL && strlen (words[i]) > 2) /* in short words every other is near */
        near = sortie_words_nearest (words[i], (const char *const *) known, g_strv_length (known));
      return near != NULL ? sortie_sentence (_ (" Did you mean “{word}”?"), "word", near, NULL)
                          : g_strdup ("");
    }
  return g_strdup ("");
}

const SortieVerbDecl *
console_find_verb (const SortieSetup *setup, const char *word)
{
  guint8 verb;

  return sortie_verb_find (setup, word, &verb) ? sortie_verb (setup, verb) : NULL;
}

/* "attack UNIT TARGET" (transfer full) */
static char *
usage_of (const SortieSetup *setup, const SortieVerbDecl *verb)
{
  GString *text = g_string_new (verb->id);

  for (guint i = 0; i < SORTIE_MAX_MOVE_OPERANDS && verb->operands[i].kind != SORTIE_OPERAND_NONE;
       i++)
    g_string_append_printf (
        text, verb->operands[i].optional ? " [%s]" : " %s",
        sortie_rules_text (setup, FALSE,
                           verb->operands[i].name != NULL ? verb->operands[i].name : "WHAT"));
  return g_string_free (text, FALSE);
}

/* "“play” is written: play CARD.", and where the legal ones are listed. */
static char *
how_written (ConsoleSession *session, const SortieVerbDecl *verb)
{
  g_autofree char *usage = usage_of (sortie_match_setup (session->match), verb);
  const char *sentence =
      console_moves_are_of (session, verb->id)
          ? _ ("“{verb}” is written: {usage}. “moves {verb}” lists what can be done so now.")
          : _ ("“{verb}” is written: {usage}. No such move is legal now; “moves” lists those that "
               "are.");

  return sortie_sentence (sentence, "verb", verb->id, "usage", usage, NULL);
}

/* The words begin with no verb and answer no question: neither a move nor a command. Alone they may
 * name something that one can look at. */
static char *
not_understood (ConsoleSession *session, char *const *words, guint n, const char *hint)
{
  g_autofree char *sentence = NULL;
  SortieNameFound found;

  if (n == 1 && console_find_shown (session, words[0], &found))
    return sortie_sentence (_ ("“{word}” by itself is no move; “show {word}” shows it."), "word",
                         words[0], NULL);
  sentence = sortie_sentence (
      _ ("“{word}” is neither a move nor a command here; “moves” lists the moves, “help” the "
         "commands."),
      "word", words[0], NULL);
  return g_strconcat (sentence, hint, NULL);
}

static char *
means_several (ConsoleSession *session, const SortieRead *read)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint8 seat = sortie_match_to_move (session->match);
  char one[SORTIE_MOVE_TEXT], other[SORTIE_MOVE_TEXT];

  return sortie_sentence (_ ("That could be “{one}” or “{other}”; say which."), "one",
                       sortie_move_format (p, seat, &read->move, one), "other",
                       sortie_move_format (p, seat, &read->other, other), NULL);
}

/* Whether nobody can know what was meant: the first word is no verb, and nothing that a verb
 * could be followed by. Inside a move it was meant as an answer. */
static gboolean
is_anything (const SortiePlay *p, const SortieRefusal *why, const char *word)
{
  if (why->reason == SORTIE_REASON_NO_VERB || why->reason == SORTIE_REASON_NONE)
    return TRUE;
  return why->reason == SORTIE_REASON_NO_SUCH && !p->s->tentative && strcmp (why->word, word) == 0;
}

/* "“move c4” goes on with one of these: c5, d4."; NULL when nothing that is legal begins so. */
static char *
how_to_go_on (ConsoleSession *session, char *const *words, guint n)
{
  g_auto (GStrv) next = console_complete_move (session, words, n);
  g_autofree char *begun = console_join (words), *list = g_strjoinv (", ", next);

  return *list == '\0' ? NULL
                       : sortie_sentence (_ ("“{begun}” goes on with one of these: {list}."),
                                          "begun", begun, "list", list, NULL);
}

/* Nothing that is legal begins with what is named first: for a reason of its own, and that the next
 * is missing is said as well, or for several. */
static char *
how_not_begun (ConsoleSession *session, const SortieVerbDecl *verb, char *const *words)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint8 seat = sortie_match_to_move (session->match);
  SortieRefusal why = { .reason = SORTIE_REASON_NONE };
  g_autofree char *usage = usage_of (p->setup, verb);
  SortieMove move;

  g_autofree char *begun = console_join (words), *sentence = NULL;

  sortie_move_parse (p, seat, begun, &move, NULL);
  if (sortie_read_why_begun (p, seat, &move, &why))
    {
      sentence = sortie_refusal_sentence (p, seat, &why);
      return sortie_sentence (_ ("{sentence} Such a move is written: {usage}."), "sentence",
                              sentence, "usage", usage, NULL);
    }
  if (!console_moves_are_of (session, verb->id))
    return how_written (session, verb);
  return sortie_sentence (
      _ ("No legal move begins with “{begun}”; “moves {verb}” lists what can be done so."), "begun",
      begun, "verb", verb->id, NULL);
}

static gboolean
answers_question (const SortiePlay *p, const SortieVerbDecl *verb)
{
  const guint8 *v = sortie_decision_decl (p->setup, p->s->decision.kind)->verbs;

  while (*v != 0xff && sortie_verb (p->setup, *v) != verb)
    v++;
  return *v != 0xff;
}

/* " “pass” lets it go by." to one who wanted to, with a word that is not the right one now; else "".
 * (transfer full) */
static char *
how_to_decline (const SortiePlay *p, const SortieVerbDecl *verb)
{
  SortieMove move;

  if (verb == NULL || !verb->declines || !sortie_move_declining (p, &move)
      || sortie_verb (p->setup, move.verb) == verb)
    return g_strdup ("");
  return sortie_sentence (_ (" “{verb}” lets it go by."), "verb",
                          sortie_verb (p->setup, move.verb)->id, NULL);
}

static gboolean
is_about_whereabouts (const SortieRefusal *why)
{
  return (why->reason >= SORTIE_REASON_NOT_AT_HAND && why->reason <= SORTIE_REASON_NONE_SEEN)
         || why->reason == SORTIE_REASON_NOTHING_THERE;
}

/* While it is not the moment for the verb, that is the reason, and not where the named card is: as
 * the game puts it where it says the same of all that could be named, or that it is no answer. */
static void
blame_the_moment (const SortiePlay *p, guint8 seat, const SortieVerbDecl *verb, SortieRefusal *why)
{
  SortieMove begun = { 0 };

  if (!is_about_whereabouts (why)
      || !sortie_verb_find (p->setup, verb->id, &begun.verb)
      || sortie_read_why_begun (p, seat, &begun, why))
    return;
  sortie_refuse (why, SORTIE_REASON_NOT_ASKED, 0, 0, 0, 0);
  g_strlcpy (why->word, verb->id, sizeof why->word);
}

/* A verb of the game at a moment at which something else is asked: that is said, too. */
static char *
not_the_moment (ConsoleSession *session, SortieRefusal why, const SortieVerbDecl *verb,
                const char *hint)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint8 seat = sortie_match_to_move (session->match);
  g_autofree char *sentence = NULL, *asked = sortie_question (p, seat), *decline = NULL;

  blame_the_moment (p, seat, verb, &why);
  sentence = sortie_refusal_sentence (p, seat, &why);
  decline = how_to_decline (p, verb);
  return g_strconcat (sentence, hint, decline,
                      p->s->tentative
                          ? _ (" “back” gives up the move that is being put together.")
                          : "",
                      " ", asked, NULL);
}

/* Whether the reason says by itself what is to be done: one who passes is told how. */
static gboolean
says_what_to_do (const SortieVerbDecl *verb, const SortieRefusal *why)
{
  return verb->operands[0].kind == SORTIE_OPERAND_NONE && why->reason != SORTIE_REASON_NOT_ASKED;
}

static char *
fits_not (ConsoleSession *session, const SortieRefusal *why, char *const *words, guint n)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieVerbDecl *verb = console_find_verb (p->setup, words[0]);
  gboolean unknown = why->reason == SORTIE_REASON_NO_SUCH || why->reason == SORTIE_REASON_NO_VERB
                     || why->reason == SORTIE_REASON_NONE;
  g_autofree char *hint = unknown ? suggest (session, words, n) : g_strdup ("");
  g_autofree char *sentence = NULL, *decline = NULL;

  if (verb != NULL && n == 1 && verb->operands[0].kind != SORTIE_OPERAND_NONE)
    return console_moves_are_of (session, verb->id) ? how_written (session, verb)
                                                    : how_not_begun (session, verb, words);
  if (verb != NULL && why->reason == SORTIE_REASON_OPERANDS)
    {
      sentence = how_to_go_on (session, words, n);
      return sentence != NULL ? g_steal_pointer (&sentence) : how_not_begun (session, verb, words);
    }
  if (verb == NULL && is_anything (p, why, words[0]))
    return not_understood (session, words, n, hint);
  if (verb != NULL && !answers_question (p, verb) && !says_what_to_do (verb, why))
    return not_the_moment (session, *why, verb, hint);
  sentence = sortie_refusal_sentence (p, sortie_match_to_move (session->match), why);
  decline = how_to_decline (p, verb);
  return g_strconcat (sentence, hint, decline, NULL);
}

char *
console_why_not (ConsoleSession *session, guint8 seat, const SortieLine *line, guint from)
{
  SortieOffers *offers = sortie_match_offers (session->match, seat);
  SortieRefusal why;
  SortieRead read;

  if (sortie_match_to_move (session->match) != seat)
    return sortie_sentence (_ ("“{word}” is left over: there is nothing more for you to decide now."),
                         "word", line->words[from], NULL);
  read = sortie_read (offers, line, from);
  if (read.kind == SORTIE_READ_MOVE)
    return NULL;
  if (read.kind == SORTIE_READ_SEVERAL)
    return means_several (session, &read);
  sortie_read_why (offers, line, from, &why);
  return fits_not (session, &why, line->words + from, line->n - from);
}
