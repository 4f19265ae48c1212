/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-help.c: help, from the tables of commands and moves. */
#include "console/commands/commands.h"

#include <string.h>

#include "base/text.h"
#include "flow/front-end.h"
#include "match/front-end.h"
#include "match/spec.h"
#include "console/commands/lookup.h"
#include "console/commands/typed.h"
#include "module/front-end.h"

/* where the explanations begin */
#define COLUMN 26
#define INDENT 2
/* on a table of this width each key is on one line */
#define KEY_WIDTH 160

/* "  save [FILE]             where the match is kept" */
static void
say_entry (ConsoleSession *session, const char *name, const char *words, const char *help)
{
  g_autofree char *left = g_strdup_printf ("  %s %s", name, words);

  console_out_pair (session->out, CONSOLE_STRONG, g_strchomp (left), COLUMN, 2 * INDENT, help);
}

/* The same for a word in the reader's language whose id is understood as well. */
static void
say_word (ConsoleSession *session, const char *word, const char *id, const char *words,
          const char *help)
{
  g_autofree char *both = NULL;

  if (strcmp (word, id) != 0)
    both = sortie_sentence (_ ("{help} (in English: {word})"), "help", help, "word", id, NULL);
  say_entry (session, word, words, both != NULL ? both : help);
}

static void
say_command (ConsoleSession *session, const ConsoleCommand *command)
{
  say_word (session, _ (command->name), command->name,
            *command->words != '\0' ? _ (command->words) : "", _ (command->help));
}

static const char *
operand_text (ConsoleSession *session, const SortieVerbDecl *verb, guint i)
{
  const char *name = verb->operands[i].name;

  if (name == NULL)
    return "";
  return sortie_rules_text (sortie_match_setup (session->match),
                            verb == sortie_verb (sortie_match_setup (session->match),
                                                 SORTIE_VERB_CHOOSE),
                            name);
}

/* The operands of a verb: "CARD [TARGET]". */
static char *
operands_text (ConsoleSession *session, const SortieVerbDecl *verb)
{
  GString *text = g_string_new (NULL);

  const SortieSetup *setup = sortie_match_setup (session->match);

  for (guint i = 0; i < SORTIE_MAX_MOVE_OPERANDS && sortie_operand_is_used (setup, &verb->operands[i]);
       i++)
    g_string_append_printf (text, verb->operands[i].optional ? " [%s]" : " %s",
                            operand_text (session, verb, i));
  return g_strchug (g_string_free (text, FALSE));
}

/* Says which words may follow `done` now, and how to go to a later step: `done STEP` also ends that step, which
 * players may not expect. */
static void
say_done_with (ConsoleSession *session)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_free);
  const char *help =
      _ ("End every step up to that one without doing anything in it; you are still asked every question that "
         "needs you. “done turn” ends the turn.");
  g_autofree char *list = NULL, *which = NULL, *all = NULL;

  console_steps_add_left (session, TRUE, steps);
  g_ptr_array_add (steps, NULL);
  list = g_strjoinv (", ", (char **) steps->pdata);
  which = sortie_sentence (_ ("Possible now: {list}. To get to a step, name the one before it."),
                           "list", list, NULL);
  all = *list != '\0' ? g_strconcat (help, " ", which, NULL) : g_strdup (help);
  say_entry (session, console_verb_word (session, SORTIE_VERB_DONE), _ ("STEP"), all);
}

static void
say_verb (ConsoleSession *session, guint number)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const SortieVerbDecl *verb = sortie_verb (setup, number);
  g_autofree char *operands = operands_text (session, verb);
  const char *help = sortie_rules_text (setup, number < SORTIE_N_VERBS, verb->help);
  g_autofree char *sentence =
      sortie_text_fill (help,
                        (const SortieTextArg[]){ { "a", operand_text (session, verb, 0) },
                                                 { "b", operand_text (session, verb, 1) } },
                        2);
  g_autofree char *with_rule =
      verb->rule != NULL ? g_strdup_printf ("%s (%s)", sentence, verb->rule)
                         : g_strconcat (sentence, console_hot_seat_gives_away (session, number), NULL);

  say_word (session, console_verb_word (session, number), verb->id, operands, with_rule);
  if (number == SORTIE_VERB_DONE)
    say_done_with (session);
}

