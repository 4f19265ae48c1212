/* SPDX-License-Identifier: GPL-3.0-or-later */
/* signals.c: catches Control-C, requests to end the program and new sizes of the window (signals.h). */
#include "config.h" /* for ppoll() */

#include "console/screen/signals.h"

#include <poll.h>
#include <sortie/base.h>

/* Signal handlers get no data of ours. */
static SortieInterrupt came;
static volatile sig_atomic_t ending; /* the signal, 0: none */
static volatile sig_atomic_t resized;

static const int caught[] = { SIGINT, SIGTERM, SIGHUP };

/* nanoseconds without another size after which a window keeps its size */
#define AT_REST 100000000

static void
note_signal (int signal)
{
  if (signal != SIGINT)
    ending = signal;
  came.is_set = 1;
}

void
console_signals_catch (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (caught); i++)
    {
      /* a write to a slow terminal continues afterwards; a second request to end the program ends it at once */
      struct sigaction action = { .sa_handler = note_signal, .sa_flags = SA_RESTART }, before;

      if (caught[i] != SIGINT)
        action.sa_flags |= (int) SA_RESETHAND;
      sigaction (caught[i], NULL, &before);
      if (before.sa_handler != SIG_IGN)
        sigaction (caught[i], &action, NULL);
    }
}

static void
note_resize (G_GNUC_UNUSED int signal)
{
  resized = 1;
}

void
console_signals_catch_resize (void)
{
  const struct sigaction action = { .sa_handler = note_resize, .sa_flags = SA_RESTART };

  sigaction (SIGWINCH, &action, NULL);
}

const SortieInterrupt *
console_signals_interrupt (void)
{
  return &came;
}

/* Blocks signals until the mask @before is restored. */
static void
hold_back (sigset_t *before)
{
  sigset_t signals;

  sigemptyset (&signals);
  for (guint i = 0; i < G_N_ELEMENTS (caught); i++)
    sigaddset (&signals, caught[i]);
  sigaddset (&signals, SIGWINCH);
  sigprocmask (SIG_BLOCK, &signals, before);
}

ConsoleSignal
console_signals_take (void)
{
  ConsoleSignal taken = CONSOLE_SIGNAL_NONE;
  sigset_t before;

  hold_back (&before);
  if (ending != 0)
    taken = CONSOLE_SIGNAL_END;
  else if (came.is_set)
    taken = CONSOLE_SIGNAL_INTERRUPT;
  came.is_set = ending != 0;
  sigprocmask (SIG_SETMASK, &before, NULL);
  return taken;
}

/* Signals are only unblocked here, so that none is missed between checking and waiting. */
gboolean
console_signals_wait_for (int fd)
{
  struct pollfd readable = { .fd = fd, .events = POLLIN };
  sigset_t before;
  int ready;

  hold_back (&before);
  ready = came.is_set || resized ? -1 : ppoll (&readable, 1, NULL, &before);
  sigprocmask (SIG_SETMASK, &before, NULL);
  return ready > 0 && !came.is_set; /* what can be read was typed after the signal */
}

gboolean
console_signals_take_resize (void)
{
  const struct timespec rest = { .tv_nsec = AT_REST };
  gboolean taken = resized != 0;
  sigset_t before;

  hold_back (&before);
  while (resized && !came.is_set)
    {
      resized = 0;
      ppoll (NULL, 0, &rest, &before);
    }
  taken = taken && !came.is_set; /* an interrupt comes first */
  sigprocmask (SIG_SETMASK, &before, NULL);
  return taken;
}

void
console_signals_end (void)
{
  if (ending == 0)
    return;
  signal (ending, SIG_DFL);
  raise (ending);
}
