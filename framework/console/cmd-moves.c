/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-moves.c: what may be done now, why not, and giving a half-made move up. */
#include "config.h"

#include "console/commands.h"

#include "base/i18n.h"
#include "console/moves.h"
#include "console/typed.h"
#include "flow/questions.h"

void
console_command_moves (ConsoleSession *session, char **words)
{
  g_autofree char *sentence = NULL;

  if (console_moves_list (session, words[0]))
    return;
  sentence = console_fill (_ ("There is no legal move “{verb}” now; “why {verb}” says why."),
                           "verb", words[0] != NULL ? words[0] : "", NULL);
  console_session_refuse (session, sentence);
}

void
console_command_why (ConsoleSession *session, char **words)
{
  SortieMove move;
  g_autofree char *why = NULL;
  const SortieVerbDecl *verb;
  guint64 number;

  if (words[1] != NULL || !g_ascii_string_to_unsigned (words[0], 10, 1, SORTIE_MAX_MOVES, &number, NULL)
      || !console_moves_number (session, (guint) number, &move))
    why = console_typed_why_not (session, words, g_strv_length (words), &move);

  if (why != NULL)
    {
      console_out_say (session->out, why);
      return;
    }
  verb = sortie_verb (sortie_match_setup (session->match), move.verb);
  if (verb->rule == NULL)
    console_out_say (session->out, _ ("That is legal."));
  else
    console_out_fill (session->out, _ ("That is legal, by {rule}."), "rule", verb->rule, NULL);
}

void
console_command_back (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  if (!sortie_match_back (session->match))
    {
      console_session_refuse (
          session, _ ("No move is being put together; “undo” takes back what was done."));
      return;
    }
  session->asked = FALSE;
}