/* What may be typed for a seat: its id, or its name in the reader's language if that is one other word. */
static const char *
seat_word (const SortieSetup *setup, guint8 seat)
{
  const char *name = sortie_seat_name (setup, seat);

  return strchr (name, ' ') == NULL && !sortie_seat_names_are_alike (name, setup->seat_ids[seat])
             ? name : setup->seat_ids[seat];
}

/* Says what may be typed about a seat. @only: (nullable): only this word after its id. FALSE: nothing. */
static gboolean
say_seat (ConsoleSession *session, guint8 seat, const char *only)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  gboolean any = only == NULL;
  const char *help, *word;

  if (any)
    say_entry (session, seat_word (setup, seat), "", _ ("what this seat shows openly"));
  for (guint i = 0; console_seat_is_automatic (setup, seat)
                    && (word = console_ledger_word (i, &help)) != NULL;
       i++)
    if (only == NULL || console_word_is (only, word))
      {
        say_entry (session, seat_word (setup, seat), _ (word), help);
        any = TRUE;
      }
  return any;
}

/* Whether another step of the turn, with the same kind of window, is the one for that verb. */
static gboolean
belongs_elsewhere (ConsoleSession *session, const SortiePhaseDecl *step, guint8 verb)
{
  const SortiePhaseDecl *phases = sortie_turn (sortie_match_play (session->match))->phases;

  for (const SortiePhaseDecl *other = phases; other->id != NULL; other++)
    if (other->window == step->window && other->mainly == verb)
      return step->mainly != verb;
  return FALSE;
}

/* "summon, play, activate": the verbs that do something in the window of that step. (transfer full) */
static char *
verbs_of_step (ConsoleSession *session, const SortiePhaseDecl *step)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (const guint8 *verb = sortie_decision_decl (setup, step->window)->verbs; *verb != 0xff; verb++)
    if (*verb != SORTIE_VERB_DONE && sortie_verb_is_offered (setup, *verb) && !sortie_verb (setup, *verb)->declines
        && !belongs_elsewhere (session, step, *verb))
      g_ptr_array_add (words, (gpointer) console_verb_word (session, *verb));
  g_ptr_array_add (words, NULL);
  return g_strjoinv (", ", (char **) words->pdata);
}

/* The later steps of the player's turn, each with its moves. */
static void
say_steps_to_come (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const guint8 seat = sortie_to_move (p);
  const SortiePhaseDecl *step = console_next_step (sortie_phase (p));
  const char *rule = console_later_step_rule (session);

  if (seat == SORTIE_NO_SEAT || p->s->turn.active != seat || seat != console_session_reader (session) || step == NULL)
    return;
  console_out_say_in (session->out, CONSOLE_STRONG, _ ("Still to come in this turn:"));
  for (; step != NULL; step = console_next_step (step))
    {
      g_autofree char *verbs = verbs_of_step (session, step);
      g_autofree char *with_rule = step->rule != NULL ? g_strdup_printf ("%s (%s)", verbs, step->rule) : NULL;

      say_entry (session, sortie_rules_text (p->setup, FALSE, step->title), "", with_rule != NULL ? with_rule : verbs);
    }
  if (rule != NULL)
    console_out_say (session->out, rule);
}

/* Whether the verb answers what is asked now, by the rules of that question and step. */
static gboolean
belongs_here (ConsoleSession *session, guint8 verb)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return sortie_to_move (p) != SORTIE_NO_SEAT
         && sortie_is_answered_by (sortie_decision_decl (p->setup, p->s->decision.kind), verb)
         && !(sortie_is_window (p) && belongs_elsewhere (session, sortie_phase (p), verb));
}

