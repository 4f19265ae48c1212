/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pick.c: asks a person to pick from a numbered list (programs.h). */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "content/deck-file.h"
#include "console/commands/lookup.h"
#include "console/screen/paths.h"

static void
entry_free (gpointer data)
{
  ConsolePickEntry *entry = data;

  g_free (entry->id);
  g_free (entry->name);
  g_free (entry->about);
  g_free (entry->also);
  g_free (entry->group);
  g_free (entry);
}

ConsolePick *
console_pick_new (const char *heading)
{
  ConsolePick *pick = g_new0 (ConsolePick, 1);

  pick->heading = g_strdup (heading);
  pick->entries = g_ptr_array_new_with_free_func (entry_free);
  return pick;
}

void
console_pick_free (ConsolePick *pick)
{
  if (pick == NULL)
    return;
  g_ptr_array_unref (pick->entries);
  g_free (pick->heading);
  g_free (pick->help);
  g_free (pick->file);
  g_free (pick);
}

ConsolePickEntry *
console_pick_add (ConsolePick *pick, const char *id, const char *name, const char *about)
{
  ConsolePickEntry *entry = g_new0 (ConsolePickEntry, 1);

  entry->id = g_strdup (id);
  entry->name = g_strdup (name);
  entry->about = g_strdup (about);
  g_ptr_array_add (pick->entries, entry);
  return entry;
}

/* ---- Reading a line ------------------------------------------------------------------- */

/* Whether it is another name of the entry. */
static gboolean
is_also (const ConsolePickEntry *entry, const char *folded)
{
  g_auto (GStrv) names = g_strsplit (entry->also != NULL ? entry->also : "", ";", -1);
  gboolean is = FALSE;

  for (guint i = 0; names[i] != NULL && !is; i++)
    {
      g_autofree char *name = sortie_words_fold (names[i]);

      is = sortie_lexicon_are_alike (folded, name);
    }
  return is;
}

/* How well the typed words fit an entry, as names of the game are read: hyphens may replace spaces, commas may be left
 * out, and a word of the name may be enough: "frick" for "Cave Goblins, Frick". */
static SortieNameFit
fit_of (const ConsolePickEntry *entry, const char *folded)
{
  g_autofree char *name = sortie_words_fold (entry->name);

  if (sortie_lexicon_are_alike (folded, name))
    return SORTIE_NAME_IS_IT;
  /* "vanguards" is the id of one deck, but the faction of two */
  if (g_str_has_prefix (name, folded))
    return SORTIE_NAME_BEGINS;
  if (is_also (entry, folded) || strcmp (entry->id, folded) == 0)
    return SORTIE_NAME_IS_IT;
  if (g_str_has_prefix (entry->id, folded))
    return SORTIE_NAME_BEGINS;
  return console_text_has_word (name, folded) ? SORTIE_NAME_BEGINS_WORD : SORTIE_NAME_FITS_NOT;
}

/* Whether a word of the whole description begins with it. */
static gboolean
is_described_by (const ConsolePickEntry *entry, const char *folded)
{
  g_autofree char *all = g_strdup_printf ("%s %s %s", entry->name, entry->about,
                                          entry->group != NULL ? entry->group : "");
  g_autofree char *said = sortie_words_fold (all);

  return console_text_has_word (said, folded);
}

/* The only entry that fits best. */
static gint
find_best (const ConsolePick *pick, const char *folded)
{
  SortieNameFit best = SORTIE_NAME_FITS_NOT;
  gint found = CONSOLE_PICKED_NONE;

  for (guint i = 0; i < pick->entries->len; i++)
    {
      SortieNameFit fit = fit_of (pick->entries->pdata[i], folded);

      if (fit >= best && fit > SORTIE_NAME_FITS_NOT)
        found = fit > best ? (gint) i : CONSOLE_PICKED_NONE;
      best = MAX (best, fit);
    }
  return found;
}

gint
console_pick_find (const ConsolePick *pick, const char *line)
{
  g_autofree char *folded = sortie_words_fold (line);
  guint64 number;

  if (pick->entries->len == 0)
    return -1;
  if (*folded == '\0')
    return (gint) pick->usual;
  if (g_ascii_string_to_unsigned (folded, 10, 1, pick->entries->len, &number, NULL))
    return (gint) number - 1;
  return find_best (pick, folded);
}

/* Whether the line asks for the next page. */
static gboolean
is_more (const char *line)
{
  /* Translators: a word that is typed in a menu: show the next page of a long list. */
  return console_word_is (line, NC_ ("menu", "more"));
}

