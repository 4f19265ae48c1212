/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-commands.c: the deck editor's commands, in a table, and its loop. */
#include "console/programs/edit.h"

#include <string.h>

#include "base/text.h"
#include "console/commands/lookup.h"
#include "console/screen/signals.h"
#include "content/deck-file.h"

#define MOST_SHOWN 12 /* names that a sentence lists at most */

typedef struct
{
  const char *word;  /* to be translated: people may type the word in English or in their language */
  const char *also;  /* (nullable): another word for it */
  const char *usage; /* the words that follow it */
  const char *help;
  void (*run) (ConsoleEditor *editor, char **words); /* @words: at least @least words after the command */
  guint least;
  enum
  {
    TAKES_NOTHING,
    TAKES_WORDS,
    TAKES_CARD, /* a card that the deck may contain */
    TAKES_MINE, /* a card of the deck */
    TAKES_FACTION,
    TAKES_FILE,
  } takes;
} Command;

extern const Command commands[];

/* (nullable) */
static const Command *
command_called (const char *word)
{
  for (const Command *command = commands; command->word != NULL; command++)
    if (console_word_is (word, command->word)
        || (command->also != NULL && g_ascii_strcasecmp (word, command->also) == 0))
      return command;
  return NULL;
}

/* In the reader's language. */
static const char *
word_of (const Command *command)
{
  return sortie_text_translate (SORTIE_TEXT_DOMAIN, command->word);
}

/* "add [NUMBER] CARD" (transfer full) */
static char *
usage_of (const Command *command)
{
  return g_strdup_printf ("%s %s", word_of (command), *command->usage != '\0' ? _ (command->usage) : "");
}

static void
say_usage (const ConsoleEditor *editor, const Command *command)
{
  g_autofree char *usage = usage_of (command);

  console_out_fill_in (editor->app->out, CONSOLE_WRONG, _ ("Usage: {command}"), "command", usage, NULL);
}

/* ---- Changing the deck --------------------------------------------------------------------- */

static void
remember_deck (ConsoleEditor *editor)
{
  g_ptr_array_add (editor->before, console_edit_deck_copy (editor->deck));
  editor->changed = TRUE;
}

/* "a, b, c": the cards that the words may mean. (transfer full) */
static char *
names_of_found (const ConsoleEditor *editor, const GArray *found)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (found->len, MOST_SHOWN); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                            console_search_name (editor->module, g_array_index (found, guint16, i)));
  if (found->len > MOST_SHOWN)
    g_string_append_printf (text, ", %s", console_out_ellipsis (editor->app->out));
  return g_string_free (text, FALSE);
}

/* Says a message, which may be part of others elsewhere, as a sentence. */
static void
say_wrong (const ConsoleEditor *editor, const char *message)
{
  g_autofree char *begun = sortie_text_capitalize (message);
  g_autofree char *sentence = g_strconcat (begun, g_str_has_suffix (begun, "?") ? "" : ".", NULL);

  console_out_say_in (editor->app->out, CONSOLE_WRONG, sentence);
}

/* "; did you mean ...?", @mine: only cards of the deck; otherwise preferably cards of the deck, or those that may be in
 * it. (transfer full) */
static char *
near_of (const ConsoleEditor *editor, const char *name, gboolean mine)
{
  const guint n = editor->module->catalogue->n_defs;
  g_autofree guint8 *among = g_malloc0 (n);
  char *near;

  for (guint16 def = 1; def < n; def++)
    among[def] = console_edit_deck_count (editor->deck, def) > 0 || (!mine && console_edit_fits (editor, def));
  near = console_search_near (editor->module, name, among);
  if (*near != '\0' || mine)
    return near;
  g_free (near);
  return console_search_near (editor->module, name, NULL);
}

/* Whether the words mean several cards of which none may be in the deck. If so, it says it. */
static gboolean
none_fits (const ConsoleEditor *editor, char **words)
{
  g_autofree char *name = console_join (words), *shown = sortie_text_clean (name), *list = NULL;
  g_autoptr (GArray) found = console_edit_meant (editor, name, FALSE);

  if (found->len < 2 || console_edit_fits (editor, g_array_index (found, guint16, 0)))
    return FALSE;
  list = names_of_found (editor, found);
  console_out_fill_in (editor->app->out, CONSOLE_WRONG,
                       _ ("“{word}” may be: {names}. The rules allow none of them in this deck."), "word", shown,
                       "names", list, NULL);
  return TRUE;
}

