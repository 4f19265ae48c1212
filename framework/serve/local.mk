# SPDX-License-Identifier: GPL-3.0-or-later
# framework/serve: matches for other programs. It is part of the program, not of the library, since
# only the program needs JSON (see framework/console/local.mk).

libconsole_a_SOURCES += \
  framework/serve/child.c \
  framework/serve/child.h \
  framework/serve/hello.c \
  framework/serve/internal.h \
  framework/serve/json.c \
  framework/serve/json.h \
  framework/serve/members.c \
  framework/serve/message.c \
  framework/serve/methods.c \
  framework/serve/params.c \
  framework/serve/serve.h \
  framework/serve/server.c \
  framework/serve/table.c \
  framework/serve/view.c \
  framework/serve/wait.c