/* The moves for what is asked now, or the others. Returns whether there are any. */
static gboolean
say_verbs (ConsoleSession *session, gboolean here, const char *heading)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  gboolean any = FALSE;

  for (guint i = 0; i < sortie_n_verbs (setup); i++)
    if (sortie_verb_is_offered (setup, i) && belongs_here (session, (guint8) i) == here)
      {
        if (!any)
          console_out_say_in (session->out, CONSOLE_STRONG, heading);
        any = TRUE;
        say_verb (session, i);
      }
  return any;
}

static void
say_all_help (ConsoleSession *session)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  const gboolean any = say_verbs (session, TRUE, sortie_is_window (sortie_match_play (session->match))
                                                     ? _ ("Moves of this step:") : _ ("Answers to this question:"));

  say_steps_to_come (session);
  say_verbs (session, FALSE, any ? _ ("Other moves of this game:") : _ ("Moves of this game:"));
  console_out_say_in (session->out, CONSOLE_STRONG, _ ("Commands:"));
  for (const ConsoleCommand *c = session->commands; c->name != NULL; c++)
    if (console_command_is_offered (session, c))
      say_command (session, c);
  for (guint i = 0; i < setup->n_seats; i++)
    say_seat (session, (guint8) i, NULL);
  console_out_say (session->out, _ ("Type a move as “moves” shows it, or its number there; the "
                                    "answers that it asks for may follow on the same line, without "
                                    "their verbs. # begins a comment. Control-C drops a half-typed "
                                    "line, or asks before it leaves; Control-D leaves at once. The "
                                    "match is kept."));
  console_out_say (session->out, _ ("“help goal” says how the match is won, “help signs” explains the signs and "
                                    "numbers on the table; 3 (2) means: now 3, printed 2."));
}

/* Says a complete example of such a move. */
static void
say_example (ConsoleSession *session, guint8 verb)
{
  g_autofree char *line = console_example_line (session, verb);

  if (line == NULL)
    return;
  console_out_fill (session->out, _ ("For example now: {line}"), "line", line, NULL);
}

static gboolean
say_verb_named (ConsoleSession *session, const char *name)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const SortieVerbDecl *called = console_verb_known (session, name);
  guint8 verb;

  if (called == NULL || !sortie_verb_find (setup, called->id, &verb))
    return FALSE;
  say_verb (session, verb);
  say_example (session, verb);
  if (sortie_verb (setup, verb)->rule != NULL)
    console_rules_say_cited (session->out, session->module, sortie_verb (setup, verb)->rule);
  return TRUE;
}

/* Everything that may be explained. (transfer full) (element-type utf8) */
static GPtrArray *
known_words (ConsoleSession *session)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  GPtrArray *known = g_ptr_array_new_with_free_func (g_free);

  for (const ConsoleCommand *c = session->commands; c->name != NULL; c++)
    if (console_command_is_offered (session, c))
      g_ptr_array_add (known, g_strdup (_ (c->name)));
  for (guint i = 0; i < sortie_n_verbs (setup); i++)
    if (sortie_verb_is_offered (setup, i))
      g_ptr_array_add (known, g_strdup (sortie_verb_word (setup, i)));
  g_ptr_array_add (known, g_strdup ("goal"));
  console_list_read (session, SORTIE_NAME_KEYWORD, known);
  console_terms_add (session->module, known);
  console_list_read (session, SORTIE_NAME_SEAT, known);
  for (guint i = 0; i < setup->n_seats; i++)
    console_ledger_add (session, (guint8) i, known);
  return known;
}

/* The only one of several words that begins with @typed, which has several, too: "no man's land" for "no man".
 * (nullable) (transfer none) */
static const char *
find_begun (const GPtrArray *known, const char *typed)
{
  g_autofree char *folded = sortie_words_fold (typed);
  const char *found = NULL;

  for (guint i = 0; strchr (typed, ' ') != NULL && i < known->len; i++)
    {
      g_autofree char *word = sortie_words_fold (known->pdata[i]);

      if (!g_str_has_prefix (word, folded) || (found != NULL && strcmp (found, known->pdata[i]) == 0))
        continue;
      if (found != NULL)
        return NULL;
      found = known->pdata[i];
    }
  return found;
}

