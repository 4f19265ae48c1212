/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lamp-session.h: a session of the toy game whose output is collected instead of shown. */
#pragma once
#include "console/session/session.h"
#include "tests/toy/toy.h"
G_BEGIN_DECLS

enum
{
  NORTH,
  SOUTH
};

typedef struct
{
  ConsoleOut *out;
  ConsoleInput *input;
  ConsoleSession *session;
} LampSession;

/* North begins, has answered the first question with no, and holds exactly these cards (ids,
 * in any order, NULL-terminated). Both seats are people. */
LampSession *lamp_session_new (const char *const *hand);
void lamp_session_free (LampSession *lamps);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LampSession, lamp_session_free)

/* What a line says when it is typed. (transfer full) */
char *lamp_session_type (LampSession *lamps, const char *line);

/* How many cards lie in a zone of north. */
guint lamp_session_count (LampSession *lamps, guint zone);
/* What stands on a place of north's sill, from 0; NULL: nothing. */
const char *lamp_session_on_sill (LampSession *lamps, guint place);

G_END_DECLS
