import type { RoomEvent } from "@medallion/table";
import { expect, test } from "vitest";
import type { Scene } from "../../../../scene/scene.ts";
import { choicesOf, sightOf, witcherIn } from "../../sight/sight.ts";
import { type OldWorldMoment, TRIALS, trialGame } from "../../test/trial-games.ts";
import { paidFor, placeStates } from "./place-state.ts";
import { wayOfTurn } from "./ways-gone.ts";

/** So many moments of a random game are looked at. */
const ENOUGH = 160;

function* moments(name: string): Generator<OldWorldMoment> {
  for (const trial of TRIALS.slice(1, 3)) {
    let looked = 0;
    for (const moment of trialGame(trial, `${name} ${trial.name}`)) {
      const kind = moment.table.room.look(moment.seat).table?.question?.kind ?? "";
      if (!ASKED_ON_MAP.has(kind)) continue;
      yield moment;
      if (++looked === ENOUGH) break;
    }
  }
}

const ASKED_ON_MAP = new Set(["phaseOne", "movePayment", "ride", "phaseTwo"]);
const PAYING = ["terrain", "wild", "gold", "two"];

test("a place is open exactly while the game lets one go there, with every way to pay for it", async () => {
  const seen = new Set<string>();
  for (const { look, seat } of moments("map")) {
    const sight = sightOf(await look(seat), true);
    const places = placeStates(sight);
    const leads = ["move", "keptMove", "ride"] as const;
    const targets = new Set<number>(leads.flatMap((kind) => choicesOf(sight, kind).map(({ to }) => to)));
    const paid = paidFor(sight);
    if (paid !== undefined) targets.add(paid);
    const here = witcherIn(sight, sight.player).at;
    for (const { number, standing, prices } of places) {
      expect(standing === "open", `${number}`).toBe(targets.has(number) && number !== here);
      expect(standing === "here").toBe(number === here);
      expect(standing === "shut").toBe(targets.size > 0 && !targets.has(number) && number !== here);
      if (standing === "open") expect(prices.length).toBeGreaterThan(0);
      seen.add(standing);
      for (const price of prices) seen.add(price);
    }
  }
  for (const word of ["here", "open", "rest", "shut", ...PAYING]) expect([...seen]).toContain(word);
}, 60_000);

test("what is on the map is what the view has there: figures, monsters, own quests and trails, the closed tavern", async () => {
  const met = { monster: 0, quest: 0, trail: 0 };
  for (const { look, seat } of moments("there")) {
    const sight = sightOf(await look(seat), true);
    const { view } = sight;
    for (const { number, figures, lair, quests, trails, isClosed } of placeStates(sight)) {
      const stand = view.players.flatMap(({ at, school }, player) =>
        at === number && school !== undefined ? [player] : [],
      );
      expect(figures.map(({ player }) => player).sort()).toEqual(stand);
      expect(lair?.monster?.id).toBe(view.lairs.find((one) => one?.place === number)?.monster);
      expect(isClosed).toBe(view.tavern === number);
      const own = witcherIn(sight, seat);
      expect(trails).toHaveLength(own.trailQuests.filter(({ place }) => place === number).length);
      if (own.quests.length === 0) expect(quests).toBe(0);
      met.monster += lair?.monster === undefined ? 0 : 1;
      met.quest += quests;
      met.trail += trails.length;
    }
  }
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(0);
}, 60_000);

test("the way of the turn is what was gone since the turn began", async () => {
  const [moment] = trialGame(TRIALS[0] as (typeof TRIALS)[number], "ways");
  const scene = (await moment?.look(0)) as Scene;
  const events = [
    { kind: "moved", seat: 0, from: 1, to: 2 },
    { kind: "turnStarted", seat: 0, turn: 3 },
    { kind: "moved", seat: 0, from: 2, to: 7 },
    { kind: "goldGained", seat: 0, gold: 1 },
    { kind: "moved", seat: 0, from: 7, to: 8 },
  ];
  const log = events.map((event) => ({ kind: "game", event }) as unknown as RoomEvent);
  expect(wayOfTurn({ ...scene, log })).toEqual([
    { from: 2, to: 7 },
    { from: 7, to: 8 },
  ]);
});
