/* SPDX-License-Identifier: GPL-3.0-or-later */
/* example.c: builds an example of a whole line (commands.h). */
#include "console/commands/commands.h"

#include "flow/trial.h"

/* A line under construction. */
typedef struct
{
  SortieTrial *trial;
  GString *line;
  guint n; /* how many moves it has */
} Example;

/* A move that continues the line: one that declines only if there is no other. */
static gboolean
find_answer (SortieTrial *trial, SortieMove *ret)
{
  const SortieMoves *legal = sortie_trial_legal (trial);

  for (guint i = 0; i < legal->n; i++)
    {
      *ret = legal->moves[i];
      if (!sortie_verb (trial->play.setup, ret->verb)->declines)
        return TRUE;
    }
  return legal->n > 0;
}

/* Whether a single word means this move. */
static gboolean
is_move (const Example *example, const char *word, const SortieMove *move)
{
  g_autoptr (SortieOffers) offers = sortie_offers_new (example->trial->play.setup);
  g_auto (SortieLine) line = { .n = 0 };
  SortieRead read;

  sortie_line_init_words (&line, (char *const[]) { (char *) word }, 1);
  sortie_offers_look (offers, &example->trial->play, example->trial->seat, NULL);
  read = sortie_read (offers, &line, 0);
  return read.kind == SORTIE_READ_MOVE && sortie_moves_equal (&read.move, move);
}

/* Appends the move as a person types it, without its verb if that is not needed. */
static void
append (Example *example, const SortieMove *move)
{
  g_autoptr (SortieOffers) offers = sortie_offers_new (example->trial->play.setup);
  g_autofree char *whole = NULL;
  const char *text, *bare;

  sortie_offers_look (offers, &example->trial->play, example->trial->seat, NULL);
  text = whole = sortie_spell (offers, move);
  bare = move->n == 1 && example->n > 0 ? strchr (whole, ' ') : NULL;

  if (bare != NULL && is_move (example, bare + 1, move))
    text = bare + 1;
  g_string_append_printf (example->line, example->n > 0 ? " %s" : "%s", text);
  example->n++;
}

/* (transfer full): @move and the answers to what it asks; @ret_n: how many moves that is. */
static char *
example_of (const SortiePlay *now, guint8 seat, SortieMove move, guint *ret_n)
{
  g_auto (SortieTrial) trial = { .now = now, .seat = seat, .deaf = TRUE };
  Example example = { .trial = &trial, .line = g_string_new (NULL) };

  sortie_trial_enter (&trial, 0);
  do
    {
      append (&example, &move);
      sortie_trial_make (&trial, &move);
    }
  while (trial.play.s->tentative && sortie_to_move (&trial.play) == seat && find_answer (&trial, &move));
  *ret_n = example.n;
  return g_string_free (example.line, FALSE);
}

char *
console_example_of_move (ConsoleSession *session, const SortieMove *move)
{
  guint n = 0;

  return example_of (sortie_match_play (session->match), sortie_match_to_move (session->match), *move, &n);
}

char *
console_example_line (ConsoleSession *session, guint verb)
{
  const SortiePlay *now = sortie_match_play (session->match);
  guint8 seat = sortie_match_to_move (session->match);
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);
  char *longest = NULL;
  guint most = 0;

  if (seat == SORTIE_NO_SEAT || seat != console_session_reader (session)
      || sortie_verb (now->setup, verb)->operands[0].kind == SORTIE_OPERAND_NONE)
    return NULL;
  sortie_moves_legal (now, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      guint n = 0;
      gboolean fits = legal.moves[i].verb == verb && sortie_move_warning (now, seat, &legal.moves[i]) == NULL;
      g_autofree char *line = fits ? example_of (now, seat, legal.moves[i], &n) : NULL;

      if (n <= most)
        continue;
      most = n;
      g_free (longest);
      longest = g_steal_pointer (&line);
    }
  return longest;
}
