/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each part of tests/match/bad-journals.txt damages the journal of one match of Siegestorm, and says
 * which message that must give. It is read line by line; `#` begins a comment:
 *
 *     message NAME MESSAGE the words of a message, with {1} and {2} for what differs
 *     damage NAME          a part begins
 *     change KEY => TEXT   the first line whose text begins with KEY gets this text
 *     insert KEY => TEXT   a line before it
 *     drop KEY
 *     double KEY
 *     swap KEY             with the line after it
 *     append TEXT          a line at the end
 *     end KEY              that line and all after it are gone
 *     raw KEY => LINE      the line as it is written: {n}, {sum}, {text} stand for what is right
 *     first LINE           the first line of the file is this
 *     bytes TEXT           more bytes at the very end
 *     says [+N] MESSAGE    refused, at the line that was changed first, or N after it
 *     accepts MESSAGE      not refused, but that is said
 *
 * In all of them \n, \r, \t and \xHH stand for bytes. Numbers and sums are made right again after
 * all but `raw`, `first` and `bytes`. A message is @NAME, or @NAME TEXT => TEXT with what differs; or
 * only what it must tell, where its words are another test's. A * in it stands for anything. */
#include <sortie/match.h>
#include "match/whole.h"
#include "tests/tap/tap.h"

#include <glib/gstdio.h>
#include <string.h>

#define SEED 57
#define PLAYER 0

static char *folder, *path;
static SortieModule *module;
static GHashTable *messages; /* utf8, name -> words */

/* The journal that is damaged: a mulligan, a turn of the Boss, some steps, and giving up. */

static gboolean
is_players_turn (SortieMatch *match)
{
  const SortieMoves *legal = sortie_match_legal (match);
  SortieRefusal why;

  return sortie_match_play (match)->s->turn.number > 0
         && sortie_match_play (match)->s->turn.active == PLAYER && legal->n > 0
         && sortie_match_play_line (match, PLAYER, "done", &why);
}

static char *
make_journal (void)
{
  const SortieMatchSpec spec = { .module = module, .seed = SEED };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, &error);
  SortieRefusal why;

  tap_no_error (error);
  CU_ASSERT_TRUE_FATAL (sortie_match_play_line (match, PLAYER, "done", &why));
  while (!is_players_turn (match))
    CU_ASSERT_TRUE_FATAL (sortie_match_play_move (match, PLAYER,
                                                  &sortie_match_legal (match)->moves[0], &why));
  CU_ASSERT_TRUE_FATAL (sortie_match_play_line (match, PLAYER, "done", &why));
  CU_ASSERT_TRUE_FATAL (sortie_match_concede (match, PLAYER));
  return sortie_match_journal (match);
}

/* One damaged journal. */
typedef struct
{
  const char *name;    /* of the part that says how */
  GPtrArray *texts;    /* of utf8: the lines without number and sum, from number 1 on */
  GHashTable *raw;     /* index into texts, plus 1 -> how that line is written */
  char *first, *bytes; /* (nullable) */
  guint at;            /* the line of the file that was changed first; 0: none yet */
  gboolean is_told;    /* a message was asked for */
} Damage;

static Damage
damage_new (const char *name, const char *journal_text)
{
  g_autofree char *notice = NULL;
  g_autoptr (SortieJournal) journal =
      sortie_journal_read (journal_text, strlen (journal_text), "right", &notice, NULL);
  Damage damage = { .name = name, .texts = g_ptr_array_new_with_free_func (g_free) };

  damage.raw = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  for (guint i = 1; i < sortie_journal_n_lines (journal); i++)
    g_ptr_array_add (damage.texts, sortie_journal_line (journal, i));
  return damage;
}

static void
damage_clear (Damage *damage)
{
  g_ptr_array_unref (damage->texts);
  g_hash_table_unref (damage->raw);
  g_free (damage->first);
  g_free (damage->bytes);
}

/* "\n" and the like become what they stand for. */
static void
append_bytes (GString *text, const char *bytes)
{
  static const char names[] = "nrt", meant[] = "\n\r\t";

  for (; *bytes != '\0'; bytes++)
    if (bytes[0] != '\\')
      g_string_append_c (text, *bytes);
    else if (*++bytes == 'x')
      {
        g_string_append_c (text, g_ascii_xdigit_value (bytes[1]) << 4
                                     | g_ascii_xdigit_value (bytes[2]));
        bytes += 2;
      }
    else
      g_string_append_c (text, meant[strchr (names, *bytes) - names]);
}

