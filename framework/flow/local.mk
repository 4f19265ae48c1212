# SPDX-License-Identifier: GPL-3.0-or-later
# framework/flow: sources and the headers that only the library sees.

libsortie_la_SOURCES += \
  framework/flow/activate.c \
  framework/flow/announce.c \
  framework/flow/answers.c \
  framework/flow/batch.c \
  framework/flow/chain.c \
  framework/flow/choice.c \
  framework/flow/decision.c \
  framework/flow/effect-control.c \
  framework/flow/effect-look.c \
  framework/flow/effect-move-cards.c \
  framework/flow/effect-pay.c \
  framework/flow/effect-roll.c \
  framework/flow/effect-shuffle.c \
  framework/flow/effect-under.c \
  framework/flow/engine.c \
  framework/flow/event.c \
  framework/flow/foresee.c \
  framework/flow/front-end.h \
  framework/flow/internal.h \
  framework/flow/link.c \
  framework/flow/move.c \
  framework/flow/moves.c \
  framework/flow/offered.h \
  framework/flow/pipeline.h \
  framework/flow/poll.c \
  framework/flow/propose.c \
  framework/flow/reaction.c \
  framework/flow/ready.c \
  framework/flow/refusal.c \
  framework/flow/result.c \
  framework/flow/returns.c \
  framework/flow/round.c \
  framework/flow/rows.h \
  framework/flow/sequencer.c \
  framework/flow/settle.c \
  framework/flow/silence.c \
  framework/flow/trial.c \
  framework/flow/trial.h \
  framework/flow/trick.c \
  framework/flow/triggers.c \
  framework/flow/unordered.c \
  framework/flow/use.c \
  framework/flow/verbs.c
