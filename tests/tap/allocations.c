/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/tap/allocations.h"

#include "tests/tap/tap.h"

#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
#define IS_SANITIZED 1
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

static guint n_allocations;

guint
allocations (void)
{
  return n_allocations;
}

#ifdef IS_SANITIZED

gboolean
allocations_can_be_counted (void)
{
  tap_skip ("allocations cannot be counted under a sanitizer");
  return FALSE;
}

#else

void *__libc_malloc (size_t size);
void *__libc_calloc (size_t n, size_t size);
void *__libc_realloc (void *memory, size_t size);

void *
malloc (size_t size)
{
  n_allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  n_allocations++;
  return __libc_calloc (n, size);
}

void *
realloc (void *memory, size_t size)
{
  n_allocations++;
  return __libc_realloc (memory, size);
}

gboolean
allocations_can_be_counted (void)
{
  return TRUE;
}

#endif
