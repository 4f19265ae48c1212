# SPDX-License-Identifier: GPL-3.0-or-later
# framework/flow: sources and private headers in libsortie_la_SOURCES,
# headers for the authors of games in sortie_flow_HEADERS.

sortie_flowdir = $(includedir)/sortie/flow
sortie_flow_HEADERS = \
  framework/flow/activate.h \
  framework/flow/chain.h \
  framework/flow/engine.h \
  framework/flow/event.h \
  framework/flow/move.h \
  framework/flow/reaction.h \
  framework/flow/refusal.h \
  framework/flow/rules.h \
  framework/flow/sequencer.h \
  framework/flow/silence.h

libsortie_la_SOURCES += \
  framework/flow/activate.c \
  framework/flow/announce.c \
  framework/flow/answers.c \
  framework/flow/batch.c \
  framework/flow/chain.c \
  framework/flow/choice.c \
  framework/flow/decision.c \
  framework/flow/decision.h \
  framework/flow/effect-look.c \
  framework/flow/effect-under.c \
  framework/flow/engine.c \
  framework/flow/event.c \
  framework/flow/foresee.c \
  framework/flow/link.c \
  framework/flow/move.c \
  framework/flow/pipeline.h \
  framework/flow/propose.c \
  framework/flow/reaction.c \
  framework/flow/refusal.c \
  framework/flow/result.c \
  framework/flow/returns.c \
  framework/flow/sequencer.c \
  framework/flow/silence.c \
  framework/flow/triggers.c \
  framework/flow/verbs.c
