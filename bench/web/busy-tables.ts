import type { Page } from "playwright-core";
import { clicking, pressOldWorld } from "../../packages/web/browser/stage/old-world-moves.ts";
import { mouseMove } from "../../packages/web/browser/stage/playing.ts";
import { byMouse } from "../../packages/web/browser/stage/ronin-moves.ts";

/** A drawn table of five, as it is measured. */
export interface BusyTable {
  readonly game: string;
  /** The screen that has it in the middle of a game, and the mode that is begun with four bots of this device. */
  readonly screen: string;
  readonly mode: RegExp;
  /** Whether it has to answer in time on a slow device as well. */
  readonly isSlowed: boolean;
  /** Where its cards in hand are. */
  readonly hand: string;
  /** One move, or one press on the way to it. */
  readonly move: (page: Page, turn: number) => Promise<void>;
}

const BUSY_TABLES: readonly BusyTable[] = [
  {
    game: "gwent",
    screen: "free-for-all",
    mode: /^Free-for-all/,
    isSlowed: false,
    hand: "[data-first]",
    move: mouseMove,
  },
  {
    game: "ronin",
    screen: "ronin-five",
    mode: /^Alliance/,
    isSlowed: true,
    hand: "[data-first]",
    move: byMouse,
  },
  {
    game: "old-world",
    screen: "old-world-map",
    mode: /^The hunt/,
    isSlowed: true,
    hand: '[data-zone^="hand:"]',
    move: async (page, turn) => {
      await pressOldWorld(page, turn, clicking);
    },
  },
];

/** Those of one game, or all. */
export function busyTables(only: string | undefined): readonly BusyTable[] {
  return BUSY_TABLES.filter(({ game }) => only === undefined || game === only);
}
