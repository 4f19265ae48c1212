/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hand-texts.c: in a wide window, what is printed on the reader's cards, to the right of the table.
 *
 *     ┌─ War Track 1 ──────────┐ ┌─ War Track 2 ──────────┐   Hand
 *     │ Silverleaf Archer      │ │ (empty)                │   Pilgrim Scribe
 *     │ ATT 6, DEF 1           │ │                        │     cost 0, ATT 4, DEF 1
 *
 * It takes no lines of its own, and the table has the same width whatever is in the hand, so that nothing moves. If the
 * table has too few lines, the longest texts are cut first.
 */
#include "console/session/session.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "console/screen/screen.h"
#include "module/front-end.h"

/* columns of the table, in whose cells nearly all names are whole; between it and the texts; and of these */
#define LEAST_TABLE 84
#define MOST_TABLE 100
#define GAP 2
#define LEAST_TEXTS 34
#define MOST_TEXTS 60

gboolean
console_is_hand (const SortieZoneDecl *decl)
{
  if (decl->faces == SORTIE_SEEN_BY_OTHERS)
    return TRUE;
  return (decl->faces == SORTIE_SEEN_BY_OWNER || decl->faces == SORTIE_SEEN_BY_TEAM) && !decl->ordered;
}

/* ---- The room for it ---------------------------------------------------------------------- */

/* Whether the table has places, and they keep their form in a part of the window. Two boards need the whole one. */
static gboolean
leaves_room (const SortieSketch *sketch)
{
  gboolean has_places = FALSE;

  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];

      if (item->grid != NULL)
        return item->grid->seam == 0;
      has_places = has_places || item->kind == SORTIE_SKETCH_BOX;
    }
  return has_places;
}

guint
console_beside_table (const ConsoleSession *session, const SortieSketch *sketch)
{
  const ConsoleOut *out = session->out;

  if (out->fixed || out->linear != CONSOLE_LINEAR_OFF || out->charset != NULL || out->rows < CONSOLE_LOW_WINDOW
      || out->columns < LEAST_TABLE + GAP + LEAST_TEXTS || !leaves_room (sketch))
    return 0;
  return CLAMP (out->columns - GAP - MIN (MOST_TEXTS, out->columns - GAP), LEAST_TABLE, MOST_TABLE);
}

/* ---- The texts ----------------------------------------------------------------------------- */

/* The lines that were written since @before, which are removed. (transfer full) */
static GStrv
take_lines (ConsoleOut *out, gsize before)
{
  GStrv lines;

  if (out->pending->len > before) /* the end of the last line begins no other */
    g_string_truncate (out->pending, out->pending->len - 1);
  lines = g_strsplit (out->pending->str + before, "\n", -1);
  g_string_truncate (out->pending, before);
  return lines;
}

/* "2 × Oath Knight", its values and its texts. (transfer full) */
static GStrv
lines_of_card (ConsoleSession *session, guint16 def, guint n)
{
  ConsoleOut *out = session->out;
  const gsize before = out->pending->len;
  const char *name = sortie_def_name (session->module->catalogue, def);
  g_autofree char *several = g_strdup_printf ("%u\u00a0×\u00a0%s", n, name);
  g_autofree char *printed = console_printed_text (session->module, def);

  console_out_hang (out, CONSOLE_STRONG, 2, 2, n > 1 ? several : name);
  if (*printed != '\0')
    console_out_hang (out, CONSOLE_PLAIN, 2, 0, printed);
  console_card_say_texts (out, session->module, def, 2);
  return take_lines (out, before);
}

/* The lines of each card of the reader's hands. (transfer full) (element-type GStrv) */
static GPtrArray *
texts_of_hand (ConsoleSession *session)
{
  const SortieView *view = console_session_view (session);
  const SortieSetup *setup = view->play.setup;
  GPtrArray *texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint16 zone = 0; zone < view->play.s->n_zones; zone++)
    {
      const SortieZoneDecl *decl = &setup->zones[setup->piles[zone].decl];
      g_autoptr (GArray) cards = sortie_sketch_cards (view, zone);

      if (setup->piles[zone].seat != view->seat || !console_is_hand (decl)
          || !sortie_sees (setup, decl->faces, view->seat, view->seat))
        continue;
      for (guint i = 0, n; i < cards->len; i += n)
        {
          const guint16 def = sortie_card (&view->play, g_array_index (cards, guint16, i))->def;

          for (n = 1; i + n < cards->len
                      && sortie_card (&view->play, g_array_index (cards, guint16, i + n))->def == def;)
            n++;
          g_ptr_array_add (texts, lines_of_card (session, def, n));
        }
    }
  return texts;
}

