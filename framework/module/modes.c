/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* modes.c: makes several modes of a row for several numbers of seats. */
#include <sortie/game.h>
#include "module/front-end.h"
#include "module/internal.h"

#include "base/text.h"
#include "base/i18n.h"

guint
sortie_mode_most_seats (const SortieModeDecl *mode)
{
  return mode->seats != NULL ? g_strv_length ((char **) mode->seats) : 0;
}

static guint
least_seats (const SortieModeDecl *mode)
{
  return mode->least_seats != 0 ? mode->least_seats : sortie_mode_most_seats (mode);
}

/* Whether the names of its modes consist of the number of seats alone. */
static gboolean
is_number_alone (const SortieModeDecl *row)
{
  return row->least_seats != 0 && row->title == NULL;
}

/* Titles for the modes of a row without a title, from two seats up. */
static const struct
{
  const char *id, *title;
} numbers[] = {
  { "two", N_ ("Two players") },     { "three", N_ ("Three players") }, { "four", N_ ("Four players") },
  { "five", N_ ("Five players") },   { "six", N_ ("Six players") },     { "seven", N_ ("Seven players") },
  { "eight", N_ ("Eight players") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (numbers) == SORTIE_MAX_SEATS - 1);

/* The mode of a row for the first @n of its seats. */
static SortieModeDecl
mode_for (const SortieModeDecl *row, guint n)
{
  SortieModeDecl mode = *row;

  mode.seats = (const char *const *) g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    ((const char **) mode.seats)[i] = row->seats[i];
  mode.automatic &= (guint8) ((1u << n) - 1);
  if (row->least_seats != 0)
    mode.id = is_number_alone (row) ? g_strdup (numbers[n - 2].id) : g_strdup_printf ("%s-%u", row->id, n);
  else
    mode.id = g_strdup (row->id);
  if (is_number_alone (row))
    {
      mode.title = numbers[n - 2].title;
      mode.least_seats = 0;
    }
  return mode;
}

SortieModeDecl *
sortie_modes_expand (const SortieModeDecl *rows)
{
  GArray *modes = g_array_new (TRUE, TRUE, sizeof *rows);

  for (guint8 row = 0; rows[row].id != NULL; row++)
    for (guint n = least_seats (&rows[row]); n <= sortie_mode_most_seats (&rows[row]); n++)
      {
        SortieModeDecl mode = mode_for (&rows[row], n);

        mode.row = row;
        g_array_append_val (modes, mode);
      }
  return (SortieModeDecl *) g_array_free (modes, FALSE);
}

void
sortie_modes_free (SortieModeDecl *modes)
{
  for (guint i = 0; modes[i].id != NULL; i++)
    {
      g_free ((char *) modes[i].id);
      g_free ((gpointer) modes[i].seats);
    }
  g_free (modes);
}

/* Whether the mode assigns seats to players. If all numbers are equal, each seat has a player of its own. */
static gboolean
has_players (const SortieModeDecl *mode)
{
  for (guint seat = 1; mode->seats[seat] != NULL; seat++)
    if (mode->players[seat] != mode->players[0])
      return TRUE;
  return FALSE;
}

gboolean
sortie_seats_are_one_player (const SortieModeDecl *mode, guint8 a, guint8 b)
{
  return a == b || (has_players (mode) && mode->players[a] == mode->players[b]);
}

char *
sortie_mode_title (const SortieModule *module, guint mode)
{
  const SortieModeDecl *decl = &module->game->modes[mode];
  const char *title = decl->title != NULL ? decl->title : "";
  const char *own = sortie_text_translate (sortie_game_domain (module->game), title);
  guint n = sortie_mode_most_seats (decl);

  if (decl->least_seats == 0)
    return g_strdup (own);
  return sortie_sentence (ngettext_ ("{mode}, {n} player", "{mode}, {n} players", n), "mode", own, "n",
                          SORTIE_DIGITS (n), NULL);
}
