import type { PositionKit, StudiedKit } from "@medallion/fittings";
import type { InsightKit } from "@medallion/search";
import { board } from "./board/index.ts";
import { book } from "./book/index.ts";
import type { RoninChoice } from "./choice.ts";
import { MILESTONES, ruleOf } from "./event-rules.ts";
import type { RoninEvent } from "./events.ts";
import { ronin } from "./game.ts";
import { knowledge } from "./knowledge/index.ts";
import { lobby } from "./lobby.ts";
import type { Options } from "./options.ts";
import { parts, stakes } from "./parts.ts";
import { recap } from "./recap.ts";
import { stage } from "./stage/index.ts";
import type { State } from "./state.ts";
import { texts } from "./texts.ts";
import { trial } from "./trial.ts";
import type { View } from "./view.ts";

/** Ronin with all it brings to the table. */
export const roninKit: StudiedKit<State, Options, RoninChoice, RoninEvent, View> &
  InsightKit<State, Options, RoninChoice, RoninEvent, View> &
  PositionKit<State, Options, RoninChoice, RoninEvent, View> = {
  game: ronin,
  name: { key: "game" },
  lobby,
  knowledge,
  board,
  stage,
  trial,
  texts,
  parts,
  stakes,
  book,
  ruleOf,
  milestones: MILESTONES,
  recap,
  insight: async () => (await import("./insight/index.ts")).insight,
  writer: async () => ({ write: (await import("./stage/write.ts")).writePosition }),
  study: async () => (await import("./study/index.ts")).study,
};
