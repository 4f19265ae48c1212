/* SPDX-License-Identifier: GPL-3.0-or-later */
/* signals.h: signals from the system: Control-C, and requests to end the program.
 *
 * After console_signals_catch(), a signal ends nothing directly. It is noted, and code that computes or waits
 * checks for it: the library through the interrupt that we give it, the console where it waits for a key.
 * Control-C ends what is in progress, and is then forgotten. SIGTERM and SIGHUP stay until the program has ended
 * in order; a second one ends it at once. A signal that was ignored when the program began (nohup) stays ignored.
 *
 * Before that, and if nobody types, signals have their default effect: files on disk end with a whole line, or can
 * be repaired as after a power cut.
 */
#pragma once
#include <sortie/base.h>

typedef enum
{
  CONSOLE_SIGNAL_NONE,
  CONSOLE_SIGNAL_INTERRUPT, /* Control-C */
  CONSOLE_SIGNAL_END,       /* the terminal hung up, or somebody asked the program to end */
} ConsoleSignal;

void console_signals_catch (void);

/* Set while a signal waits to be handled: for code that may take long. */
const SortieInterrupt *console_signals_interrupt (void);

/* Returns the signal that came, and forgets it if it is Control-C. */
ConsoleSignal console_signals_take (void);

/* Waits until there is something to read. FALSE: a signal came instead, or is already there, or the window has
 * another size. */
gboolean console_signals_wait_for (int fd);

/* From now on, the waiting above also ends when the window gets another size. */
void console_signals_catch_resize (void);
/* Whether it has had another size since this was last asked. Whoever drags its edge has it resized again and again:
 * returns when that has come to rest. */
gboolean console_signals_take_resize (void);

/* Ends the program as the signal would have; returns if there was none. By then, everything is written and freed. */
void console_signals_end (void);
