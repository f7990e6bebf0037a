import { expect, test } from "vitest";
import type { Lights } from "../../../../drawn/pointing/lights.ts";
import { type OldWorldSight, sightOf, witcherIn } from "../../sight/sight.ts";
import type { OldWorldSpot } from "../../sight/spot.ts";
import { TRIALS, trialGame } from "../../test/trial-games.ts";
import { isAtOpened, isOpened, openedPlace, opening, shutFor } from "./opened.ts";

const NOTHING: Lights<OldWorldSpot> = {
  selected: undefined,
  sources: new Set(),
  targets: new Map(),
  laid: [],
  layable: new Set(),
  numbered: [],
};

async function askedIn(kind: string): Promise<OldWorldSight> {
  for (const { look, seat } of trialGame(TRIALS[2] as (typeof TRIALS)[number], "opened")) {
    const sight = sightOf(await look(seat), true);
    if (sight.asked === kind) return sight;
  }
  throw new Error(`nobody was asked ${kind}`);
}

test("in phase II the own place lies open with all that can be done there, until it is shut", async () => {
  const sight = await askedIn("phaseTwo");
  const here = witcherIn(sight, sight.player).at;
  expect(here).toBeDefined();
  expect(openedPlace({ sight, lights: NOTHING, open: undefined })).toBe(here);
  expect(isAtOpened({ sight, lights: NOTHING, open: undefined }, "deck:city")).toBe(true);

  const shut = shutFor(sight);
  expect(openedPlace({ sight, lights: NOTHING, open: shut })).toBeUndefined();
  expect(isAtOpened({ sight, lights: NOTHING, open: shut }, "deck:city")).toBe(false);

  const elsewhere = here === 3 ? 4 : 3;
  const open = opening(sight, elsewhere);
  expect(openedPlace({ sight, lights: NOTHING, open })).toBe(elsewhere);
  expect(isAtOpened({ sight, lights: NOTHING, open }, "deck:city")).toBe(false);
});

test("a place that was opened is shut by riding on, and by the next phase", async () => {
  const before = await askedIn("phaseOne");
  const after = await askedIn("phaseTwo");
  const open = opening(before, 5);
  expect(openedPlace({ sight: before, lights: NOTHING, open })).toBe(5);
  expect(openedPlace({ sight: after, lights: NOTHING, open })).toBe(witcherIn(after, after.player).at);
  const at = (place: number): OldWorldSight => {
    const players = before.view.players.map((one) => ({ ...one, at: place }));
    return { ...before, view: { ...before.view, players } };
  };
  expect(openedPlace({ sight: at(7), lights: NOTHING, open: opening(at(7), 5) })).toBe(5);
  expect(openedPlace({ sight: at(8), lights: NOTHING, open: opening(at(7), 5) })).toBeUndefined();
});

test("in phase I no place opens by itself", async () => {
  const sight = await askedIn("phaseOne");
  expect(openedPlace({ sight, lights: NOTHING, open: undefined })).toBeUndefined();
});

test("going back has something to shut while a panel or a place is open, not for what opens by itself", async () => {
  const before = await askedIn("phaseOne");
  const after = await askedIn("phaseTwo");
  expect(isOpened(before, undefined, undefined)).toBe(false);
  expect(isOpened(before, "seat:1", undefined)).toBe(true);
  expect(isOpened(before, opening(before, 5), undefined)).toBe(true);
  expect(isOpened(after, opening(before, 5), undefined)).toBe(false);
  expect(isOpened(after, undefined, undefined)).toBe(false);
  expect(isOpened(after, shutFor(after), undefined)).toBe(false);
  expect(isOpened(before, undefined, "place:5")).toBe(true);
  expect(isOpened(before, undefined, "card:WOLF01")).toBe(false);
});
