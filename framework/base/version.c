/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* version.c: the version of the library. */
#include "config.h"

#include <sortie/base.h>

const char *
sortie_version (void)
{
  return PACKAGE_VERSION;
}
