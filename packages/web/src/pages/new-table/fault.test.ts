import { InputError, randomOf } from "@medallion/kernel";
import { expect, test } from "vitest";
import { kitOf } from "../../kits/load.ts";
import { draftFor, withSeat } from "./draft.ts";
import { whereIs } from "./fault.ts";
import { requestOf } from "./wish.ts";

test("a fault is shown where its path points", () => {
  expect(whereIs(["picks", 1])).toEqual({ kind: "seat", seat: 1 });
  expect(whereIs(["decks", 0, "cards", "nekker"])).toEqual({ kind: "seat", seat: 0 });
  expect(whereIs(["body", "places", 2])).toEqual({ kind: "seat", seat: 2 });
  expect(whereIs(["settings", "rules", "cardSet"])).toEqual({ kind: "rule", rule: "cardSet" });
  expect(whereIs(["mode"])).toEqual({ kind: "mode" });
  expect(whereIs(["settings", "seats"])).toEqual({ kind: "mode" });
  expect(whereIs([])).toEqual({ kind: "table" });
  expect(whereIs(["rules"])).toEqual({ kind: "table" });
});

test("a deck that the game does not take is a fault of its seat", async () => {
  const kit = await kitOf("gwent");
  const draft = withSeat(draftFor(kit, "bots", "greedy"), 1, { pick: "no-such-deck" });
  try {
    kit.lobby.options(requestOf(kit, draft), randomOf("trial"));
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    expect(error instanceof InputError && whereIs(error.path)).toEqual({ kind: "seat", seat: 1 });
  }
});
