/* SPDX-License-Identifier: GPL-3.0-or-later */
/* signals.h: what the system tells the program: Control-C, and that it has to end.
 *
 * From console_signals_catch() on a signal ends nothing by itself. It is noted, and whoever thinks or
 * waits looks: the library through the interrupt that it is lent, the console where it waits for a key.
 * Control-C is for what goes on now and then forgotten; SIGTERM and SIGHUP stay until the program has
 * ended in order, and a second one ends it at once. A signal that was ignored when the program began
 * (nohup) stays ignored.
 *
 * Before that, and where nobody types, signals do what they usually do: whatever is written to disk is
 * at the end of a line or repaired like after a power cut.
 */
#pragma once
#include <sortie/base.h>

typedef enum
{
  CONSOLE_SIGNAL_NONE,
  CONSOLE_SIGNAL_INTERRUPT, /* Control-C */
  CONSOLE_SIGNAL_END,       /* the terminal hung up, or somebody wants the program ended */
} ConsoleSignal;

void console_signals_catch (void);

/* Set while there is a signal that nobody has taken: for what may take long. */
const SortieInterrupt *console_signals_interrupt (void);

/* What has come; Control-C is forgotten by that. */
ConsoleSignal console_signals_take (void);

/* Waits until there is something to read. FALSE when a signal came instead, or is there already. */
gboolean console_signals_wait_for (int fd);

/* Ends the program as the signal would have that ended it; returns where none did. Everything is
 * written and freed by now. */
void console_signals_end (void);