static char *
unescaped (const char *text)
{
  GString *bytes = g_string_new (NULL);

  append_bytes (bytes, text);
  return g_string_free (bytes, FALSE);
}

static void
touch (Damage *damage, guint index)
{
  if (damage->at == 0)
    damage->at = index + 2; /* the first line has no number, and files count from 1 */
}

static guint
find_key (const Damage *damage, const char *key)
{
  for (guint i = 0; i < damage->texts->len; i++)
    if (g_str_has_prefix (damage->texts->pdata[i], key))
      return i;
  g_error ("%s: no line begins with “%s”", damage->name, key);
}

static void
set_text (Damage *damage, guint index, const char *text)
{
  g_free (damage->texts->pdata[index]);
  damage->texts->pdata[index] = unescaped (text);
}

static void
swap (Damage *damage, guint index)
{
  gpointer behind = damage->texts->pdata[index + 1];

  damage->texts->pdata[index + 1] = damage->texts->pdata[index];
  damage->texts->pdata[index] = behind;
}

/* "KEY => TEXT", "KEY": what is done to the line of that key. */
static void
edit (Damage *damage, const char *verb, const char *rest)
{
  g_auto (GStrv) parts = g_strsplit (rest, " => ", 2);
  guint index = find_key (damage, parts[0]);

  touch (damage, index);
  if (g_str_equal (verb, "change"))
    set_text (damage, index, parts[1]);
  else if (g_str_equal (verb, "insert"))
    g_ptr_array_insert (damage->texts, index, unescaped (parts[1]));
  else if (g_str_equal (verb, "drop"))
    g_ptr_array_remove_index (damage->texts, index);
  else if (g_str_equal (verb, "double"))
    g_ptr_array_insert (damage->texts, index, g_strdup (damage->texts->pdata[index]));
  else if (g_str_equal (verb, "end"))
    g_ptr_array_set_size (damage->texts, index);
  else if (g_str_equal (verb, "swap"))
    swap (damage, index);
  else if (g_str_equal (verb, "raw"))
    g_hash_table_insert (damage->raw, GUINT_TO_POINTER (index + 1), unescaped (parts[1]));
  else
    g_error ("%s: “%s” is nothing that can be done to a journal", damage->name, verb);
}

static void
apply (Damage *damage, const char *verb, const char *rest)
{
  if (g_str_equal (verb, "first"))
    damage->at = 1, damage->first = g_strdup (rest);
  else if (g_str_equal (verb, "bytes") || g_str_equal (verb, "append"))
    {
      touch (damage, damage->texts->len);
      if (*verb == 'b')
        damage->bytes = g_strdup (rest);
      else
        g_ptr_array_add (damage->texts, unescaped (rest));
    }
  else
    edit (damage, verb, rest);
}

/* Putting it together. */

/* Lines as they must be, unless they are written otherwise. */
static void
append_lines (const Damage *damage, GString *text)
{
  g_autoptr (SortieJournal) journal = sortie_journal_new ();

  for (guint i = 0; i < damage->texts->len; i++)
    {
      const char *raw = g_hash_table_lookup (damage->raw, GUINT_TO_POINTER (i + 1));
      g_autofree char *right = NULL;
      g_auto (GStrv) parts = NULL;

      sortie_journal_add (journal, damage->texts->pdata[i], -1);
      right = sortie_journal_framed_line (journal, i + 1);
      parts = g_strsplit (right, " ", 3);
      gsize start = text->len;
      g_string_append_printf (text, "%s\n", raw != NULL ? raw : right);
      if (raw == NULL)
        continue;
      g_autoptr (GString) line = g_string_new (text->str + start);
      g_string_replace (line, "{n}", parts[0], 0);
      g_string_replace (line, "{sum}", parts[1], 0);
      g_string_replace (line, "{text}", parts[2], 0);
      g_string_truncate (text, start);
      g_string_append (text, line->str);
    }
}