ConsoleMenuWord
console_menu_word (const char *line)
{
  /* Translators: a word that is typed in a menu: go to the question before. */
  if (console_word_is (line, NC_ ("menu", "back")))
    return CONSOLE_MENU_BACK;
  /* Translators: a word that is typed in a menu: say what is asked. */
  if (strcmp (line, "?") == 0 || console_word_is (line, NC_ ("menu", "help")))
    return CONSOLE_MENU_HELP;
  /* Translators: a word that is typed in a menu: leave it. */
  if (console_word_is (line, NC_ ("menu", "quit")) || console_word_is (line, NC_ ("menu", "exit")))
    return CONSOLE_MENU_OUT;
  return CONSOLE_MENU_ANSWER;
}

/* ---- Showing -------------------------------------------------------------------------- */

static void
show_entry (const ConsolePick *pick, guint i, ConsoleOut *out)
{
  const ConsolePickEntry *entry = pick->entries->pdata[i];
  const char *about = pick->is_brief ? "" : entry->about;
  g_autofree char *line = g_strdup_printf ("%s%s%s", entry->name, *about != '\0' ? ": " : "", about);

  console_out_item (out, i + 1, line);
}

/* Whether the question's heading already names the group: “Basic Boss deck”. */
static gboolean
is_heading (const ConsolePick *pick, const char *group)
{
  g_autofree char *one = sortie_words_fold (pick->heading), *other = sortie_words_fold (group);

  return strcmp (one, other) == 0;
}

/* Shows a group's heading where a page or a group begins. */
static void
show_group (const ConsolePick *pick, guint i, gboolean first, ConsoleOut *out)
{
  const ConsolePickEntry *entry = pick->entries->pdata[i];
  const ConsolePickEntry *before = first ? NULL : pick->entries->pdata[i - 1];

  if (entry->group != NULL && *entry->group != '\0' && !is_heading (pick, entry->group)
      && (first || g_strcmp0 (before->group, entry->group) != 0))
    console_out_say_in (out, CONSOLE_STRONG, entry->group);
}

/* lines of a page for the prompt and hints rather than entries */
#define LINES_AROUND 4
/* and for the default, if it is on another page */
#define LINES_OF_USUAL 2

static gboolean
is_full (const ConsoleOut *out, gsize from, guint around)
{
  return out->terminal && out->paged
         && console_out_count_lines (out->pending->str + from) + around > out->rows;
}

static gboolean
shows_usual (const ConsolePick *pick, guint top, guint end)
{
  return pick->usual >= top && pick->usual < end;
}

/* Shows a page of the entries from @top on: as many as fit, at least one. Returns: the first that does not. */
static guint
show_page (const ConsolePick *pick, guint top, ConsoleOut *out)
{
  gsize from = out->pending->len;
  guint i;

  for (i = top; i < pick->entries->len; i++)
    {
      gsize before = out->pending->len;

      show_group (pick, i, i == top, out);
      show_entry (pick, i, out);
      if (i > top
          && is_full (out, from, LINES_AROUND + (shows_usual (pick, top, i + 1) ? 0 : LINES_OF_USUAL)))
        {
          g_string_truncate (out->pending, before);
          break;
        }
    }
  return i;
}

/* "1 to 9 of 33.", if the page does not show all. */
static void
say_part (const ConsolePick *pick, guint top, guint end, ConsoleOut *out)
{
  if (top > 0 || end < pick->entries->len)
    console_out_fill (out,
                      end < pick->entries->len ? _ ("{first} to {last} of {all}. “more” goes on; a word shows those "
                                                    "with it.")
                                               : _ ("{first} to {last} of {all}: the end. “more” begins again; a word "
                                                    "shows those with it."), "first",
                      SORTIE_DIGITS (top + 1), "last", SORTIE_DIGITS (end), "all", SORTIE_DIGITS (pick->entries->len),
                      NULL);
}

/* Says what Enter alone picks, unless this page shows it. */
static void
say_usual (const ConsolePick *pick, guint top, guint end, ConsoleOut *out)
{
  const ConsolePickEntry *usual = pick->entries->pdata[pick->usual];

  if (!shows_usual (pick, top, end))
    console_out_fill (out, _ ("Enter alone picks {number}: {name}."), "number", SORTIE_DIGITS (pick->usual + 1), "name",
                      usual->name, NULL);
}

