/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-comments.c: the comments of a deck file. The XML parser drops them, so we find them in the text, and insert
 * them into the text that we write.
 */
#include "console/programs/edit.h"

#include <string.h>

#include "base/text.h"

static void
free_comment (gpointer data)
{
  ConsoleEditComment *comment = data;

  g_free (comment->text);
  g_free (comment);
}

void
console_edit_add_comment (ConsoleEditDeck *deck, guint16 def, const char *text)
{
  ConsoleEditComment *comment = g_new0 (ConsoleEditComment, 1);

  comment->def = def;
  comment->text = g_strstrip (g_strdup (text));
  if (deck->comments == NULL)
    deck->comments = g_ptr_array_new_with_free_func (free_comment);
  g_ptr_array_add (deck->comments, comment);
}

/* The card of `<cards of="ID"` at the next tag after @at that is not a comment; 0: another tag. */
static guint16
card_behind (const SortieCatalogue *catalogue, const char *at)
{
  static const char entry[] = "<cards of=\"";
  g_autofree char *id = NULL;

  while ((at = strchr (at, '<')) != NULL && g_str_has_prefix (at, "<!--"))
    {
      at = strstr (at, "-->");
      if (at == NULL)
        return 0;
    }
  if (at == NULL || !g_str_has_prefix (at, entry))
    return 0;
  at += strlen (entry);
  id = g_strndup (at, strcspn (at, "\""));
  return sortie_catalogue_find (catalogue, id);
}

void
console_edit_read_comments (ConsoleEditDeck *deck, const SortieCatalogue *catalogue,
                            const char *text)
{
  const char *at = text, *end;

  while ((at = strstr (at, "<!--")) != NULL && (end = strstr (at + 4, "-->")) != NULL)
    {
      g_autofree char *said = g_strndup (at + 4, (gsize) (end - at - 4));

      if (!g_str_has_prefix (g_strstrip (said), "SPDX-"))
        console_edit_add_comment (deck, card_behind (catalogue, end + 3), said);
      at = end + 3;
    }
}

static void
put_comments (GString *out, const ConsoleEditDeck *deck, guint16 def)
{
  for (guint i = 0; deck->comments != NULL && i < deck->comments->len; i++)
    {
      const ConsoleEditComment *comment = g_ptr_array_index (deck->comments, i);

      if (comment->def == def)
        g_string_append_printf (out, "  <!-- %s -->\n", comment->text);
    }
}

char *
console_edit_with_comments (const ConsoleEditDeck *deck, const SortieCatalogue *catalogue,
                            const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      guint16 def = card_behind (catalogue, lines[i]);

      if (def != 0)
        put_comments (out, deck, def);
      g_string_append_printf (out, "%s%s", lines[i], lines[i + 1] != NULL ? "\n" : "");
      if (i == 0)
        put_comments (out, deck, 0);
    }
  return g_string_free (out, FALSE);
}

char *
console_edit_comment (const ConsoleEditDeck *deck, guint16 def)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; deck->comments != NULL && i < deck->comments->len; i++)
    {
      const ConsoleEditComment *comment = g_ptr_array_index (deck->comments, i);

      if (comment->def == def)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", comment->text);
    }
  if (text->len == 0)
    return g_string_free (text, TRUE);

  g_autofree char *all = g_string_free (text, FALSE);

  return sortie_text_clean (all);
}

void
console_edit_set_comment (ConsoleEditDeck *deck, guint16 def, const char *text)
{
  g_autofree char *clean = g_strstrip (sortie_text_clean (text));
  g_autoptr (GString) typed = g_string_new (clean);

  for (guint i = deck->comments != NULL ? deck->comments->len : 0; i-- > 0;)
    if (((ConsoleEditComment *) g_ptr_array_index (deck->comments, i))->def == def)
      g_ptr_array_remove_index (deck->comments, i);
  g_string_replace (typed, "--", "\342\200\223", 0); /* an XML comment must not contain it */
  if (typed->len > 0)
    console_edit_add_comment (deck, def, typed->str);
}