/* How many lines of each text there is room for: the longest give way first, but each keeps one. */
static void
share_out (const GPtrArray *texts, guint room, guint *shares)
{
  guint sum = 0, longest = 0;

  for (guint i = 0; i < texts->len; i++)
    sum += shares[i] = g_strv_length (texts->pdata[i]);
  while (sum > room && sum > texts->len)
    {
      for (guint i = 0; i < texts->len; i++)
        longest = shares[i] >= shares[longest] ? i : longest;
      shares[longest]--;
      sum--;
    }
}

/* Adds the lines of a text, the last one with an ellipsis if it has more. */
static void
add_some (GPtrArray *lines, char *const *text, guint n, const ConsoleOut *out, guint width)
{
  const char *ellipsis = console_out_ellipsis (out);

  for (guint i = 0; i < n; i++)
    if (i + 1 < n || text[n] == NULL || n == 1)
      g_ptr_array_add (lines, g_strdup (text[i]));
    else
      {
        g_autofree char *cut = g_strdup (text[i]);

        while (sortie_text_width (cut) + 1 + sortie_text_width (ellipsis) > width && strrchr (cut, ' ') != NULL)
          *strrchr (cut, ' ') = '\0';
        g_ptr_array_add (lines, g_strdup_printf ("%s %s", cut, ellipsis));
      }
}

/* (transfer full) */
static char *
heading_of_hand (ConsoleOut *out)
{
  const gsize before = out->pending->len;
  g_auto (GStrv) lines = NULL;

  /* Translators: above the texts of the reader's cards. */
  console_out_say_in (out, CONSOLE_STRONG, _ ("Your hand:"));
  lines = take_lines (out, before);
  return g_strdup (lines[0]);
}

/* At most @room lines, with a heading. (transfer full) (element-type utf8) */
static GPtrArray *
lines_of_hand (ConsoleSession *session, guint room, guint width)
{
  g_autoptr (GPtrArray) texts = texts_of_hand (session);
  g_autofree guint *shares = g_new0 (guint, texts->len + 1);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  if (texts->len > 0 && room > texts->len)
    g_ptr_array_add (lines, heading_of_hand (session->out));
  share_out (texts, room - lines->len, shares);
  for (guint i = 0; i < texts->len && lines->len + shares[i] <= room; i++)
    add_some (lines, texts->pdata[i], shares[i], session->out, width);
  return lines;
}

/* ---- Beside the table ---------------------------------------------------------------------- */

/* The columns of a line that was drawn, without the codes for its colours. */
static guint
width_of_drawn (const char *line)
{
  g_autoptr (GString) bare = g_string_new (NULL);

  for (const char *at = line; *at != '\0'; at++)
    if (*at == '\033')
      at += strcspn (at, "m");
    else
      g_string_append_c (bare, *at);
  return sortie_text_width (bare->str);
}

void
console_beside_add (ConsoleSession *session, gsize before, guint table)
{
  ConsoleOut *out = session->out;
  const guint width = MIN (out->columns - table - GAP, MOST_TEXTS), usual = out->width;
  g_auto (GStrv) drawn = take_lines (out, before);
  g_autoptr (GPtrArray) texts = NULL;

  out->width = width;
  texts = lines_of_hand (session, g_strv_length (drawn), width);
  out->width = usual;
  for (guint i = 0; drawn[i] != NULL; i++)
    {
      g_string_append (out->pending, drawn[i]);
      if (i < texts->len)
        {
          console_out_gap (out, width_of_drawn (drawn[i]), table + GAP);
          g_string_append (out->pending, texts->pdata[i]);
        }
      console_out_end_line (out);
    }
}
