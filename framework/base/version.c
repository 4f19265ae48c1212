/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "config.h"

#include <sortie/base.h>
#include "base/internal.h"

const char *
sortie_version (void)
{
  return PACKAGE_VERSION;
}

guint
sortie_interface_version (void)
{
  return SORTIE_INTERFACE_VERSION;
}
