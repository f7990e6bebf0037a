import { randomOf } from "@medallion/kernel";
import { expect, test } from "vitest";
import { kitOf } from "../../kits/load.ts";
import { draftFor, withMode, withRating, withSeat } from "./draft.ts";
import { localWish, onlineWish, requestOf } from "./wish.ts";

const kit = await kitOf("gwent");
const nameOf = (seat: number) => `Player ${seat + 1}`;

test("every mode can be asked for as it stands, in any company", () => {
  for (const mode of kit.lobby.modes)
    for (const company of ["bots", "device", "friends"] as const) {
      const draft = withMode(draftFor(kit, company, "greedy"), mode, "greedy");
      expect(() => kit.lobby.options(requestOf(kit, draft), randomOf("trial"))).not.toThrow();
    }
});

test("people at this device have the name they gave, or a usual one", () => {
  const draft = withSeat(draftFor(kit, "device", "greedy"), 1, { name: "  Boris " });
  expect(localWish(kit, draft, nameOf).seats).toEqual([
    { kind: "person", name: "Player 1" },
    { kind: "person", name: "Boris" },
  ]);
});

test("what was chosen for a seat goes along, what was left to chance does not", () => {
  const draft = withSeat(draftFor(kit, "bots", "greedy"), 1, { pick: "monsters" });
  expect(localWish(kit, draft, nameOf).seats).toEqual([
    { kind: "person", name: "Player 1" },
    { kind: "bot", bot: "greedy", pick: "monsters" },
  ]);
});

test("online one sits down first; a bot that brings something comes after the founding", () => {
  const draft = withSeat(draftFor(kit, "friends", "greedy"), 1, { kind: "bot", pick: "monsters" });
  const { body, afterwards } = onlineWish(kit, draft, "salt");
  expect(body.places).toEqual([{ kind: "open" }, { kind: "open" }]);
  expect(body.sit).toEqual({ seat: 0, ready: true, salt: "salt" });
  expect(afterwards).toEqual([
    { kind: "place", seat: 1, place: { kind: "bot", bot: "greedy", pick: "monsters" } },
  ]);
});

test("a bot that takes any deck is there from the beginning", () => {
  const draft = withSeat(draftFor(kit, "friends", "greedy"), 1, { kind: "bot" });
  const { body, afterwards } = onlineWish(kit, draft, "salt");
  expect(body.places[1]).toEqual({ kind: "bot", bot: "greedy", name: "greedy" });
  expect(afterwards).toEqual([]);
});

test("at a rated table a bot draws what it plays: what was chosen for it before does not go along", () => {
  const chosen = withSeat(draftFor(kit, "friends", "greedy"), 1, { kind: "bot", pick: "monsters" });
  const { body, afterwards } = onlineWish(kit, withRating(chosen, true), "salt");
  expect(body.places[1]).toEqual({ kind: "bot", bot: "greedy", name: "greedy" });
  expect(afterwards).toEqual([]);
});
