/* SPDX-License-Identifier: GPL-3.0-or-later */
/* arrange.c: asks who plays each seat and which optional rules apply. */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "module/front-end.h"

/* ---- Who plays ---------------------------------------------------------------------- */

#define HUMAN "human"

/* Names and descriptions of kinds of players. */
static const struct
{
  const char *id, *name, *about;
} players[] = {
  { .id = "greedy", .name = N_ ("The program"), .about = N_ ("plays the move that looks best at once") },
  { .id = "search", .name = N_ ("The program (searching)"),
    .about = N_ ("thinks several moves ahead, and takes longer") },
  { .id = "random", .name = N_ ("The program (by chance)"), .about = N_ ("plays any legal move") },
};

/* "The program"; @id itself for a kind that is not in the table. */
static void
add_player (ConsolePick *pick, const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (strcmp (players[i].id, id) == 0)
      {
        console_pick_add (pick, id, _ (players[i].name), _ (players[i].about));
        return;
      }
  console_pick_add (pick, id, id, "");
}

gboolean
console_seat_decides (const SortieModeDecl *mode, guint seat)
{
  return (mode->automatic >> seat & 1) == 0;
}

/* The first seat that decides: its player may also have another seat. */
static guint
first_to_decide (const SortieModeDecl *mode)
{
  guint seat = 0;

  while (!console_seat_decides (mode, seat))
    seat++;
  return seat;
}

/* Whether the seat has the same player as an earlier seat; @ret_other: that one. */
static gboolean
goes_with_another (const SortieModeDecl *mode, guint seat, guint *ret_other)
{
  for (guint before = 0; before < seat; before++)
    if (sortie_seats_are_one_player (mode, (guint8) before, (guint8) seat))
      {
        *ret_other = before;
        return TRUE;
      }
  return FALSE;
}

static void
add_seat (GPtrArray *seats, const SortieModeDecl *mode, guint seat, const char *who)
{
  g_autofree char *text = g_strdup_printf ("%s=%s", mode->seats[seat], who);

  g_ptr_array_add (seats, (gpointer) g_intern_string (text));
}

void
console_usual_players (const SortieModeDecl *mode, GPtrArray *seats)
{
  for (guint seat = 0; mode->seats[seat] != NULL; seat++)
    if (console_seat_decides (mode, seat)
        && !sortie_seats_are_one_player (mode, (guint8) first_to_decide (mode), (guint8) seat))
      add_seat (seats, mode, seat, players[0].id);
}

/* "South-West and South-East" for a player who has both. (transfer full) */
static char *
name_with_others (const SortieModule *module, const SortieModeDecl *mode, guint seat)
{
  char *text = g_strdup (console_game_seat (module, mode, seat));

  for (guint other = seat + 1; mode->seats[other] != NULL; other++)
    if (sortie_seats_are_one_player (mode, (guint8) seat, (guint8) other))
      {
        g_autofree char *before = text;

        text = sortie_sentence (_ ("{names} and {name}"), "names", before, "name",
                                console_game_seat (module, mode, other), NULL);
      }
  return text;
}

static ConsolePick *
pick_for_seat (const SortieModule *module, const SortieModeDecl *mode, guint seat)
{
  gboolean first = seat == first_to_decide (mode);
  g_autofree char *name = name_with_others (module, mode, seat);
  g_autofree char *heading = sortie_sentence (_ ("Who plays {seat}?"), "seat", name, NULL);
  ConsolePick *pick = console_pick_new (heading);
  ConsolePickEntry *person;
  g_auto (GStrv) kinds = sortie_bot_kinds (module->game);

  pick->help = g_strdup (_ ("You, somebody else at this keyboard, or a program can play a seat."));
  person = console_pick_add (pick, HUMAN, first ? _ ("You") : _ ("A person at this keyboard"), "");
  if (first)
    person->also = g_strdup (C_ ("seat", "me"));
  for (char **kind = kinds; *kind != NULL; kind++)
    {
      if (!first && strcmp (*kind, players[0].id) == 0)
        pick->usual = pick->entries->len;
      add_player (pick, *kind);
    }
  return pick;
}

/* The player of @other plays @seat as well. */
static void
seat_as (const SortieModeDecl *mode, guint other, guint seat, GPtrArray *seats)
{
  g_autofree char *begin = g_strdup_printf ("%s=", mode->seats[other]);

  for (guint i = 0; i < seats->len; i++)
    if (g_str_has_prefix (seats->pdata[i], begin))
      {
        add_seat (seats, mode, seat, (const char *) seats->pdata[i] + strlen (begin));
        return;
      }
}

gint
console_arrange_seat (ConsoleApp *app, const SortieModule *module, guint mode, guint seat,
                      GPtrArray *seats, gboolean *ret_alone)
{
  const SortieModeDecl *decl = &module->game->modes[mode];
  guint other;

  if (goes_with_another (decl, seat, &other))
    {
      seat_as (decl, other, seat, seats);
      *ret_alone = TRUE;
      return 0;
    }

  g_autoptr (ConsolePick) pick = pick_for_seat (module, decl, seat);
  gint picked = console_pick_ask (pick, app->out, console_app_input (app));

  if (picked >= 0)
    add_seat (seats, decl, seat, ((ConsolePickEntry *) pick->entries->pdata[picked])->id);
  return picked;
}

