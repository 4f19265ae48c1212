/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever is done to a sound file: it loads, or it is refused with a message; and what loads
 * can be described. */
#include <string.h>

#include <sortie/base.h>
#include "speech/front-end.h"
#include "base/internal.h"
#include "language/internal.h"
#include "tests/language/words.h"
#include "tests/tap/tap.h"

static const char sample[] =
    "<keyword id=\"swift\"><name>Swift</name><text>Faster.</text>"
    "<modify value=\"cost\" add=\"-1\"/></keyword>"
    "<thing id=\"x\"><name>X</name><provenance confidence=\"designed\"/>"
    "<action><target name=\"one\" at-least=\"0\" at-most=\"2\"><from><where in=\"enemies\">"
    "<has value=\"attack\" at-most=\"2\"/><is value=\"rank\" "
    "word=\"hero\"/></where></from></target>"
    "<kill what=\"one\"/><for-each name=\"each\" in=\"allies\"><kill what=\"each\"/></for-each>"
    "<if test=\"done\"><then><let name=\"n\" be=\"menace\"/><draw n=\"n\"/></then></if>"
    "<may by=\"you\"><draw n=\"1\"/><else><stop/></else></may>"
    "<during until=\"end-of-turn\"><modify value=\"attack\" of=\"one\" "
    "add=\"1\"/></during></action>"
    "<when event=\"kill\" of=\"enemies\" by=\"you\"><mark what=\"self\" mark=\"wound\" "
    "add=\"amount\"/></when>"
    "<instead event=\"damage\" of=\"you\"><tidy zone=\"hand\"/></instead>"
    "<grant to=\"allies\"><ability cost=\"1\" timing=\"any\"><draw/></ability></grant>"
    "<keyword-of name=\"swift\"/></thing>";

static guint loaded, refused;

static void
load (const char *body)
{
  g_autofree char *messages = NULL;
  g_autoptr (SortieCatalogue) catalogue = words_load (body, &messages);

  CU_ASSERT ((catalogue == NULL) == (*messages != '\0'));
  if (catalogue == NULL)
    {
      refused++;
      return;
    }
  loaded++;
  for (guint16 def = 1; def < catalogue->n_defs; def++)
    g_free (sortie_program_describe (catalogue, def));
}

/* Where the quoted values of a text begin and how long they are. */
static GArray *
values_of (const char *text)
{
  GArray *list = g_array_new (FALSE, FALSE, 2 * sizeof (guint));

  for (const char *at = strchr (text, '"'); at != NULL; at = strchr (at + 1, '"'))
    {
      const char *end = strchr (at + 1, '"');
      guint value[2] = { (guint) (at + 1 - text), (guint) (end - at - 1) };

      g_array_append_val (list, value);
      at = end;
    }
  return list;
}

/* One value in the place of another. */
static char *
exchanged (SortieRng *rng)
{
  g_autoptr (GArray) values = values_of (sample);
  const guint *to = &g_array_index (values, guint, 2 * sortie_rng_below (rng, values->len));
  const guint *from = &g_array_index (values, guint, 2 * sortie_rng_below (rng, values->len));
  g_autofree char *before = g_strndup (sample, to[0]);
  g_autofree char *value = g_strndup (sample + from[0], from[1]);

  return g_strconcat (before, value, sample + to[0] + to[1], NULL);
}

static void
exchanged_values (void)
{
  SortieRng rng;

  loaded = refused = 0;
  sortie_rng_seed (&rng, 11);
  for (guint i = 0; i < 2000; i++)
    {
      g_autofree char *body = exchanged (&rng);

      load (body);
    }
  CU_ASSERT (loaded > 100);
  CU_ASSERT (refused > 500);
}

/* An element of the sample, chosen by where a tag begins, is left out or said twice. */
static void
changed_elements (void)
{
  SortieRng rng;

  loaded = refused = 0;
  sortie_rng_seed (&rng, 12);
  for (guint i = 0; i < 2000; i++)
    {
      const char *at = strchr (sample + sortie_rng_below (&rng, sizeof sample - 12), '<');
      gsize length = at != NULL ? strcspn (at, ">") + 1 : 0;
      g_autofree char *before = g_strndup (sample, at != NULL ? (gsize) (at - sample) : 0);
      g_autofree char *tag = g_strndup (at != NULL ? at : "", length);
      gboolean twice = sortie_rng_below (&rng, 2) == 0;
      g_autofree char *body = at != NULL ? g_strconcat (before, twice ? tag : "", twice ? tag : "",
                                                        at + length, NULL)
                                         : g_strdup (sample);

      load (body);
    }
  CU_ASSERT (refused > 500);
}

static void
changed_bytes (void)
{
  SortieRng rng;

  loaded = refused = 0;
  sortie_rng_seed (&rng, 13);
  for (guint i = 0; i < 2000; i++)
    {
      g_autofree char *body = g_strdup (sample);

      for (guint n = sortie_rng_below (&rng, 3) + 1; n > 0; n--)
        body[sortie_rng_below (&rng, sizeof sample - 1)] =
            (char) (32 + sortie_rng_below (&rng, 95));
      load (body);
    }
  CU_ASSERT (refused > 500);
}

static const TapTest tests[] = {
  { "exchanged values of attributes are refused or harmless", exchanged_values },
  { "tags that are missing or doubled are refused or harmless", changed_elements },
  { "changed letters in a file are refused or harmless", changed_bytes },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}
