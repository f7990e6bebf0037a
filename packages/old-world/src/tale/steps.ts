import type { Seat } from "@medallion/kernel";
import type { Terrain } from "../data/index.ts";
import type { AskRules, Runs } from "../rules/kinds.ts";
import type { ListIndex, QuestIndex, StoryIndex } from "../state.ts";
import { explore } from "./explore.ts";
import { endQuest, resolveQuest } from "./quests.ts";
import { closeStory, OPTION, runResult } from "./reading.ts";
import { payRide, RIDE } from "./ride.ts";

export type TaleStep =
  /** Phase II chose to explore; `deck` by its place in `DECKS` (OW-8.1, OW-8.24). */
  | { readonly do: "explore"; readonly deck: number }
  /** The active player resolves the quest at this place of their list (OW-8.12). */
  | { readonly do: "resolveQuest"; readonly at: number }
  | { readonly do: "endQuest"; readonly seat: Seat; readonly quest: QuestIndex }
  /** The option of the story on top is paid; its result follows (OW-8.3). */
  | { readonly do: "result"; readonly list: ListIndex }
  /** The story on top has been resolved. */
  | { readonly do: "closeStory" }
  /** Any one card for a move that a story gave (OW-5.22). */
  | { readonly do: "payRide"; readonly seat: Seat };

export type TaleAsk =
  /** DP-32. */
  | { readonly kind: "option"; readonly story: StoryIndex }
  /** DP-21. */
  | { readonly kind: "ride"; readonly to: Terrain | "any" };

export const TALE_STEPS: Runs<TaleStep> = {
  explore,
  resolveQuest,
  endQuest,
  result: runResult,
  closeStory,
  payRide,
};

export const TALE_ASKS: AskRules<TaleAsk> = {
  option: OPTION,
  ride: RIDE,
};