/* The card that the words mean; 0: none or several, and it says so. */
static guint16
card_named (const ConsoleEditor *editor, char **words, gboolean mine)
{
  g_autofree char *name = console_join (words), *shown = sortie_text_clean (name);
  g_autoptr (GArray) found = console_edit_meant (editor, name, mine);
  g_autofree char *near = NULL, *list = names_of_found (editor, found), *sentence = NULL;

  if (found->len > 0 && mine
      && console_edit_deck_count (editor->deck, g_array_index (found, guint16, 0)) == 0)
    {
      console_out_fill_in (editor->app->out, CONSOLE_WRONG, _ ("{card} is not in the deck."), "card",
                           shown, NULL);
      return 0;
    }
  if (found->len == 1)
    return g_array_index (found, guint16, 0);
  if (found->len > 1)
    {
      console_out_fill_in (editor->app->out, CONSOLE_WRONG, _ ("“{word}” may be: {names}."), "word",
                           shown, "names", list, NULL);
      return 0;
    }
  near = near_of (editor, name, mine);
  sentence = g_strdup_printf (_ ("no card is called “%s”%s"), shown, near);
  say_wrong (editor, sentence);
  return 0;
}

/* "4 defender", "defender": the number, or @usual if there is none; one that no command takes is 0. Returns: the words
 * of the card */
static char **
take_number (char **words, guint usual, guint *ret)
{
  const char *digits = words[0] != NULL && words[0][0] == '-' ? words[0] + 1 : words[0];
  guint64 number;

  *ret = usual;
  if (words[0] == NULL || words[1] == NULL || !g_ascii_isdigit (*digits)
      || digits[strspn (digits, "0123456789")] != '\0')
    return words;
  *ret = g_ascii_string_to_unsigned (words[0], 10, 1, CONSOLE_EDIT_MOST, &number, NULL) ? (guint) number : 0;
  return words + 1;
}

static gboolean
is_number (const ConsoleEditor *editor, guint n)
{
  if (n >= 1 && n <= CONSOLE_EDIT_MOST)
    return TRUE;
  console_out_fill_in (editor->app->out, CONSOLE_WRONG, _ ("The number must be from 1 to {most}."),
                       "most", SORTIE_DIGITS (CONSOLE_EDIT_MOST), NULL);
  return FALSE;
}

static void
say_count (const ConsoleEditor *editor, guint16 def)
{
  console_out_fill (editor->app->out, _ ("{card}: {n} in the deck."), "card",
                    sortie_def_name (editor->module->catalogue, def), "n",
                    SORTIE_DIGITS (console_edit_deck_count (editor->deck, def)), NULL);
  console_edit_show_state (editor);
}

static void
add_cards (ConsoleEditor *editor, char **words)
{
  guint n;
  char **name = take_number (words, 1, &n);
  guint16 def = is_number (editor, n) && !none_fits (editor, name) ? card_named (editor, name, FALSE) : 0;

  if (def == 0)
    return;
  remember_deck (editor);
  console_edit_deck_add (editor->deck, def, n, console_edit_model_of (editor, def));
  say_count (editor, def);
  console_edit_show_other_start (editor);
}

static void
empty (ConsoleEditor *editor)
{
  remember_deck (editor);
  while (editor->deck->lines->len > 0)
    console_edit_deck_remove (editor->deck, g_array_index (editor->deck->lines, ConsoleEditLine, 0).def,
                              CONSOLE_EDIT_MOST);
  console_out_say (editor->app->out, _ ("The deck is empty. “undo” takes that back."));
}

static void
drop (ConsoleEditor *editor, char **words)
{
  guint n = CONSOLE_EDIT_MOST;
  gboolean all = console_word_is (words[0], NC_ ("editor", "all"));
  char **name = all ? words + 1 : take_number (words, 1, &n);
  guint16 def;

  if (all && *name == NULL)
    {
      empty (editor);
      return;
    }
  def = is_number (editor, n) ? card_named (editor, name, TRUE) : 0;
  if (def == 0)
    return;
  remember_deck (editor);
  console_edit_deck_remove (editor->deck, def, n);
  say_count (editor, def);
}

