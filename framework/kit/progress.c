/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* progress.c: the moves of a game, in memory that two processes share. */
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

void
verify_progress_add (VerifyProgress *progress, const char *line)
{
  gsize size = strlen (line) + 1;

  if (progress == NULL)
    return;
  if (progress->cut || progress->used + size > sizeof progress->text)
    {
      progress->cut = TRUE;
      return;
    }
  memcpy (progress->text + progress->used, line, size);
  progress->used += (guint32) size;
  progress->n++;
}

char **
verify_progress_lines (const VerifyProgress *progress)
{
  char **lines = g_new0 (char *, progress->n + 1);
  const char *text = progress->text;

  for (guint i = 0; i < progress->n; i++)
    {
      lines[i] = g_strdup (text);
      text += strlen (text) + 1;
    }
  return lines;
}
