/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-ledger.c: why the rules decided for a seat as they did, and what they will do next. */
#include "console/commands/commands.h"

#include <string.h>

#include "console/commands/lookup.h"
#include "match/front-end.h"

#define INDENT 4

/* A line that begins with spaces continues the one before. */
static void
say_lines (ConsoleSession *session, char **lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    {
      guint spaces = strspn (lines[i], " ");

      console_out_hang (session->out, CONSOLE_PLAIN, spaces + INDENT, INDENT, lines[i] + spaces);
    }
}

static void
say_why (ConsoleSession *session, guint8 seat)
{
  g_auto (GStrv) lines
      = sortie_match_ledger (session->match, seat, console_session_reader (session));

  if (lines[0] == NULL)
    console_out_fill (session->out, _ ("The rules have made no decision for {seat} this turn."),
                      "seat", sortie_seat_name_in_text (sortie_match_setup (session->match), seat), NULL);
  say_lines (session, lines);
}

static void
say_next (ConsoleSession *session, guint8 seat)
{
  g_auto (GStrv) lines = NULL;

  if (sortie_match_is_over (session->match))
    {
      console_session_refuse (session, _ ("The match is over."));
      return;
    }
  lines = sortie_match_forecast (session->match, seat, console_session_reader (session), SORTIE_NOTHING);
  say_lines (session, lines);
}

static const struct
{
  const char *word;
  const char *also; /* (nullable): another word for it */
  const char *help;
  void (*say) (ConsoleSession *session, guint8 seat);
} questions[] = {
  { .word = N_ ("why"), .say = say_why,
    .help = N_ ("what the rules decided for this seat since its last turn began, and why") },
  { .word = N_ ("next"), .also = NC_ ("typed", "then"), .say = say_next,
    .help = N_ ("what they will do next, if that can be known") },
};

/* The number of the question with this word; G_N_ELEMENTS (questions): none */
static guint
find_question (const char *word)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (questions) && !console_word_is (word, questions[i].word)
         && (questions[i].also == NULL || !console_word_is (word, questions[i].also)))
    i++;
  return i;
}

gboolean
console_ledger_knows (const char *word)
{
  return find_question (word) < G_N_ELEMENTS (questions);
}

gboolean
console_ledger_run (ConsoleSession *session, guint8 seat, const char *word)
{
  const guint i = find_question (word);

  if (i == G_N_ELEMENTS (questions))
    return FALSE;
  if (console_seat_is_automatic (sortie_match_setup (session->match), seat))
    questions[i].say (session, seat);
  else
    console_session_refuse_fill (session, _ ("The rules make no decisions for {seat}."), "seat",
                                 sortie_seat_name_in_text (sortie_match_setup (session->match), seat), NULL);
  return TRUE;
}

void
console_ledger_add (ConsoleSession *session, guint8 seat, GPtrArray *known)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (guint i = 0; console_seat_is_automatic (setup, seat) && i < G_N_ELEMENTS (questions); i++)
    g_ptr_array_add (known, g_strdup_printf ("%s %s", setup->seat_ids[seat], _ (questions[i].word)));
}

/* Whether the next move may begin with these words. */
static gboolean
begin_an_answer (ConsoleSession *session, const SortieLine *line)
{
  guint8 seat = sortie_match_to_move (session->match);

  return sortie_read (sortie_match_offers (session->match, seat), line, 0).kind == SORTIE_READ_MOVE;
}

gboolean
console_ledger_refuse (ConsoleSession *session, guint8 seat, const SortieLine *line)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *typed = NULL, *near = NULL, *list = NULL;

  if (!console_seat_is_automatic (sortie_match_setup (session->match), seat)
      || begin_an_answer (session, line))
    return FALSE;
  console_ledger_add (session, seat, known);
  typed = console_join (line->words);
  near = console_near (typed, known);
  g_ptr_array_add (known, NULL);
  list = g_strjoinv (", ", (char **) known->pdata);
  console_session_refuse_fill (session, _ ("“{typed}” is no question about {seat}.{hint} Possible: {seat}, {list}."),
                               "typed", typed, "seat", line->words[0], "hint", near, "list", list, NULL);
  return TRUE;
}

const char *
console_ledger_word (guint n, const char **ret_help)
{
  if (n >= G_N_ELEMENTS (questions))
    return NULL;
  *ret_help = _ (questions[n].help);
  return questions[n].word;
}
