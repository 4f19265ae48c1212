/* SPDX-License-Identifier: GPL-3.0-or-later */
/* about.c: what `sortie --version` says: the program, its games, and what is missing. */
#include "console/programs/programs.h"

#include "base/text.h"

/* How many cards of a game have facts of this kind. */
static guint
count_facts (const SortieModule *module, const char *confidence)
{
  guint n = 0;

  for (guint i = 1; i < module->catalogue->n_defs; i++)
    n += g_strcmp0 (module->catalogue->defs[i].provenance.confidence, confidence) == 0;
  return n;
}

/* "37 designed for this edition" (transfer full); @kind: an index into the table below. */
static char *
count_text (guint kind, guint n)
{
  const char *const patterns[] = {
    ngettext_ ("{n} sourced", "{n} sourced", n),
    ngettext_ ("{n} partly designed for this edition", "{n} partly designed for this edition", n),
    ngettext_ ("{n} designed for this edition", "{n} designed for this edition", n),
  };

  return sortie_sentence (patterns[kind], "n", SORTIE_DIGITS (n), NULL);
}

/* "  Mygame 0.1.0, 40 cards: 3 sourced, 37 designed for this edition." */
static void
say_game (ConsoleApp *app, const SortieModule *module)
{
  static const char *const kinds[] = { "sourced", "partly designed", "designed" };
  guint n = module->catalogue->n_defs - 1u;
  g_autofree char *cards = g_strdup_printf (ngettext_ ("%u card", "%u cards", n), n);
  g_autoptr (GString) line = g_string_new (NULL);

  g_string_append_printf (line, "%s %s, %s", console_game_text (module, module->game->title),
                          module->game->version, cards);
  for (guint i = 0, said = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      guint of_kind = count_facts (module, kinds[i]);
      g_autofree char *text = count_text (i, of_kind);

      if (of_kind > 0)
        g_string_append_printf (line, "%s %s", said++ == 0 ? ":" : ",", text);
    }
  console_out_hang (app->out, CONSOLE_PLAIN, 4, 2, line->str);
}

static void
say_games (ConsoleApp *app)
{
  g_auto (GStrv) games = sortie_module_list (&app->paths);

  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SortieModule) module = console_app_module (app, games[i], &error);

      if (module != NULL)
        say_game (app, module);
      else
        console_out_hang (app->out, CONSOLE_WRONG, 4, 2, error->message);
    }
}

void
console_about (ConsoleApp *app)
{
  ConsoleOut *out = app->out;

  console_out_fill (out, _ ("Sortie {version}"), "version", sortie_version (), NULL);
  console_out_say (out, _ ("Card battles against people, bots and bosses, in a terminal."));
  console_out_say (out, "");
  console_out_say (out, _ ("The program, the games and their content are under the GNU General "
                           "Public License, version 3 "
                           "or later; the library is under the GNU Lesser General Public License, "
                           "version 3 or later. "
                           "There is no warranty, as far as the law permits."));
  console_out_say (out, "");
  console_out_say (out, _ ("Sortie is not affiliated with the publishers of the games. It contains "
                           "no card art and no printed text: rules and facts are told in our own "
                           "words. Where we could not obtain the published facts, we designed the "
                           "cards ourselves; “sortie cards GAME NAME” names the source of each "
                           "card."));
  console_out_say (out, "");
  console_out_say (out, _ ("The games:"));
  say_games (app);
  console_out_say (out, "");
  console_out_say (out, _ ("Planned: play over a network."));
}
