/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pages.h: long text a page at a time, where no pager is installed.
 *
 * Space brings the next page, Enter the next line, Control-D half a page. At the end the foot of
 * the page says so, and there it stays: only q or Control-C leave the text, which stays on the
 * screen. No key that was pressed here reaches whoever reads next.
 */
#pragma once
#include "console/screen/out.h"
G_BEGIN_DECLS

/* Shows what was collected, as far as the reader wants to see it. FALSE: there is nobody at a
 * keyboard, and nothing was shown. */
gboolean console_pages_show (ConsoleOut *out);

/* What stands at the foot of a page, and of the last one. */
const char *console_pages_foot (gboolean at_end);

G_END_DECLS
