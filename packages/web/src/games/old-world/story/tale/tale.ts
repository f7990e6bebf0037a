import type { OldWorldEvent, View } from "@medallion/old-world";
import { OPTION_KEYS, type OptionKey } from "@medallion/old-world/pages";
import type { Scene } from "../../../../scene/scene.ts";
import { markOf } from "./consequence.ts";

/** A story that somebody met in this game, as far as it was told. */
export interface Tale {
  /** Where in the log it begins: its name as long as the game lasts. */
  readonly at: number;
  readonly story: string;
  readonly seat: number;
  readonly option: OptionKey | undefined;
  /** How it ended, once that was told: in this row, if something had to decide. */
  readonly end: { readonly row: number | undefined } | undefined;
  /** What it did, the price of the option included, as it happened. */
  readonly outcome: readonly OldWorldEvent[];
}

/** Whatever comes after these belongs to no story. */
const CLOSING: ReadonlySet<OldWorldEvent["kind"]> = new Set([
  "turnStarted",
  "phaseStarted",
  "phaseSkipped",
  "turnEnded",
  "gameWon",
  "gameAbandoned",
  "questResolved",
]);

const kept = new WeakMap<Scene["log"], readonly Tale[]>();

/** The stories of this game in the order in which they were met. One that a story had somebody read stands for itself. */
export function talesIn({ log }: Pick<Scene, "log">): readonly Tale[] {
  const known = kept.get(log);
  if (known !== undefined) return known;
  const tales: Tale[] = [];
  let open: Tale | undefined;
  for (const [at, entry] of log.entries()) {
    if (entry.kind !== "game") continue;
    const event = entry.event as OldWorldEvent;
    const begun = begunWith(event, at);
    if (begun !== undefined) {
      open = begun;
      tales.push(begun);
    } else if (CLOSING.has(event.kind)) open = undefined;
    else if (open !== undefined) {
      open = continued(open, event);
      tales[tales.length - 1] = open;
    }
  }
  kept.set(log, tales);
  return tales;
}

/** The story that lies open, or the last one that did; what the log does not tell, the table does. */
export function lastTale(scene: Pick<Scene, "log">, { readings }: Pick<View, "readings">): Tale | undefined {
  const last = talesIn(scene).at(-1);
  const reading = readings.at(-1);
  if (reading === undefined || reading.story === last?.story) return last;
  const { story, seat, option, rows } = reading;
  const key = OPTION_KEYS[option];
  const [row] = rows;
  const end = row === undefined ? undefined : { row };
  return { at: scene.log.length, story, seat, option: key, end, outcome: [] };
}

function begunWith(event: OldWorldEvent, at: number): Tale | undefined {
  if (event.kind !== "storyDrawn" && event.kind !== "eventRead") return undefined;
  const { story, seat } = event;
  return { at, story, seat, option: undefined, end: undefined, outcome: [] };
}

function continued(tale: Tale, event: OldWorldEvent): Tale {
  switch (event.kind) {
    case "optionChosen":
      return { ...tale, option: event.option };
    case "storyEnded":
      return event.story === tale.story ? { ...tale, end: { row: event.row } } : tale;
    default:
      return markOf(event) === undefined ? tale : { ...tale, outcome: [...tale.outcome, event] };
  }
}