static void
undo_edit (ConsoleEditor *editor, G_GNUC_UNUSED char **words)
{
  if (editor->before->len == 0)
    {
      console_out_say_in (editor->app->out, CONSOLE_WRONG, _ ("There is nothing to undo."));
      return;
    }
  console_edit_deck_free (editor->deck);
  editor->deck = g_ptr_array_steal_index (editor->before, editor->before->len - 1);
  editor->changed = TRUE;
  console_edit_show_state (editor);
}

static void
rename_deck (ConsoleEditor *editor, char **words)
{
  g_autofree char *name = console_join (words);

  if (*name == '\0')
    {
      say_usage (editor, command_called ("name"));
      return;
    }
  remember_deck (editor);
  g_free (editor->deck->name);
  g_free (editor->deck->id);
  editor->deck->name = sortie_text_clean (name);
  editor->deck->id = console_edit_id (editor->module, name);
  console_out_fill (editor->app->out, _ ("The deck is called {name}."), "name", editor->deck->name,
                    NULL);
}

/* ---- Where cards start and lie, and comments on them ----------------------------------------- */

static gboolean
is_space (const char *word, SortieStart *ret)
{
  g_autofree char *lower = g_ascii_strdown (word, -1);

  return sortie_deck_start_parse (lower, ret);
}

static gboolean
has_grid (const SortieModule *module)
{
  const SortiePlaceDecl *places = module->game->places;

  for (; places != NULL && places->id != NULL; places++)
    if (places->shape == SORTIE_PLACE_GRID)
      return TRUE;
  return FALSE;
}

/* How many of the words name the card: the spaces, or "none", come after it. */
static guint
count_name (char **words)
{
  guint n = g_strv_length (words);
  SortieStart ignored;

  if (n > 1 && console_word_is (words[n - 1], NC_ ("editor", "none")))
    return n - 1;
  while (n > 1 && is_space (words[n - 1], &ignored))
    n--;
  return n;
}

static void
place_all (ConsoleEditor *editor, guint16 def, char **spaces)
{
  SortieStart at;

  console_edit_deck_lift (editor->deck, def);
  for (; *spaces != NULL; spaces++)
    if (is_space (*spaces, &at) && !console_edit_deck_start (editor->deck, def, at))
      {
        console_out_fill_in (editor->app->out, CONSOLE_WRONG,
                             _ ("There is no copy of {card} left for {space}."), "card",
                             sortie_def_name (editor->module->catalogue, def), "space", *spaces,
                             NULL);
        return;
      }
    else if (is_space (*spaces, &at))
      console_edit_show_start (editor, def, at);
}

static void
start (ConsoleEditor *editor, char **words)
{
  guint n = count_name (words);
  g_auto (GStrv) name = g_new0 (char *, n + 1);
  guint16 def;

  for (guint i = 0; i < n; i++)
    name[i] = g_strdup (words[i]);
  if (words[n] == NULL || !has_grid (editor->module))
    {
      say_usage (editor, command_called ("start"));
      return;
    }
  def = card_named (editor, name, TRUE);
  if (def == 0)
    return;
  remember_deck (editor);
  place_all (editor, def, words + n);
  console_edit_show_state (editor);
}

/* The zone of that name, if a ready-made deck has cards in it; -1: there is none. */
static gint
side_pile (const SortieModule *module, const char *word, GPtrArray *known)
{
  const SortieCatalogue *catalogue = module->catalogue;
  gint found = -1;

  for (guint i = 0; i < catalogue->n_decks; i++)
    for (guint k = 0; k < catalogue->decks[i].n_lines; k++)
      {
        guint16 zone = catalogue->decks[i].lines[k].zone;
        const char *id = zone != SORTIE_NO_INDEX ? module->game->zones[zone].id : NULL;

        if (id != NULL && !g_ptr_array_find_with_equal_func (known, id, g_str_equal, NULL))
          g_ptr_array_add (known, (gpointer) id);
        if (id != NULL && strcmp (id, word) == 0)
          found = zone;
      }
  return found;
}

static void
refuse_pile (const ConsoleEditor *editor, GPtrArray *known)
{
  g_autofree char *names = NULL;

  names = sortie_texts_join (known, ", ");
  console_out_fill_in (editor->app->out, CONSOLE_WRONG, _ ("Cards lie in: {names}."), "names", names,
                       NULL);
}

