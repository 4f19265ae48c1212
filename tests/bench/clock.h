/* SPDX-License-Identifier: GPL-3.0-or-later */
/* clock.h: processor time, which other programs on the machine hardly change. */
#pragma once
#include <glib.h>
#include <time.h>
G_BEGIN_DECLS

static inline double
bench_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

G_END_DECLS
