/* SPDX-License-Identifier: GPL-3.0-or-later */
/* goal.c: how the match is won, above its first question: what the chosen cards say, such as the Boss, or the rules. */
#include "console/session/session.h"

#include <string.h>

#include <sortie/game.h>
#include <sortie/match.h>
#include <sortie/query.h>
#include "content/rulebook.h"
#include "match/front-end.h"
#include "module/front-end.h"

/* How much of a card's text is said. */
typedef enum
{
  GOAL_WHOLE,    /* all parts of the text */
  GOAL_PART,     /* the first part (SortieChoiceDecl) */
  GOAL_SENTENCE, /* its first sentence */
  N_GOALS
} Extent;

/* Adds what the card, if it is in play, cannot do again. */
static void
add_used_up (ConsoleSession *session, guint16 def, GString *text)
{
  const SortiePlay *p = &console_session_view (session)->play;

  for (SORTIE_EACH_PIECE (p, slot))
    {
      const SortieRef piece = sortie_piece_ref (p, slot);
      g_auto (GStrv) sentences = sortie_identity (p, piece) == def ? sortie_used_up_describe (p, piece) : NULL;

      for (guint i = 0; sentences != NULL && sentences[i] != NULL; i++)
        g_string_append_printf (text, " %s", sentences[i]);
    }
}

/* (nullable) (transfer full) */
static char *
words_of (ConsoleSession *session, guint16 def, Extent extent)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  const char *const *parts = catalogue->vocabulary->kinds[catalogue->defs[def].kind].texts;
  const guint n = parts != NULL ? g_strv_length ((char **) parts) : 0;
  g_autoptr (GString) text = g_string_new (NULL);
  const char *end;

  for (guint i = 0; i < n && (i == 0 || extent == GOAL_WHOLE); i++)
    if (catalogue->defs[def].text[i] != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sortie_def_text (catalogue, def, i));
  end = extent == GOAL_SENTENCE ? strstr (text->str, ". ") : NULL;
  if (end != NULL)
    g_string_truncate (text, (gsize) (end - text->str) + 1);
  if (text->len > 0 && extent == GOAL_WHOLE)
    add_used_up (session, def, text);
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

/* What the rules say, if the chosen cards say nothing of it: "The only player with a Summoner wins. (SW-24.1)" */
static void
say_rule (ConsoleSession *session)
{
  const SortieRulebook *book = sortie_module_rulebook (session->module, NULL);
  const guint mode = sortie_match_setup (session->match)->mode_row;

  for (const SortieEndDecl *end = session->module->game->ends; book != NULL && end != NULL && end->rule != NULL; end++)
    {
      const SortieRule *rule
          = end->modes == 0 || (end->modes >> mode & 1) ? sortie_rulebook_find (book, end->rule) : NULL;
      g_autofree char *line = NULL;

      if (rule == NULL)
        continue;
      line = g_strdup_printf ("%s (%s)", sortie_rule_text (book, rule), rule->id);
      console_out_hang (session->out, CONSOLE_PLAIN, 0, 2, line);
      return;
    }
}

/* Returns: the lines of the window that this took */
static guint
say_goal (ConsoleSession *session, Extent extent)
{
  const SortieChoiceDecl *choices = session->module->game->choices;
  const SortieCatalogue *catalogue = session->module->catalogue;
  const gsize before = session->out->pending->len;
  guint n;
  const SortieChosen *chosen = sortie_match_chosen (session->match, &n);

  for (guint i = 0; i < n; i++)
    {
      const guint16 def = choices[chosen[i].choice].card_kind != NULL ? sortie_catalogue_find (catalogue, chosen[i].id)
                                                                      : 0;
      g_autofree char *words = def != 0 ? words_of (session, def, extent) : NULL;
      g_autofree char *line = words != NULL ? g_strdup_printf ("%s: %s", sortie_def_name (catalogue, def), words)
                                            : NULL;

      if (line != NULL)
        console_out_hang (session->out, CONSOLE_PLAIN, 0, 2, line);
    }
  return console_out_count_lines (session->out->pending->str + before);
}

gboolean
console_goal_say (ConsoleSession *session, guint most)
{
  const gsize before = session->out->pending->len;

  if (session->guided) /* the lesson says it */
    return TRUE;
  if (say_goal (session, GOAL_SENTENCE) == 0)
    {
      if (most < G_MAXUINT) /* who asks is told all of the rules about it */
        say_rule (session);
      if (console_out_count_lines (session->out->pending->str + before) > most)
        g_string_truncate (session->out->pending, before);
      return TRUE;
    }
  g_string_truncate (session->out->pending, before);
  for (Extent extent = GOAL_WHOLE; extent < N_GOALS; extent++)
    {
      if (say_goal (session, extent) <= most)
        return TRUE;
      g_string_truncate (session->out->pending, before);
    }
  return FALSE;
}
