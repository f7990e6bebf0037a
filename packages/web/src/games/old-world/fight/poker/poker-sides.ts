import type { View } from "@medallion/old-world";
import type { OldWorldSight } from "../../sight/sight.ts";

type PokerView = NonNullable<View["poker"]>;

/** One side of the dice table. */
export interface PokerSideSight {
  /** `own` are the active player's dice. */
  readonly side: "own" | "theirs";
  readonly dice: readonly number[];
  /** Whose they are, or who throws them for the locals. */
  readonly player: number | undefined;
  readonly isLocals: boolean;
  /** Places that are marked to be thrown again. */
  readonly marked: readonly number[];
  /** Somebody chooses here which dice to throw again; the viewer, if `isAsked`. */
  readonly isChoosing: boolean;
  readonly isAsked: boolean;
}

/** Both sides as the viewer sees them: the own dice near, else the active player's. */
export function pokerSides(
  sight: OldWorldSight,
  poker: PokerView,
): { readonly near: PokerSideSight; readonly far: PokerSideSight | undefined } {
  const { view, scene } = sight;
  const open = view.asks.find((ask) => ask.kind === "reroll");
  const choosing = open?.kind === "reroll" ? (open.dice === "own" ? "own" : "theirs") : undefined;
  const sideOf = (side: "own" | "theirs"): PokerSideSight => ({
    side,
    dice: side === "own" ? poker.dice : poker.theirs,
    player: side === "own" ? view.active : poker.opponent < 0 ? undefined : poker.opponent,
    isLocals: side === "theirs" && poker.against === "locals",
    marked: choosing === side ? poker.marked : [],
    isChoosing: choosing === side,
    isAsked: choosing === side && sight.asked === "reroll" && open?.seat === scene.seat,
  });
  const own = sideOf("own");
  if (poker.against === "solo") return { near: own, far: undefined };
  const theirs = sideOf("theirs");
  const isTurned = poker.against === "witcher" && scene.seat === poker.opponent;
  return isTurned ? { near: theirs, far: own } : { near: own, far: theirs };
}
