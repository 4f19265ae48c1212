/* SPDX-License-Identifier: GPL-3.0-or-later */
/* expected.h: what a bad file says itself about the messages that it must give.
 *
 * A comment at the end of the file has them word by word and in order; a message that begins with a
 * number begins with a line of the file, and @ stands for the file's name. Of a sentence that several
 * files have, the words are in tests/tap/sentences.txt: "8: thing “x”: @unknown-effect kil => kill".
 */
#pragma once
#include <glib.h>

/* Each .xml file of a folder; returns how many there are. */
guint expected_each_file (const char *folder,
                          void (*check) (const char *path, const char *name, gconstpointer data),
                          gconstpointer data);

/* Compares what was said with what the file says, which must be something; make update-golden writes
 * it into the file instead. */
void expected_check (const char *path, const char *content, const char *name, const char *said);