static void
refuse_word (ConsoleSession *session, const char *word, const char *near)
{
  console_session_refuse_fill (session, _ ("“{word}” is neither a command nor a move.{hint}"), "word", word, "hint",
                               near, NULL);
}

static gboolean
say_keyword_named (ConsoleSession *session, const char *name)
{
  guint16 keyword = console_find_keyword (session, name);

  if (keyword == SORTIE_NO_INDEX)
    return FALSE;
  console_keyword_say (session->out, session->module, keyword, INDENT);
  return TRUE;
}

/* "boss", "player one", "boss why" */
static gboolean
say_seat_named (ConsoleSession *session, char **words)
{
  guint8 seat;
  guint n = console_find_seat (session, words, &seat);

  return n > 0 && (words[n] == NULL || words[n + 1] == NULL) && say_seat (session, seat, words[n]);
}

/* "War Track 2", "Front Line (Boss)": the label without what distinguishes it from its fellows. (transfer full)
 * (nullable): the label has no such part */
static char *
without_number (const char *name)
{
  const char *end = strrchr (name, ' ');

  if (end == NULL || (end[1] != '(' && strspn (end + 1, "0123456789") != strlen (end + 1)))
    return NULL;
  return g_strndup (name, (gsize) (end - name));
}

/* Says what a word on cards or on the table means. */
static gboolean
say_term (ConsoleSession *session, const char *name)
{
  g_autofree char *general = NULL;

  if (console_term_say (session->out, session->module, name))
    return TRUE;
  general = without_number (name);
  return general != NULL && console_term_say (session->out, session->module, general);
}

/* What a sign means, from the list of signs: "★ can act or be chosen · † sword, → bow". (transfer full)
 * (nullable) */
static char *
sign_in_key (const char *drawn, const char *sign)
{
  g_autoptr (GRegex) between = g_regex_new ("\n| · | \\| |, ", 0, 0, NULL);
  g_auto (GStrv) parts = g_regex_split (between, drawn, 0);

  for (guint i = 0; parts[i] != NULL; i++)
    if (g_str_has_prefix (parts[i], sign)
        && (parts[i][strlen (sign)] == ' ' || g_str_has_prefix (parts[i] + strlen (sign), "\u00a0")))
      return g_strdup (parts[i]);
  return NULL;
}

static gboolean
say_sign (ConsoleSession *session, const SortieSketch *sketch, const char *sign)
{
  g_autoptr (ConsoleOut) out = console_out_new (NULL);
  g_autofree char *meaning = NULL;

  console_out_set_width (out, KEY_WIDTH);
  out->ascii = session->out->ascii;
  console_say_signs (out, sketch, console_session_reader (session));
  meaning = sign_in_key (out->pending->str, sign);
  if (meaning == NULL)
    return FALSE;
  console_out_say (session->out, meaning);
  /* the name after the sign may have its own explanation */
  console_term_say (session->out, session->module, g_utf8_offset_to_pointer (meaning, 2));
  return TRUE;
}

static gboolean
say_label (ConsoleSession *session, const SortieSketch *sketch, const char *name)
{
  g_autofree char *wanted = sortie_words_fold (name);

  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];
      g_autofree char *label = item->rule != NULL ? sortie_words_fold (item->label) : NULL;

      if (g_strcmp0 (label, wanted) == 0)
        return console_rules_say (session->out, session->module, item->rule, NULL);
    }
  return FALSE;
}

/* Explains what only the table shows, and no list of the game: a sign, or a label with its own rule. */
static gboolean
say_on_table (ConsoleSession *session, const char *name)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();

  console_session_allow (session, sketch);
  sortie_game_show (console_session_view (session), sketch);
  return g_utf8_strlen (name, -1) == 1 ? say_sign (session, sketch, name)
                                       : say_label (session, sketch, name);
}

/* ---- Cards ------------------------------------------------------------------------ */

/* "Sling" or "Slig" for "Slinger": the beginning of a name, perhaps with one later letter or a number (grid-short.c).
 * Both are folded. @whole: without that letter */
