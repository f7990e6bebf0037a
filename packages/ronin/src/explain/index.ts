import type { Reason } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { View } from "../view.ts";
import { levelReasons } from "./level.ts";
import { pickReasons } from "./pick.ts";
import {
  allianceReasons,
  chapterReasons,
  goldReasons,
  questReasons,
  vpReasons,
  xpReasons,
} from "./scores.ts";
import type { RoninSubject } from "./subject.ts";
import { symbolReasons } from "./symbols.ts";
import { tableOf } from "./table.ts";
import { spaceReasons, trackReasons } from "./track.ts";

export { describeSubject, type RoninSubject, subjectsOf } from "./subject.ts";

/** The chain of rules and amounts behind a number, found by the functions that play the game. */
export function explainSubject(view: View, subject: RoninSubject): readonly Reason[] {
  const state = tableOf(view);
  switch (subject.kind) {
    case "symbols":
      return symbolReasons(state, subject.player, subject.symbol);
    case "xp":
      return xpReasons(state, subject.player);
    case "vp":
      return vpReasons(state, subject.player);
    case "chapter":
      return chapterReasons(state, subject.player, subject.chapter);
    case "quest":
      return questReasons(state, subject.player);
    case "gold":
      return goldReasons(state, subject.player);
    case "alliance":
      return allianceReasons(state, subject.player);
    case "track":
      return trackReasons(state, subject.board);
    case "space":
      return spaceReasons(state, subject.board, subject.space);
    case "level":
      return levelReasons(state, subject.player, subject.place);
    case "pick":
      return pickReasons(at(view.decisions, subject.decision));
  }
}