/* The same; names alone if the page should hold all entries and has no room for more. */
static guint
show_page_or_names (ConsolePick *pick, ConsoleOut *out)
{
  const gsize before = out->pending->len;
  guint end;

  pick->is_brief = FALSE;
  end = show_page (pick, pick->top, out);
  if (!pick->on_one_page || (pick->top == 0 && end == pick->entries->len))
    return end;
  g_string_truncate (out->pending, before);
  pick->is_brief = TRUE;
  return show_page (pick, pick->top, out);
}

static void
show_entries (ConsolePick *pick, ConsoleOut *out)
{
  guint end;

  pick->shown = pick->top;
  if (*pick->heading != '\0')
    console_out_say_in (out, CONSOLE_STRONG, pick->heading);
  end = show_page_or_names (pick, out);
  if (pick->takes_files && end == pick->entries->len)
    console_out_say (out, _ ("Or type the path of a deck file of your own."));
  say_part (pick, pick->top, end, out);
  say_usual (pick, pick->top, end, out);
  pick->top = end < pick->entries->len ? end : 0;
}

static void
say_pick_help (const ConsolePick *pick, ConsoleOut *out)
{
  const ConsolePickEntry *usual = pick->entries->pdata[pick->usual];

  if (pick->help != NULL)
    console_out_say (out, pick->help);
  console_out_fill (out,
                    _ ("Type a number or the beginning of a name. Enter alone picks “{name}”."),
                    "name", usual->name, NULL);
  /* "`back` goes to the question before, ...", below a question's help. */
  console_out_say (out, pick->ways != NULL ? pick->ways
                        : pick->is_first   ? _ ("“quit” or Control-D leaves.")
                                           : _ ("“back” goes to the question before, “quit” to the first page."));
}

/* "./my-imps.xml"; @bare: also "my-imps", if there is such a file */
static gboolean
take_file (ConsolePick *pick, const char *line, gboolean bare)
{
  if (!pick->takes_files
      || !(bare ? g_file_test (line, G_FILE_TEST_IS_REGULAR) : sortie_deck_is_path (line)))
    return FALSE;
  g_free (pick->file);
  pick->file = console_file_name (line);
  return TRUE;
}

static gint
take_only (const ConsolePick *pick, ConsoleOut *out)
{
  const ConsolePickEntry *only = pick->entries->pdata[0];

  console_out_fill (out, _ ("{label}: {text}."), "label", pick->heading, "text", only->name, NULL);
  return 0;
}

/* ---- Lines that match no entry ---------------------------------------------------------- */

/* a sentence names at most so many entries */
#define FEW 6

/* "Dawn Watch, Red Harvest": the names that begin with it; "" for all. (transfer full) */
static char *
names_like (const ConsolePick *pick, const char *folded, guint *ret_n)
{
  GString *names = g_string_new (NULL);

  *ret_n = 0;
  for (guint i = 0; i < pick->entries->len; i++)
    {
      const ConsolePickEntry *entry = pick->entries->pdata[i];

      if (fit_of (entry, folded) < SORTIE_NAME_BEGINS)
        continue;
      g_string_append_printf (names, "%s%s", *ret_n > 0 ? ", " : "", entry->name);
      ++*ret_n;
    }
  return g_string_free (names, FALSE);
}

static void
say_near (const ConsolePick *pick, const char *line, ConsoleOut *out)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *near = NULL, *shown = sortie_text_clean (line), *sentence = NULL;

  for (guint i = 0; i < pick->entries->len; i++)
    {
      const ConsolePickEntry *entry = pick->entries->pdata[i];

      g_ptr_array_add (words, entry->name);
      g_ptr_array_add (words, entry->id);
    }
  near = sortie_words_did_you_mean (line, (const char *const *) words->pdata, words->len);
  /* Translators: the second %s: "; did you mean ...?". */
  sentence = *near != '\0' ? g_strdup_printf (_ ("“%s” is not one of them%s"), shown, near)
                           : g_strdup_printf (_ ("“%s” is not one of them."), shown);
  console_out_say_in (out, CONSOLE_WRONG, sentence);
}

/* Shows the entries that contain the word, if there are any; Enter then picks the first. A single letter would
 * match almost all. */
static gboolean
show_those_with (ConsolePick *pick, const char *folded, ConsoleOut *out)
{
  guint n = 0;

  for (guint i = 0; i < pick->entries->len && g_utf8_strlen (folded, -1) > 1; i++)
    if (is_described_by (pick->entries->pdata[i], folded))
      {
        show_entry (pick, i, out);
        pick->usual = n++ == 0 ? i : pick->usual;
      }
  return n > 0;
}