static gboolean
is_cut_of (const char *cut, const char *name, gboolean whole)
{
  const char *last = g_utf8_find_prev_char (cut, cut + strlen (cut));
  const gsize length = last != NULL ? (gsize) (last - cut) : 0;

  if (whole)
    return g_str_has_prefix (name, cut);
  return length > 1 && strncmp (name, cut, length) == 0
         && (g_ascii_isdigit (*last) || strstr (name + length, last) != NULL);
}

/* The names of cards on the table, as it may cut them. (transfer full) (element-type utf8) */
static GPtrArray *
names_on_table (ConsoleSession *session)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  sortie_game_show (console_session_view (session), sketch);
  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];

      if (item->kind == SORTIE_SKETCH_BOX && item->title != NULL)
        sortie_words_add (names, item->title);
      for (guint k = 0; item->grid != NULL && k < item->grid->cells->len; k++)
        {
          const SortieSketchCell *cell = item->grid->cells->pdata[k];

          if (cell->titles != NULL)
            sortie_words_add (names, cell->titles[0]);
        }
    }
  return names;
}

/* Shows the cards of the table whose names may be cut to this. */
static gboolean
say_cut_name (ConsoleSession *session, const char *typed)
{
  g_autoptr (GPtrArray) names = names_on_table (session);
  g_autofree char *cut = sortie_words_fold (typed);
  gboolean any = FALSE;

  for (gint whole = TRUE; whole >= FALSE && !any && strlen (cut) > 1; whole--)
    for (guint i = 0; i < names->len; i++)
      {
        g_autofree char *words = sortie_words_fold (names->pdata[i]);

        for (char *word = words; word != NULL; word = strchr (word, ' ') != NULL ? strchr (word, ' ') + 1 : NULL)
          if (is_cut_of (cut, word, whole))
            {
              console_command_card (session, (char *[]) { names->pdata[i], NULL });
              any = TRUE;
              break;
            }
      }
  return any;
}

/* "spearman": a card by its whole name. */
static gboolean
say_card_named (ConsoleSession *session, char **words, const char *name)
{
  SortieNameFound found;

  if (!console_find (session, SORTIE_NAME_DEF, name, &found) || found.fit < SORTIE_NAME_SOUNDS_ALIKE)
    return FALSE;
  console_command_card (session, words);
  return TRUE;
}

/* "medium": what the card that somebody has chosen, such as a Boss, is like then. */
static gboolean
say_record_named (ConsoleSession *session, const char *name)
{
  const SortieCatalogue *catalogue = session->module->catalogue;
  guint n;
  const SortieChosen *chosen = sortie_match_chosen (session->match, &n);
  gboolean any = FALSE;

  for (guint i = 0; i < n; i++)
    {
      guint16 def = chosen[i].deck == NULL ? sortie_catalogue_find (catalogue, chosen[i].id) : 0;

      any = (def != 0 && console_card_records_say (session->out, session->module, def, name, INDENT)) || any;
    }
  for (guint16 def = 1; def < catalogue->n_defs && !any; def++)
    any = console_card_records_say (session->out, session->module, def, name, INDENT);
  return any;
}

/* "signs": explains all signs of the table. */
static gboolean
say_signs (ConsoleSession *session, const char *name)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();

  if (!console_word_is (name, NC_ ("typed", "signs")))
    return FALSE;
  console_session_allow (session, sketch);
  sortie_game_show (console_session_view (session), sketch);
  console_say_signs (session->out, sketch, console_session_reader (session));
  return TRUE;
}

/* How this match is won and lost, by the chosen cards and the rules. FALSE: the game does not name these rules. */
static gboolean
say_goal (ConsoleSession *session)
{
  console_goal_say (session, G_MAXUINT);
  return console_rules_say_ends (session->out, session->module, sortie_match_setup (session->match)->mode_row);
}

static gboolean
asks_for_goal (const char *word)
{
  /* Translators: words of somebody who asks how a match is won, with blanks between them. */
  return console_word_is_among (word, NC_ ("typed", "goal goals aim win wins winning won winner lose loses losing lost "
                                                    "loser victory defeat"));
}