static void
write_journal (const Damage *damage)
{
  g_autoptr (GString) text = g_string_new (damage->first != NULL ? "" : "sortie-journal 1\n");

  if (damage->first != NULL)
    append_bytes (text, damage->first);
  append_lines (damage, text);
  if (damage->bytes != NULL)
    append_bytes (text, damage->bytes);
  CU_ASSERT_TRUE_FATAL (g_file_set_contents (path, text->str, text->len, NULL));
}

/* What is said of it. */

/* "@NAME TEXT => TEXT": the message of that name; other words as they are. (transfer full) */
static char *
in_words (const char *says)
{
  g_auto (GStrv) named = g_strsplit (says, " ", 2), texts = NULL;
  g_autoptr (GString) words = NULL;

  if (*says != '@')
    return g_strdup (says);
  words = g_string_new (g_hash_table_lookup (messages, named[0] + 1));
  if (words->len == 0)
    g_error ("%s: no message is called “%s”", says, named[0] + 1);
  texts = g_strsplit (named[1] != NULL ? named[1] : "", " => ", 2);
  for (guint i = 0; texts[i] != NULL; i++)
    {
      const char blank[] = { '{', (char) ('1' + i), '}', '\0' };

      g_string_replace (words, blank, texts[i], 0);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* "+N MESSAGE", "MESSAGE": with the file's name and the line. (transfer full) */
static char *
full_message (const Damage *damage, const char *says)
{
  g_autofree char *words = NULL;
  guint behind = 0;

  if (*says == '+')
    {
      behind = (guint) g_ascii_strtoull (says + 1, NULL, 10);
      says = strchr (says, ' ') + 1;
    }
  words = in_words (says);
  return g_strdup_printf ("%s:%u: %s", path, damage->at + behind, words);
}

static void
expect (const Damage *damage, const char *says, gboolean accepted)
{
  g_autofree char *wanted = full_message (damage, says), *notice = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = NULL;
  const char *said;

  write_journal (damage);
  match = sortie_match_open (module, path, &notice, &error);
  said = error != NULL ? error->message : notice;
  if (said == NULL || !g_pattern_match_simple (wanted, said))
    tap_string (said, wanted);
  if ((match != NULL) != accepted)
    tap_string (damage->name, accepted ? "accepted" : "refused");
}

/* One line of a part. */
static void
follow (Damage *damage, const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, " ", 2);

  if (g_str_equal (parts[0], "says") || g_str_equal (parts[0], "accepts"))
    expect (damage, parts[1], *parts[0] == 'a'), damage->is_told = TRUE;
  else
    apply (damage, parts[0], parts[1]);
}

static void
end_part (Damage *damage)
{
  if (!damage->is_told)
    tap_string (damage->name, "a damage with a message");
  damage_clear (damage);
}

/* Returns how many parts there are. */
static guint
check_each (char **lines, const char *journal)
{
  Damage damage;
  guint n = 0;

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, "message "))
      {
        g_auto (GStrv) parts = g_strsplit (*line, " ", 3);

        g_hash_table_insert (messages, g_strdup (parts[1]), g_strdup (parts[2]));
      }
    else if (g_str_has_prefix (*line, "damage "))
      {
        if (n++ > 0)
          end_part (&damage);
        damage = damage_new (strchr (*line, ' ') + 1, journal);
      }
    else if (**line != '\0' && **line != '#')
      follow (&damage, *line);
  end_part (&damage);
  return n;
}

static void
set_up (void)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;

  module = sortie_module_load (&paths, "siegestorm", &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  folder = g_dir_make_tmp ("sortie-XXXXXX", NULL);
  path = g_build_filename (folder, "journal", NULL);
  messages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static void
tear_down (void)
{
  g_unlink (path);
  g_rmdir (folder);
  g_free (path);
  g_free (folder);
  sortie_module_free (module);
  g_hash_table_unref (messages);
}

static void
each_bad_journal (void)
{
  g_autofree char *file =
      g_build_filename (g_getenv ("top_srcdir"), "tests", "match", "bad-journals.txt", NULL);
  g_autofree char *text = NULL, *journal = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  set_up ();
  journal = make_journal ();
  CU_ASSERT (check_each (lines, journal) >= 80);
  tear_down ();
}

static const TapTest tests[] = {
  { "each damaged journal is refused with its own message", each_bad_journal },
  { NULL },
};
TAP_MAIN (tests)