static void
pile (ConsoleEditor *editor, char **words)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  guint n = g_strv_length (words);
  g_autofree char *word = g_ascii_strdown (words[n - 1], -1);
  gint zone;
  guint16 def;

  g_ptr_array_add (known, (gpointer) C_ ("editor", "deck"));
  zone = side_pile (editor->module, word, known);
  if (zone < 0 && !console_word_is (word, NC_ ("editor", "deck")))
    {
      refuse_pile (editor, known);
      return;
    }
  g_clear_pointer (&words[n - 1], g_free);
  def = card_named (editor, words, TRUE);
  if (def == 0)
    return;
  remember_deck (editor);
  console_edit_deck_put (editor->deck, def, zone < 0 ? SORTIE_NO_INDEX : (guint16) zone);
  console_edit_show_state (editor);
}

static void
show_theme (const ConsoleEditor *editor)
{
  if (editor->deck->theme != NULL)
    console_out_say (editor->app->out, console_game_text (editor->module, editor->deck->theme));
  else
    console_out_say (editor->app->out, _ ("No sentence says yet how the deck plays."));
}

/* Alone, it shows the sentence; "none" removes it. */
static void
theme (ConsoleEditor *editor, char **words)
{
  g_autofree char *text = console_join (words);
  gboolean none = words[0] != NULL && words[1] == NULL && console_word_is (words[0], NC_ ("theme", "none"));

  if (*text != '\0')
    {
      remember_deck (editor);
      g_free (editor->deck->theme);
      editor->deck->theme = none ? NULL : sortie_text_clean (text);
    }
  show_theme (editor);
}

/* "CARD: TEXT" or, for the deck, "TEXT" */
static void
comment (ConsoleEditor *editor, char **words)
{
  g_autofree char *line = console_join (words);
  const char *colon = strchr (line, ':');
  g_autofree char *name = colon != NULL ? g_strndup (line, (gsize) (colon - line)) : NULL;
  g_auto (GStrv) card = name != NULL ? sortie_words_split (name) : NULL;
  guint16 def = card != NULL && card[0] != NULL ? card_named (editor, card, TRUE) : 0;

  if (colon != NULL && card[0] == NULL)
    say_usage (editor, command_called ("comment"));
  if (colon != NULL && def == 0)
    return;
  remember_deck (editor);
  console_edit_set_comment (editor->deck, def, colon != NULL ? colon + 1 : line);
  console_edit_show_state (editor);
}

/* (nullable): the id of the faction with that name; NULL: there is none, and it says so */
static const char *
faction_named (const ConsoleEditor *editor, const char *name)
{
  const SortieCatalogue *catalogue = editor->module->catalogue;
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autofree char *folded = sortie_words_fold (name), *near = NULL, *shown = NULL, *sentence = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; i < catalogue->n_factions; i++)
    {
      const char *id = catalogue->factions[i].id;

      if (strcmp (id, folded) == 0 || sortie_words_fold_to (console_faction_name (editor->module, id), folded))
        return id;
      g_ptr_array_add (known, (gpointer) id);
    }
  near = sortie_words_did_you_mean (name, (const char *const *) known->pdata, known->len);
  shown = sortie_text_clean (name);
  list = sortie_texts_join (known, ", ");
  /* Translators: the second %s: "; did you mean ...?" or a full stop. */
  sentence = g_strdup_printf (_ ("there is no faction “%s”%s There are: %s"), shown,
                              *near != '\0' ? near : ".", list);
  say_wrong (editor, sentence);
  return NULL;
}

static void
set_faction (ConsoleEditor *editor, char **words)
{
  g_autofree char *name = console_join (words);
  const char *id = faction_named (editor, name);

  if (id == NULL)
    return;
  remember_deck (editor);
  editor->deck->faction = id;
  console_edit_show_state (editor);
}

/* ---- Looking at the deck --------------------------------------------------------------------- */

static void
refuse_range (const ConsoleEditor *editor, const char *value, const char *word)
{
  g_autofree char *shown = sortie_text_clean (word);

  console_out_fill_in (editor->app->out, CONSOLE_WRONG,
                       _ ("“{value}” needs a number, such as 2 or 0-2, not “{word}”."), "value", value, "word", shown,
                       NULL);
}

