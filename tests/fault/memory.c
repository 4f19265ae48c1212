/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/fault/memory.h"

#include <errno.h>
#include <stdlib.h>

/* What is smaller is never refused: a program asks for such things before it has read its
 * environment. */
#define ALWAYS_ROOM_FOR 4096

void *__libc_malloc (size_t size);
void *__libc_realloc (void *memory, size_t size);

static size_t room;

void
fault_set_room (size_t bytes)
{
  room = bytes > 0 ? bytes : (size_t) -1;
}

static int
is_too_large (size_t size)
{
  if (size < ALWAYS_ROOM_FOR)
    return 0;
  if (room == 0)
    {
      const char *text = getenv ("SORTIE_FAULT_ROOM");

      fault_set_room (text != NULL ? strtoul (text, NULL, 10) : 0);
    }
  if (size < room)
    return 0;
  errno = ENOMEM;
  return 1;
}

void *
malloc (size_t size)
{
  return is_too_large (size) ? NULL : __libc_malloc (size);
}

void *
realloc (void *memory, size_t size)
{
  return is_too_large (size) ? NULL : __libc_realloc (memory, size);
}
