/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/game-help.h"

#include "base/i18n.h"
#include "console/game-text.h"
#include "match/spec.h"

/* The ids that a choice may be, separated by commas; what depends on another choice is not known
 * yet. */
static void
append_candidates (GString *text, const SortieModule *module, guint choice)
{
  const SortieChoiceDecl *decl = &module->game->choices[choice];
  g_autoptr (GPtrArray) ids = sortie_choice_candidates (module, choice, SORTIE_NO_SEAT, NULL, 0);

  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", (const char *) ids->pdata[i]);
  if (decl->record_of != NULL)
    g_string_append_printf (text, _ ("depends on --%s"), decl->record_of);
  if (decl->deck_kind != NULL)
    g_string_append_printf (text, "; %s", _ ("or the path of a deck file of one's own"));
}

static void
append_choices (GString *text, const SortieModule *module)
{
  const SortieChoiceDecl *choices = module->game->choices;

  for (guint i = 0; choices != NULL && choices[i].id != NULL; i++)
    {
      g_string_append_printf (text, "  --%s %s\n      %s: ", choices[i].id,
                              choices[i].per_seat ? "[SEAT=]ID" : "ID",
                              console_game_text (module, choices[i].title));
      append_candidates (text, module, i);
      g_string_append_c (text, '\n');
    }
}

static void
append_settings (GString *text, const SortieOptionDecl *option)
{
  for (; option != NULL && option->id != NULL; option++)
    {
      g_autofree char *words =
          option->words != NULL ? g_strjoinv (", ", (char **) option->words) : NULL;

      if (words != NULL)
        g_string_append_printf (text, "  --option %s=%s\n      %s\n", option->id,
                                option->words[option->start], words);
      else
        g_string_append_printf (text, "  --option %s=%d\n      %d ... %d\n", option->id,
                                option->start, option->min, option->max);
    }
}

char *
console_game_help (const SortieModule *module)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "\n%s\n", console_game_text (module, module->game->title));
  for (const SortieModeDecl *mode = module->game->modes; mode->id != NULL; mode++)
    {
      g_autofree char *seats = g_strjoinv (", ", (char **) mode->seats);

      g_string_append_printf (text, "  --mode %s\n      %s\n", mode->id, seats);
    }
  append_choices (text, module);
  append_settings (text, module->game->options);
  return g_string_free (text, FALSE);
}