static void
find_in_pool (ConsoleEditor *editor, char **words)
{
  g_autoptr (GArray) found = NULL;
  guint wrong = console_edit_wrong_range (editor->module, words);
  gboolean digits = words[wrong] != NULL && g_ascii_isdigit (words[wrong][0]);

  found = digits ? g_array_new (FALSE, FALSE, sizeof (guint16)) : console_edit_find (editor, words);
  if (words[wrong] != NULL && found->len == 0)
    {
      refuse_range (editor, words[wrong - 1], words[wrong]);
      return;
    }
  console_edit_show_cards (editor, found);
  if (found->len == 0)
    console_out_say (editor->app->out,
                     _ ("No card that may be in this deck has all of that. Try “find” with fewer "
                        "words."));
}

static void
show_deck (ConsoleEditor *editor, G_GNUC_UNUSED char **words)
{
  console_edit_show_deck (editor);
}

static void
check (ConsoleEditor *editor, G_GNUC_UNUSED char **words)
{
  if (console_edit_show_faults (editor) == 0)
    console_edit_show_state (editor);
  console_edit_show_other_start (editor);
}

static void
show_card (ConsoleEditor *editor, char **words)
{
  guint16 def = card_named (editor, words, FALSE);

  if (def != 0)
    console_card_say (editor->app->out, editor->module, def, editor->app->options->program);
}

static void
say_edit_help (ConsoleEditor *editor, G_GNUC_UNUSED char **words)
{
  for (const Command *command = commands; command->word != NULL; command++)
    {
      g_autofree char *usage = usage_of (command), *left = g_strconcat ("  ", usage, NULL);

      console_out_pair (editor->app->out, CONSOLE_PLAIN, left, 26, 4, _ (command->help));
    }
}

/* ---- Saving and leaving ------------------------------------------------------------------------ */

static void
save (ConsoleEditor *editor, char **words)
{
  g_autofree char *name = console_join (words);

  console_edit_save (editor, *name != '\0' ? name : NULL);
}

/* The entries of the question about unsaved changes. */
enum { SAVE, DROP, STAY };

/* What to do with them. Whoever presses Control-C or Control-D has not said that they may be lost: only the end of a
 * script or of the program drops them without that. */
static gint
ask_about_changes (const ConsoleEditor *editor)
{
  ConsoleInput *input = console_app_input (editor->app);
  g_autoptr (ConsolePick) pick = console_pick_new (_ ("The deck has changes that are not saved."));
  gint picked;

  pick->ways = _ ("“back” and “quit” also stay in the editor.");
  console_pick_add (pick, "save", C_ ("answer", "Save"), _ ("and leave"));
  console_pick_add (pick, "drop", C_ ("answer", "Leave"), _ ("without saving"));
  console_pick_add (pick, "stay", C_ ("answer", "Stay"), _ ("in the editor"));
  picked = console_pick_ask (pick, editor->app->out, input);
  if (picked != CONSOLE_PICKED_OUT)
    return picked == CONSOLE_PICKED_BACK ? STAY : picked;
  return console_input_is_interactive (input) && console_signals_take () != CONSOLE_SIGNAL_END ? STAY : DROP;
}

static void
leave_editor (ConsoleEditor *editor, G_GNUC_UNUSED char **words)
{
  const gint picked = editor->changed ? ask_about_changes (editor) : DROP;

  if (picked == SAVE && !console_edit_save (editor, NULL))
    return;
  if (picked == STAY)
    console_out_say (editor->app->out, _ ("You are still in the editor. The deck is not saved yet."));
  else if (picked == DROP && editor->changed)
    console_out_say (editor->app->out, _ ("The deck was not saved."));
  editor->over = picked != STAY;
}

