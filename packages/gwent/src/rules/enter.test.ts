import type { Told } from "@medallion/kernel";
import { settle } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import type { GwentEvent } from "../events.ts";
import { gwent } from "../game.ts";
import { arrange } from "../stage/arrange.ts";
import type { State } from "../state.ts";

/** Where the units that entered came from, by id. */
function origins(told: readonly Told<GwentEvent>[]): Record<string, string> {
  const entered = told.flatMap(({ event }) => (event.kind === "unitPlayed" ? [[event.id, event.from]] : []));
  return Object.fromEntries(entered);
}

function arranged(mode: string | undefined, cards: object, position: object, options = {}): State {
  return arrange({ mode, options, cards, position, forced: [] });
}

describe("an event says where a unit came from", () => {
  test("GW-5.10 GW-5.11: called units come from the hand or from the deck", () => {
    const cards = { C: "close 3; muster P Q", P: "close 1", Q: "siege 2" };
    const state = arranged(undefined, cards, { A: { hand: ["C", "P"], deck: ["Q"] }, B: { hand: 1 } });
    const told: Told<GwentEvent>[] = [];
    settle(gwent, state);
    const play = gwent.choices(state, 0).find((choice) => choice.kind === "play" && choice.id === "C");
    if (play !== undefined) gwent.choose(state, 0, play, (event) => told.push(event));
    settle(gwent, state, (event) => told.push(event));
    expect(origins(told)).toEqual({ C: "hand", P: "hand", Q: "deck" });
  });

  test("GW-19.3 GW-19.7: units that a leader of the automaton plays come from a discard pile", () => {
    const cards = { P: "siege 20", X: "close 3" };
    for (const [leader, side] of [
      ["eredin-bringer-of-death", "AU"],
      ["emhyr-the-relentless", "Player"],
    ] as const) {
      const pile = { pile: ["X"] };
      const position = {
        passed: ["Player", "AU"],
        Player: { siege: ["P"], hand: 1, ...(side === "Player" ? pile : {}) },
        AU: { leaders: [leader], ...(side === "AU" ? pile : {}) },
      };
      const state = arranged("solo", cards, position, { soloLeaderVariant: true });
      const told: Told<GwentEvent>[] = [];
      settle(gwent, state, (event) => told.push(event));
      expect(origins(told)).toMatchObject({ X: "pile" });
    }
  });
});