void
console_command_goal (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  if (say_goal (session))
    return;
  console_out_say (session->out, console_game_text (session->module, session->module->game->about));
  console_out_say (session->out, _ ("The game does not name the rules by which a match is won. “rules” lists all "
                                    "rules that it has."));
}

/* Avoids saying the same twice: a step and its move may share a name and a rule. */
static gboolean
say_other_term (ConsoleSession *session, const char *name)
{
  GString *pending = session->out->pending;
  gsize before = pending->len;
  gboolean is_one = say_term (session, name);
  g_autofree char *said = g_strdup (pending->str + before);

  g_string_truncate (pending, before);
  if (strstr (pending->str, said) == NULL)
    g_string_append (pending, said);
  return is_one;
}

/* "do I storm": the moves that the words name. */
static gboolean
say_verbs_among (ConsoleSession *session, char **words)
{
  gboolean any = FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    any = say_verb_named (session, words[i]) || any;
  return any;
}

/* Names the nearest known name if several words were mistyped; anything else may be a topic of the rules. */
static void
say_near (ConsoleSession *session, char **words, const char *name)
{
  g_autoptr (GPtrArray) known = known_words (session);
  const char *begun = find_begun (known, name);
  g_autofree char *near = console_near (name, known);

  if (begun != NULL)
    console_command_help (session, (char *[]) { (char *) begun, NULL });
  else if (say_verbs_among (session, words))
    return;
  else if ((*near == '\0' || strchr (name, ' ') == NULL)
           && console_rules_say (session->out, session->module, name, NULL))
    return;
  else if (console_card_is_meant (session, name)) /* by a part of its name: "silverleaf" */
    console_command_card (session, words);
  else
    refuse_word (session, name, near);
}

/* In a lesson, which says itself what to type. */
static void
say_for_lesson (ConsoleSession *session)
{
  static const char *const useful[] = { "moves", "card", "why", "quit" };

  say_entry (session, _ ("Enter"), "", _ ("says again what the lesson asks for"));
  for (guint i = 0; i < G_N_ELEMENTS (useful); i++)
    {
      const ConsoleCommand *command = console_command_find (session, useful[i]);

      if (command != NULL)
        say_command (session, command);
    }
  say_entry (session, _ ("help"), _ ("[WORD]"),
             _ ("explains a move, a command or a word on the screen; outside lessons, “help” alone lists all of them"));
}

/* The rules that name the word; a word in plain words needs them only for who asks. */
static void
say_rules_about (ConsoleSession *session, const char *name)
{
  if (!console_term_is_plain (session->module, name))
    {
      console_rules_say_about (session->out, session->module, name);
      return;
    }
  console_out_fill (session->out, _ ("“rules {word}” lists the rules about it."), "word", name, NULL);
}

/* A verb, a command, an ability and a word on cards may share a name. */
void
console_command_help (ConsoleSession *session, char **words)
{
  const ConsoleCommand *command;
  g_autofree char *name = console_join (words);
  gboolean is_known, is_word;

  if (words[0] == NULL && session->guided)
    {
      say_for_lesson (session);
      return;
    }
  if (words[0] == NULL)
    {
      say_all_help (session);
      if (sortie_match_to_move (session->match) == console_session_reader (session))
        console_offer_hint (session);
      return;
    }
  command = console_command_find (session, name);
  if (command != NULL)
    say_command (session, command);
  if (command != NULL && command->explain != NULL)
    command->explain (session);
  is_known = say_verb_named (session, name);
  is_known = say_keyword_named (session, name) || is_known;
  if (!is_known && asks_for_goal (name) && say_goal (session))
    return;
  is_known = say_seat_named (session, words) || is_known || command != NULL;
  is_word = say_other_term (session, name);
  if (is_word && !is_known)
    say_rules_about (session, name);
  is_known = is_word || is_known;
  is_known = is_known || say_signs (session, name) || console_own_word_say (session, name)
             || say_card_named (session, words, name) || say_record_named (session, name)
             || say_on_table (session, name) || say_cut_name (session, name);
  if (!is_known && asks_for_goal (words[g_strv_length (words) - 1]))
    console_command_goal (session, words);
  else if (!is_known)
    say_near (session, words, name);
}
