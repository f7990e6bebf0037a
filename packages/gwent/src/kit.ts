import type { PositionKit, StudiedKit } from "@medallion/fittings";
import type { InsightKit } from "@medallion/search";
import { board } from "./board/index.ts";
import { book } from "./book/index.ts";
import type { GwentChoice } from "./choices.ts";
import { MILESTONES, ruleOf } from "./event-rules.ts";
import type { GwentEvent } from "./events.ts";
import { gwent } from "./game.ts";
import { knowledge } from "./knowledge/index.ts";
import { lobby } from "./lobby.ts";
import type { Options } from "./options.ts";
import { parts } from "./parts.ts";
import { recap } from "./recap.ts";
import { stage } from "./stage/index.ts";
import type { State } from "./state.ts";
import { texts } from "./texts.ts";
import { trial } from "./trial.ts";
import type { View } from "./view.ts";

/** Gwent with all it brings to the table. */
export const gwentKit: StudiedKit<State, Options, GwentChoice, GwentEvent, View> &
  InsightKit<State, Options, GwentChoice, GwentEvent, View> &
  PositionKit<State, Options, GwentChoice, GwentEvent, View> = {
  game: gwent,
  name: { key: "game" },
  lobby,
  knowledge,
  board,
  stage,
  trial,
  texts,
  parts,
  stakes: () => undefined,
  book,
  ruleOf,
  milestones: MILESTONES,
  recap,
  insight: async () => (await import("./insight/index.ts")).insight,
  writer: async () => ({ write: (await import("./stage/write.ts")).writePosition }),
  study: async () => (await import("./study/index.ts")).study,
};
