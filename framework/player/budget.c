/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* budget.c: how long a bot thinks, as simulations or time. */
#include "player/internal.h"

#include <string.h>

#include "base/text.h"
#include "base/i18n.h"

#define MOST_SIMULATIONS 1000000
#define MOST_SECONDS 600
#define USUAL_LEVEL "medium"

/* A tree of this many nodes takes 8 MiB; long before that the bot has decided. */
#define MOST_IN_TIME 200000

/* Numbers of simulations with names. */
static const struct
{
  const char *name;
  guint simulations;
} levels[] = { { "easy", 100 }, { "medium", 500 }, { "strong", 2000 } };

/* The units of time; a longer ending comes first. */
static const struct
{
  const char *ending;
  gint64 microseconds;
} units[] = { { "ms", 1000 }, { "s", G_USEC_PER_SEC } };

static gboolean
read_level (const char *word, Budget *ret)
{
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    if (strcmp (levels[i].name, word) == 0)
      {
        ret->simulations = levels[i].simulations;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_time (const char *word, Budget *ret)
{
  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    if (g_str_has_suffix (word, units[i].ending))
      {
        g_autofree char *number = g_strndup (word, strlen (word) - strlen (units[i].ending));
        guint64 n;

        if (!g_ascii_string_to_unsigned (number, 10, 1, MOST_SECONDS * G_USEC_PER_SEC
                                                          / units[i].microseconds, &n, NULL))
          return FALSE;
        ret->time = (gint64) n * units[i].microseconds;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_number (const char *word, Budget *ret)
{
  guint64 n;

  if (!g_ascii_string_to_unsigned (word, 10, 1, MOST_SIMULATIONS, &n, NULL))
    return FALSE;
  ret->simulations = (guint) n;
  return TRUE;
}

gboolean
budget_read (const char *parameter, Budget *ret, GError **error)
{
  const char *names[G_N_ELEMENTS (levels)];
  g_autofree char *near = NULL;

  *ret = (Budget) { 0 };
  if (parameter == NULL)
    return read_level (USUAL_LEVEL, ret);
  if (read_level (parameter, ret) || read_number (parameter, ret) || read_time (parameter, ret))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    names[i] = levels[i].name;
  near = sortie_words_instead (parameter, names, G_N_ELEMENTS (levels));
  return sortie_set_error (error, SORTIE_ERROR_SYNTAX,
                           _ ("“search” takes a number of simulations from 1 to %d, a level, or a time up to "
                              "%d seconds (2s, 500ms), not “%s”%s"), MOST_SIMULATIONS, MOST_SECONDS, parameter,
                           near);
}

guint
budget_most (const Budget *budget)
{
  return budget->simulations > 0 ? budget->simulations : MOST_IN_TIME;
}

double
budget_used (const Budget *budget, guint simulations, gint64 start)
{
  double of_number = (double) simulations / budget_most (budget);

  if (budget->time == 0)
    return of_number;
  return MAX (of_number, (double) (g_get_monotonic_time () - start) / budget->time);
}
