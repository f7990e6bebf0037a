import type { GwentChoice } from "@medallion/gwent";
import type { Room } from "../../../../drawn/hand/hand-layout.ts";
import type { Sight } from "../../sight/sight.ts";
import type { Spot } from "../play/spot.ts";
import type { GwentWay } from "../play/ways.ts";

/** What lies in the tray over the hand: cards to choose from, or answers that are only words. */
export interface TrayItem {
  readonly choice: number;
  readonly spot: Spot;
  /** The card to show; absent where the answer is only words. */
  readonly id: string | undefined;
  readonly card: number | undefined;
}

/** Questions whose cards lie elsewhere than in the hand, and those that are answered with a person or a place. */
const TRAYS: ReadonlySet<string> = new Set([
  "medic",
  "steal",
  "restore",
  "weather",
  "bond",
  "search",
  "deck",
  "starter",
  "peek",
  "opponent",
  "steal-from",
  "row",
  "slot",
]);

export function trayOf(sight: Sight, ways: readonly GwentWay[]): readonly TrayItem[] | undefined {
  if (sight.asked === undefined || !TRAYS.has(sight.asked)) return undefined;
  return ways.flatMap(({ choice, from, to }): readonly TrayItem[] => {
    const chosen = sight.choices[choice];
    const spot = from ?? to[0];
    if (chosen === undefined || spot === undefined || chosen.kind === "decline") return [];
    return [{ choice, spot, ...shownCard(chosen) }];
  });
}

function shownCard(choice: GwentChoice): Pick<TrayItem, "id" | "card"> {
  switch (choice.kind) {
    case "revive":
    case "take":
      return { id: choice.id, card: choice.card };
    case "fetch":
      return { id: choice.id, card: undefined };
    case "deck":
      return { id: choice.leader, card: undefined };
    default:
      return { id: undefined, card: undefined };
  }
}

/** More cards than these never lie side by side over the hand, however wide the table is. */
const MANY = 7;
/** Each needs so much room to be read, and there is as much beside them all. */
const NEEDS = 66;
const BESIDE = 28;

/** Whether there are more cards than fit side by side over the hand. */
export function isMany(tray: readonly TrayItem[], room: Room | undefined): boolean {
  const fit = room === undefined ? MANY : Math.min(MANY, Math.floor((room.width - BESIDE) / NEEDS));
  return tray.length > fit && tray.some(({ id }) => id !== undefined);
}