/* ---- Options ------------------------------------------------------------------------ */

/* The name of an option's value in the reader's language. (transfer full) */
static char *
value_name (const SortieModule *module, const SortieOptionDecl *option, gint value)
{
  if (option->words == NULL)
    return g_strdup_printf ("%d", value);
  return g_strdup (option->says != NULL ? console_game_text (module, option->says[value])
                                        : option->words[value]);
}

/* "In a storm, the attack or the Action comes first (SS-23.1)" */
static char *
option_name (const SortieModule *module, const SortieOptionDecl *option)
{
  const char *title = console_game_text (module, option->title);

  return option->rule != NULL ? g_strdup_printf ("%s (%s)", title, option->rule)
                              : g_strdup (title);
}

/* FALSE: the person wants to leave. `back` leaves the value as it was. */
static gboolean
ask_word (ConsoleApp *app, const SortieModule *module, const SortieOptionDecl *option,
          gint16 *value)
{
  g_autofree char *heading = option_name (module, option);
  g_autoptr (ConsolePick) pick = console_pick_new (heading);
  gint picked;

  for (guint i = 0; option->words[i] != NULL; i++)
    {
      g_autofree char *name = value_name (module, option, (gint) i);

      console_pick_add (pick, option->words[i], name, "");
    }
  pick->usual = (guint) *value;
  picked = console_pick_ask (pick, app->out, console_app_input (app));
  if (picked >= 0)
    *value = (gint16) picked;
  return picked != CONSOLE_PICKED_OUT;
}

/* Whether the line is a valid number, or leaves the value as it is. */
static gboolean
take_number (const SortieOptionDecl *option, const char *line, gint16 *value)
{
  gint64 number;

  if (*line == '\0' || console_menu_word (line) == CONSOLE_MENU_BACK)
    return TRUE;
  if (!g_ascii_string_to_signed (line, 10, option->min, option->max, &number, NULL))
    return FALSE;
  *value = (gint16) number;
  return TRUE;
}

static gboolean
ask_number (ConsoleApp *app, const SortieModule *module, const SortieOptionDecl *option,
            gint16 *value)
{
  g_autofree char *heading = option_name (module, option);
  g_autofree char *prompt = g_strdup_printf ("[%d]> ", *value);
  g_autofree char *range =
      g_strdup_printf (_ ("Please type a number from %d to %d, or “back”."), option->min, option->max);

  console_out_say_in (app->out, CONSOLE_STRONG, heading);
  for (;;)
    {
      g_autofree char *line = NULL;
      ConsoleGot got;

      console_out_say (app->out, range);
      got = console_input_ask (console_app_input (app), prompt, &line);
      if (got == CONSOLE_GOT_TOO_MUCH)
        continue;
      if (got != CONSOLE_GOT_LINE || console_menu_word (g_strstrip (line)) == CONSOLE_MENU_OUT)
        return FALSE;
      if (take_number (option, line, value))
        return TRUE;
    }
}

/* The first entry leaves everything as it is. The options and their values follow. */
static gint
ask_option (ConsoleApp *app, const SortieModule *module, const gint16 *values)
{
  const SortieOptionDecl *options = module->game->options;
  g_autoptr (ConsolePick) pick = console_pick_new (_ ("Rule variants"));
  gboolean any = FALSE;

  for (guint i = 0; options[i].id != NULL; i++)
    any = any || values[i] != options[i].start;
  pick->help = g_strdup (_ ("Each line shows a rule and its setting. Pick one to change it."));
  console_pick_add (pick, "begin", any ? _ ("Play with these") : _ ("Play by the usual rules"),
                    "");
  for (guint i = 0; options[i].id != NULL; i++)
    {
      g_autofree char *name = option_name (module, &options[i]);
      g_autofree char *value = value_name (module, &options[i], values[i]);

      console_pick_add (pick, options[i].id, name, value);
    }
  return console_pick_ask (pick, app->out, console_app_input (app));
}

GPtrArray *
console_option_settings (const SortieOptionDecl *options, const gint16 *values)
{
  GPtrArray *settings = g_ptr_array_new_null_terminated (4, NULL, TRUE);

  for (guint i = 0; options != NULL && options[i].id != NULL; i++)
    {
      g_autofree char *text = g_strdup_printf (
          "%s=%s", options[i].id, options[i].words != NULL ? options[i].words[values[i]] : SORTIE_DIGITS (values[i]));

      if (values[i] != options[i].start)
        g_ptr_array_add (settings, (gpointer) g_intern_string (text));
    }
  return settings;
}

gboolean
console_arrange_options (ConsoleApp *app, const SortieModule *module, gint16 *values)
{
  gint picked;

  while ((picked = ask_option (app, module, values)) > 0)
    {
      const SortieOptionDecl *option = &module->game->options[picked - 1];

      if (!(option->words != NULL ? ask_word : ask_number) (app, module, option, &values[picked - 1]))
        return FALSE;
    }
  return picked != CONSOLE_PICKED_OUT;
}
