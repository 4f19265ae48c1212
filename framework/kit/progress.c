/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* progress.c: the moves of a game and the one being tried, in memory that two processes share. */
#include "kit/apart.h"

#include <string.h>
#include <sys/mman.h>

VerifyProgress *
verify_progress_new (void)
{
  void *memory = mmap (NULL, sizeof (VerifyProgress), PROT_READ | PROT_WRITE,
                       MAP_SHARED | MAP_ANONYMOUS, -1, 0);

  return memory != MAP_FAILED ? memory : NULL;
}

void
verify_progress_free (VerifyProgress *progress)
{
  if (progress != NULL)
    munmap (progress, sizeof *progress);
}

/* The game makes progress. */
static void
beat (VerifyProgress *progress)
{
  g_atomic_int_inc (&progress->beats);
}

void
verify_progress_try (VerifyProgress *progress, const char *seat, const char *line)
{
  if (progress == NULL)
    return;
  beat (progress);
  g_strlcpy (progress->seat, seat, sizeof progress->seat);
  g_strlcpy (progress->trying, line != NULL ? line : "", sizeof progress->trying);
}

void
verify_progress_do (VerifyProgress *progress, VerifyTask task, const char *seat)
{
  if (progress == NULL)
    return;
  beat (progress);
  progress->task = task;
  g_strlcpy (progress->reader, seat, sizeof progress->reader);
}

void
verify_progress_ask (VerifyProgress *progress, const char *kind)
{
  if (progress == NULL)
    return;
  beat (progress);
  g_strlcpy (progress->bot, kind != NULL ? kind : "", sizeof progress->bot);
}

void
verify_progress_add (VerifyProgress *progress)
{
  gsize size;

  if (progress == NULL)
    return;
  beat (progress);
  size = strlen (progress->trying) + 1;
  if (progress->used + size > sizeof progress->text)
    progress->cut = TRUE;
  if (!progress->cut)
    {
      memcpy (progress->text + progress->used, progress->trying, size);
      progress->used += (guint32) size;
      progress->n++;
    }
  *progress->trying = '\0';
}

const char *
verify_progress_last (const VerifyProgress *progress)
{
  const char *last = progress->text;

  for (guint i = 1; i < progress->n; i++)
    last += strlen (last) + 1;
  return progress->n > 0 && !progress->cut ? last : NULL;
}

char **
verify_progress_lines (const VerifyProgress *progress)
{
  char **lines = g_new0 (char *, progress->n + 2);
  const char *text = progress->text;

  for (guint i = 0; i < progress->n; i++)
    {
      lines[i] = g_strdup (text);
      text += strlen (text) + 1;
    }
  if (*progress->trying != '\0')
    lines[progress->n] = g_strdup (progress->trying);
  return lines;
}
