/* SPDX-License-Identifier: GPL-3.0-or-later */
/* until.h: `done` with the name of a step: nothing more until that step is over.
 *
 * A bare `done` ends whatever window is open, and which one that is depends on what could be done
 * before. `done draw` says which one is meant: where that step is over already it is refused, and
 * where it is still to come, the windows before it are closed as well, as if `done` had been said in
 * each. Whatever else is asked on the way is still asked. `done turn` gives up all windows of the
 * turn. The match knows nothing of it: its journal has a plain `done` for each window.
 */
#pragma once
#include "console/session/session.h"
G_BEGIN_DECLS

/* Carries out "done STEP"; tells who says `pass-all` in the own turn of it. FALSE: the words are
 * nothing of the kind. */
gboolean console_until_run (ConsoleSession *session, char **words);

/* Whether the window that is asked about was given up beforehand: @ret closes it. */
gboolean console_until_goes_on (ConsoleSession *session, SortieMove *ret);

/* What was given up beforehand is asked about again. */
void console_until_forget (ConsoleSession *session);

/* What may stand behind `done` now, added to @list as copies; nothing where no window is open. */
void console_until_add (ConsoleSession *session, GPtrArray *list);

G_END_DECLS
