/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/speech/sentences.h"
#include "speech/front-end.h"
#include "speech/internal.h"
#include "tests/tap/tap.h"

#include <string.h>

/* The clauses of an ability, one below the other. */
static char *
describe_ability (const SortieCatalogue *catalogue, const SortieKeyword *ability)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ability->n_clauses; i++)
    {
      g_autofree char *clause
          = sortie_clause_describe (catalogue, (guint16) (ability->first_clause + i));

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", clause);
    }
  return g_string_free (text, FALSE);
}

void
sentences_of_card (const SortieCatalogue *catalogue, const char *id, const char *expected)
{
  guint16 def = sortie_catalogue_find (catalogue, id);
  g_autofree char *text = sortie_program_describe (catalogue, def);

  CU_ASSERT (def != 0);
  tap_string (text, expected);
}

void
sentences_of_ability (const SortieCatalogue *catalogue, const char *id, const char *expected)
{
  gboolean found = FALSE;

  for (guint i = 0; i < catalogue->n_keywords; i++)
    if (strcmp (catalogue->keywords[i].id, id) == 0)
      {
        g_autofree char *text = describe_ability (catalogue, &catalogue->keywords[i]);

        tap_string (text, expected);
        found = TRUE;
      }
  CU_ASSERT (found);
}

static void
is_whole (const char *of, const char *text)
{
  static const char *const never[]
      = { "{", "?", "“", "  :", " .", " 1 spaces", " 1 wounds", "the opponents discards" };

  for (gsize i = 0; i < G_N_ELEMENTS (never); i++)
    {
      if (strstr (text, never[i]) != NULL)
        tap_note ("%s: %s", of, text);
      CU_ASSERT_PTR_NULL (strstr (text, never[i]));
    }
}

void
sentences_are_whole (const SortieCatalogue *catalogue)
{
  for (guint16 def = 1; def < catalogue->n_defs; def++)
    {
      g_autofree char *text = sortie_program_describe (catalogue, def);

      is_whole (catalogue->defs[def].id, text);
    }
  for (guint i = 0; i < catalogue->n_keywords; i++)
    {
      g_autofree char *text = describe_ability (catalogue, &catalogue->keywords[i]);

      is_whole (catalogue->keywords[i].id, text);
    }
}

/* So that a name of a card's program is told from every other word. */
#define NAME "qzx"

static void
mark_names (SortieCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->n_slot_names; i++)
    if (catalogue->slot_names[i] != NULL)
      catalogue->slot_names[i] = NAME;
}

static void
names_nothing (const SortieCatalogue *catalogue, guint16 program, guint from, guint slot,
               guint16 offered)
{
  g_autofree char *one = sortie_offered_describe (catalogue, program, offered, TRUE, NULL, NULL);
  g_autofree char *many = sortie_offered_describe (catalogue, program, offered, FALSE, NULL, NULL);
  g_autofree char *use = sortie_use_describe (catalogue, program, from, slot, NULL, NULL);
  g_autofree char *all = g_strjoin (" | ", one, many, use, NULL);

  CU_ASSERT (*one != '\0' && *many != '\0');
  if (strstr (all, NAME) != NULL || g_getenv ("SHOW") != NULL)
    tap_note ("program %u: %s", program, all);
  CU_ASSERT_PTR_NULL (strstr (all, NAME));
}

void
sentences_name_nothing (SortieCatalogue *catalogue)
{
  guint n = 0;

  mark_names (catalogue);
  for (guint16 i = 1; i < catalogue->n_programs; i++)
    {
      const SortieProgram *program = &catalogue->programs[i];
      const SortieInstruction *code = &catalogue->instructions[program->first];
      const SortieTarget *target = &catalogue->targets[program->first_target];

      for (guint j = 0; j < program->n_targets; j++, n++)
        names_nothing (catalogue, i, 0, target[j].slot, target[j].from);
      for (guint j = 0; j < program->n; j++)
        if (code[j].op == SORTIE_OP_CHOOSE)
          {
            names_nothing (catalogue, i, j + 1, (guint) code[j].arg[0], (guint16) code[j].arg[1]);
            n++;
          }
    }
  CU_ASSERT (n > 0);
}
