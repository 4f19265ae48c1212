/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* trust.c: whether a file or folder can be trusted: who owns it, and who can write to it. */
#include "module/internal.h"

#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/i18n.h"

static gboolean
is_ours (const struct stat *info)
{
  return info->st_uid == 0 || info->st_uid == geteuid ();
}

static gboolean
refuse_writers (const char *path, GError **error)
{
  g_autofree char *quoted = g_shell_quote (path);

  return sortie_set_error (error, SORTIE_ERROR_MODULE,
                           _ ("%s: other users can write to this, so no game is loaded from it; run “chmod "
                              "go-w %s” first"), path, quoted);
}

gboolean
sortie_trust_check (int fd, const char *path, GError **error)
{
  struct stat info;

  if (fstat (fd, &info) != 0)
    return sortie_set_error (error, SORTIE_ERROR_FILE, "%s: %s", path, g_strerror (errno));
  if (!is_ours (&info))
    return sortie_set_error (error, SORTIE_ERROR_MODULE,
                             _ ("%s: this belongs to user %u, and only games that you or root own are loaded; if "
                                "you trust it, make your own copy"), path, info.st_uid);
  if ((info.st_mode & (S_IWGRP | S_IWOTH)) != 0)
    return refuse_writers (path, error);
  return TRUE;
}
