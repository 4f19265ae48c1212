/* SPDX-License-Identifier: GPL-3.0-or-later */
/* planted.c: makes of the toy game a module that tells when it is loaded: a file appears whose name
 * SORTIE_PLANTED has. */
#include "tests/toy/toy.c"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static void __attribute__ ((constructor)) leave_mark (void)
{
  const char *mark = getenv ("SORTIE_PLANTED");
  int fd = mark != NULL ? open (mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0600) : -1;

  if (fd >= 0)
    close (fd);
}