static void
refuse_pick (ConsolePick *pick, const char *line, ConsoleOut *out)
{
  g_autofree char *folded = sortie_words_fold (line), *shown = sortie_text_clean (line);
  guint n, n_all;
  g_autofree char *like = names_like (pick, folded, &n);
  g_autofree char *all = names_like (pick, "", &n_all);

  if (n_all > FEW && show_those_with (pick, folded, out))
    return;
  if (n > 1)
    console_out_fill_in (out, CONSOLE_WRONG, _ ("“{word}” may be: {names}."), "word", shown,
                         "names", like, NULL);
  else
    say_near (pick, line, out);
  if (n_all <= FEW)
    console_out_fill_in (out, CONSOLE_WRONG,
                         _ ("Possible: {names}; or their numbers, “back”, “?”, “quit”."), "names",
                         all, NULL);
  else
    console_out_fill_in (
        out, CONSOLE_WRONG,
        _ ("Please type a number from 1 to {n}, the beginning of a name, “back”, “?” or “quit”."),
        "n", SORTIE_DIGITS (pick->entries->len), NULL);
}

/* ---- Asking --------------------------------------------------------------------------- */

/* What a whole line picks; CONSOLE_PICKED_NONE: it was answered, and the question remains. */
static gint
take_picked_line (ConsolePick *pick, const char *line, ConsoleOut *out)
{
  const ConsoleMenuWord word = console_menu_word (line);
  g_auto (GStrv) words = sortie_words_split (line);
  gint found = take_file (pick, line, FALSE) ? (gint) pick->entries->len : CONSOLE_PICKED_NONE;

  /* "back" is no beginning of “Look back” */
  if (found < 0 && word == CONSOLE_MENU_ANSWER)
    found = console_pick_find (pick, line);
  if (found >= 0)
    return found;
  if (is_more (line))
    {
      show_entries (pick, out);
      return CONSOLE_PICKED_NONE;
    }
  switch (word)
    {
    case CONSOLE_MENU_BACK:
      if (!pick->is_first)
        return CONSOLE_PICKED_BACK;
      console_out_say (out, _ ("This is the first question; “quit” leaves."));
      return CONSOLE_PICKED_NONE;
    case CONSOLE_MENU_HELP:
      say_pick_help (pick, out);
      return CONSOLE_PICKED_NONE;
    case CONSOLE_MENU_OUT:
      return CONSOLE_PICKED_OUT;
    case CONSOLE_MENU_ANSWER:
      if (take_file (pick, line, TRUE)) /* no entry has that name */
        return (gint) pick->entries->len;
      break;
    }
  if (pick->look == NULL || !pick->look (pick->look_data, words))
    refuse_pick (pick, line, out);
  return CONSOLE_PICKED_NONE;
}

/* A page of entries on a screen. */
typedef struct
{
  ConsolePick *pick;
  ConsoleOut *out;
} Page;

static void
show_again (gpointer data)
{
  const Page *page = data;

  page->pick->top = page->pick->shown;
  show_entries (page->pick, page->out);
}

static gint
ask_to_pick (ConsolePick *pick, ConsoleOut *out, ConsoleInput *input)
{
  gint found = CONSOLE_PICKED_NONE;

  console_out_measure (out);
  if (pick->again != NULL)
    console_out_say (out, pick->again);
  else
    show_entries (pick, out);
  while (found == CONSOLE_PICKED_NONE)
    {
      g_autofree char *line = NULL, *prompt = g_strdup_printf ("[%u]> ", pick->usual + 1);
      ConsoleGot got = console_input_ask (input, prompt, &line);

      if (got == CONSOLE_GOT_TOO_MUCH)
        console_out_say_in (out, CONSOLE_WRONG, line);
      else if (got != CONSOLE_GOT_LINE)
        found = CONSOLE_PICKED_OUT;
      else if (*g_strstrip (line) != '\0' || !out->left_pages)
        found = take_picked_line (pick, line, out);
      out->left_pages = FALSE;
    }
  return found;
}

gint
console_pick_ask (ConsolePick *pick, ConsoleOut *out, ConsoleInput *input)
{
  Page page = { pick, out };
  const ConsoleAbove above = console_input_set_above (input, (ConsoleAbove){ show_again, &page });
  const gint found = ask_to_pick (pick, out, input);

  console_input_set_above (input, above);
  return found;
}

gint
console_pick_ask_or_say (ConsolePick *pick, ConsoleOut *out, ConsoleInput *input)
{
  return pick->entries->len == 1 ? take_only (pick, out) : console_pick_ask (pick, out, input);
}
