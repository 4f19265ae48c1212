/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/content/summoner.h"

#define LIST(...) ((const char *const[]){ __VA_ARGS__, NULL })
#define NUMBER(id_) { .id = id_, .title = id_, .max = 99 }
#define WORDS(id_, ...) \
  { \
    .id = id_, .title = id_, .type = SORTIE_VALUE_WORD, .words = LIST (__VA_ARGS__) \
  }
#define RULE(id_) { .id = id_, .title = id_, .type = SORTIE_VALUE_RULE, .max = 1 }

static const SortieValueDecl values[] = {
  NUMBER ("attack"), NUMBER ("range"), NUMBER ("life"), NUMBER ("cost"), NUMBER ("steps"),
  NUMBER ("movers"), NUMBER ("attackers"), NUMBER ("hand-size"), NUMBER ("to-hit"), NUMBER ("dice"),
  WORDS ("kind", "summoner", "champion", "common", "conjuration", "mutation", "wall", "event"),
  WORDS ("weapon", "sword", "bow"),
  RULE ("move"), RULE ("step"), RULE ("may-attack"), RULE ("move-through"), RULE ("shoot-through"),
  RULE ("block"), RULE ("target"), RULE ("summon-beside"), RULE ("spend"), RULE ("lose-abilities"),
  { NULL },
};

static guint
nobody (const SortieContext *ctx, SortieRef *ret, guint max)
{
  (void) ctx;
  (void) ret;
  (void) max;
  return 0;
}

#define SET(id_) { .id = id_, .title = id_, .list = nobody }

static const SortieSetDecl sets[] = { SET ("friends"), SET ("enemies"), SET ("units"),
                                      SET ("walls"),   SET ("spaces"),  { NULL } };

enum { ATTACK, WOUND, HEAL, DESTROY, SUMMON, BUILD_MAGIC, SPEND, DRAW, MARCH, PUSH, N_PROCS };

#define EFFECT(name_, code_) \
  .name = name_, .kind = SORTIE_ELEMENT_EFFECT, .code = code_, .meaning = name_, .says = name_
#define WHAT { "what", SORTIE_ATTR_SET, TRUE, .meaning = "what" }
#define N { "n", SORTIE_ATTR_NUMBER, .otherwise = "1", .meaning = "how much" }
#define BY { "by", SORTIE_ATTR_SET, .otherwise = "you", .meaning = "who" }

static const SortieElement elements[] = {
  { EFFECT ("attack", ATTACK), .attrs = { BY, { "at", SORTIE_ATTR_SET, .meaning = "whom" } } },
  { EFFECT ("wound", WOUND), .attrs = { WHAT, N } },
  { EFFECT ("heal", HEAL), .attrs = { WHAT, N } },
  { EFFECT ("destroy", DESTROY), .attrs = { WHAT } },
  { EFFECT ("summon", SUMMON), .attrs = { WHAT } },
  { EFFECT ("build-magic", BUILD_MAGIC), .attrs = { WHAT } },
  { EFFECT ("spend", SPEND), .attrs = { N, BY } },
  { EFFECT ("draw", DRAW), .attrs = { N, BY } },
  { EFFECT ("march", MARCH),
    .attrs = { WHAT, { "to", SORTIE_ATTR_SET, TRUE, .meaning = "where to" } } },
  { EFFECT ("push", PUSH), .attrs = { WHAT, N } },
  { NULL },
};

static void
idle (SortiePlay *p, SortieFrame *f)
{
  (void) p;
  (void) f;
}

#define PROC(id_) { id_, idle }

static const SortieProcDecl procs[N_PROCS + 1] = {
  PROC ("attack"), PROC ("wound"), PROC ("heal"), PROC ("destroy"), PROC ("summon"),
  PROC ("build-magic"), PROC ("spend"), PROC ("draw"), PROC ("march"), PROC ("push"),
};

static const SortieVocabulary vocabulary = {
  .values = values, .sets = sets, .elements = elements, .procs = procs,
  .timings = LIST ("any", "your-turn", "reaction", "anybody"),
};

static const SortieZoneDecl zones[] = { { "draw" },  { "hand" },   { "discard" },
                                        { "magic" }, { "prison" }, { "conjurations" },
                                        { NULL } };
static const SortiePlaceDecl places[] = { { "board" }, { "back-row" }, { NULL } };
static const SortieMarkDecl marks[] = { { "wound" }, { "poison" }, { "boost" }, { NULL } };
static const SortieMemoryDecl memories[] = { { "moved" }, { "stunned" }, { NULL } };

const SortieContentNames summoner = {
  .game = "summoner",
  .vocabulary = &vocabulary,
  .events = LIST ("turn-begins", "turn-ends", "phase-begins", "phase-ends", "move", "pass",
                  "attack", "rolled", "hit", "wound", "destroy", "summon", "event-card", "spend"),
  .phases = LIST ("draw", "summon", "event", "movement", "attack", "magic"),
  .zones = zones,
  .places = places,
  .marks = marks,
  .memories = memories,
};