const Command commands[] = {
  { .word = NC_ ("editor", "find"), .also = "show", .usage = N_ ("[WORD | VALUE NUMBER]..."),
    .takes = TAKES_WORDS, .run = find_in_pool,
    .help = N_ ("cards that may be in the deck: “find fire”, “find commons cost 0-2”") },
  { .word = NC_ ("editor", "add"), .usage = N_ ("[NUMBER] CARD"), .takes = TAKES_CARD, .least = 1,
    .run = add_cards, .help = N_ ("put cards into the deck") },
  { .word = NC_ ("editor", "remove"), .also = "delete", .usage = N_ ("[NUMBER | all] CARD"),
    .takes = TAKES_MINE, .least = 1, .run = drop, .help = N_ ("take cards out") },
  { .word = NC_ ("editor", "deck"), .also = "list", .usage = "", .run = show_deck,
    .help = N_ ("show the deck; “!” marks what breaks a rule") },
  { .word = NC_ ("editor", "check"), .usage = "", .run = check,
    .help = N_ ("what is missing or too many, and which rule says so") },
  { .word = NC_ ("editor", "card"), .usage = N_ ("CARD"), .takes = TAKES_CARD, .least = 1,
    .run = show_card, .help = N_ ("show a card") },
  { .word = NC_ ("editor", "undo"), .usage = "", .run = undo_edit,
    .help = N_ ("take the last change back") },
  { .word = NC_ ("editor", "name"), .usage = N_ ("NAME"), .takes = TAKES_WORDS, .least = 1,
    .run = rename_deck, .help = N_ ("give the deck a name") },
  { .word = NC_ ("editor", "faction"), .usage = N_ ("FACTION"), .takes = TAKES_FACTION,
    .least = 1, .run = set_faction, .help = N_ ("say which faction the deck is of") },
  { .word = NC_ ("editor", "start"), .usage = N_ ("CARD SPACE... | CARD none"), .takes = TAKES_MINE,
    .least = 2, .run = start, .help = N_ ("on which spaces copies of a card start") },
  { .word = NC_ ("editor", "pile"), .usage = N_ ("CARD PILE"), .takes = TAKES_MINE, .least = 2,
    .run = pile, .help = N_ ("in which side pile a card lies; “deck”: in none") },
  { .word = NC_ ("editor", "theme"), .usage = N_ ("[SENTENCE | none]"), .takes = TAKES_WORDS,
    .run = theme,
    .help = N_ ("say how the deck plays") },
  { .word = NC_ ("editor", "comment"), .usage = N_ ("[CARD:] TEXT"), .takes = TAKES_MINE,
    .least = 1, .run = comment, .help = N_ ("note something on a card or on the deck, in the file") },
  { .word = NC_ ("editor", "save"), .usage = N_ ("[NAME | FILE]"), .takes = TAKES_FILE, .run = save,
    .help = N_ ("save it in your folder of decks, or in a file") },
  { .word = NC_ ("editor", "help"), .also = "?", .usage = "", .run = say_edit_help,
    .help = N_ ("these words") },
  { .word = NC_ ("editor", "quit"), .also = "exit", .usage = "", .run = leave_editor,
    .help = N_ ("leave the editor") },
  { .word = NULL },
};

/* ---- Reading ------------------------------------------------------------------------------------- */

static void
refuse_word (const ConsoleEditor *editor, const char *word)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autofree char *near = NULL, *shown = sortie_text_clean (word), *sentence = NULL;

  for (const Command *command = commands; command->word != NULL; command++)
    g_ptr_array_add (known, (gpointer) word_of (command));
  near = sortie_words_did_you_mean (word, (const char *const *) known->pdata, known->len);
  sentence = *near != '\0'
                 ? g_strdup_printf (_ ("the editor does not know “%s”%s"), shown, near)
                 : g_strdup_printf (_ ("the editor does not know “%s”; “help” lists its words"), shown);
  say_wrong (editor, sentence);
}

static void
run_command (ConsoleEditor *editor, const Command *command, char **words)
{
  guint n = g_strv_length (words);

  if (n >= command->least && (n == 0 || command->takes != TAKES_NOTHING))
    command->run (editor, words);
  else
    say_usage (editor, command);
}

/* Only "cost 2" is a search. */
static void
run_line (ConsoleEditor *editor, const char *line)
{
  g_auto (GStrv) words = sortie_words_split (line);
  const Command *command;

  if (words[0] == NULL)
    return;
  command = command_called (words[0]);
  if (command != NULL)
    run_command (editor, command, words + 1);
  else if (console_edit_is_value (editor->module, words[0]) && words[1] != NULL)
    find_in_pool (editor, words);
  else
    refuse_word (editor, words[0]);
}

/* ---- Completion ------------------------------------------------------------------------------------ */

