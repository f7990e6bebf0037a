import { expect, test } from "vitest";
import type { Lights } from "../../../../drawn/pointing/lights.ts";
import { type OldWorldSight, sightOf, witcherIn } from "../../sight/sight.ts";
import type { OldWorldSpot } from "../../sight/spot.ts";
import { TRIALS, trialGame } from "../../test/trial-games.ts";
import { isAtOpened, openedPlace, shutFor } from "./opened.ts";

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
  expect(openedPlace({ sight, lights: NOTHING, open: `place:${elsewhere}` })).toBe(elsewhere);
  expect(isAtOpened({ sight, lights: NOTHING, open: `place:${elsewhere}` }, "deck:city")).toBe(false);
});

test("in phase I no place opens by itself", async () => {
  const sight = await askedIn("phaseOne");
  expect(openedPlace({ sight, lights: NOTHING, open: undefined })).toBeUndefined();
});