/* Adds the next word of a name, after @n typed words of it. As the first word, the id is possible too. */
static void
offer_name (GPtrArray *list, const SortieModule *module, guint16 def, char **typed, guint n)
{
  g_auto (GStrv) name = g_strsplit (sortie_def_name (module->catalogue, def), " ", -1);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *said = sortie_words_fold (typed[i]);
      g_autofree char *wanted = name[i] != NULL ? sortie_words_fold (name[i]) : g_strdup ("");

      if (strcmp (said, wanted) != 0)
        return;
    }
  if (n == 0)
    sortie_words_add (list, module->catalogue->defs[def].id);
  if (name[n] != NULL)
    sortie_words_add (list, name[n]);
}

static void
offer_cards (GPtrArray *list, const ConsoleEditor *editor, gboolean mine, char **typed, guint n)
{
  guint ignored;
  char **name = take_number (typed, 1, &ignored);
  guint skipped = name != typed || (n == 1 && g_ascii_isdigit (typed[0][0])) ? 1 : 0;

  for (guint16 def = 1; def < editor->module->catalogue->n_defs; def++)
    if (mine ? console_edit_deck_count (editor->deck, def) > 0 : console_edit_fits (editor, def))
      offer_name (list, editor->module, def, typed + skipped, n - skipped);
}

/* NULL: file names */
static GPtrArray *
candidates (const ConsoleEditor *editor, char **words, guint n)
{
  const Command *command = n > 0 ? command_called (words[0]) : NULL;
  GPtrArray *list = g_ptr_array_new ();

  if (command != NULL && command->takes == TAKES_FILE)
    {
      g_ptr_array_unref (list);
      return NULL;
    }
  for (const Command *c = commands; n == 0 && c->word != NULL; c++)
    sortie_words_add (list, word_of (c));
  for (guint i = 0; command != NULL && command->takes == TAKES_FACTION
                    && i < editor->module->catalogue->n_factions; i++)
    sortie_words_add (list, editor->module->catalogue->factions[i].id);
  if (command != NULL && (command->takes == TAKES_CARD || command->takes == TAKES_MINE))
    offer_cards (list, editor, command->takes == TAKES_MINE, words + 1, n - 1);
  return list;
}

static char **
complete_edit (gpointer data, const char *line, G_GNUC_UNUSED const char *word)
{
  g_auto (GStrv) words = sortie_words_split (line);
  GPtrArray *list = candidates (data, words, g_strv_length (words));

  if (list == NULL)
    return NULL;
  return sortie_texts_end (list);
}

/* ---- The loop ---------------------------------------------------------------------------------------- */

/* Control-C cancels the line; Control-D and the end of the input mean quit. */
static void
take_edit_line (ConsoleEditor *editor)
{
  const ConsoleOut *out = editor->app->out;
  g_autofree char *name = sortie_text_truncate (editor->deck->name, out->width / 2, console_out_ellipsis (out));
  g_autofree char *prompt = g_strdup_printf ("%s> ", name), *line = NULL;

  switch (console_input_read (console_app_input (editor->app), prompt, &line))
    {
    case CONSOLE_GOT_LINE:
      run_line (editor, line);
      break;
    case CONSOLE_GOT_TOO_MUCH:
      console_out_say_in (editor->app->out, CONSOLE_WRONG, line);
      break;
    case CONSOLE_GOT_INTERRUPT:
      console_out_say (editor->app->out, _ ("“quit” leaves the editor."));
      break;
    case CONSOLE_GOT_END:
      leave_editor (editor, NULL);
      break;
    }
}

static void
show_again (gpointer data)
{
  console_edit_show_deck (data);
}

void
console_edit_run (ConsoleEditor *editor)
{
  ConsoleInput *input = console_app_input (editor->app);
  ConsoleAbove above;

  console_edit_show_deck (editor);
  console_out_say (editor->app->out, _ ("“find” shows cards, “add” and “remove” change the deck, "
                                        "“check” says what is wrong, “help” lists all."));
  console_input_set_complete (input, complete_edit, editor);
  above = console_input_set_above (input, (ConsoleAbove){ show_again, editor });
  while (!editor->over && !console_out_is_lost (editor->app->out))
    {
      console_out_measure (editor->app->out);
      take_edit_line (editor);
      console_pager_show (editor->app->out);
    }
  console_input_set_complete (input, NULL, NULL);
  console_input_set_above (input, above);
}
