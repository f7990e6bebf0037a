import { findKit } from "@medallion/games";
import type { Kit } from "@medallion/kernel";
import { arranged } from "@medallion/scenarios/puzzle";
import type { Insight } from "@medallion/search";
import { expect, test } from "vitest";
import { askingAt } from "./matter.ts";
import { proofOf } from "./prove.ts";
import { levelOf, reasonsFor } from "./reason.ts";

const ITERATIONS = 400;

async function askedIn(position: object) {
  const kit = findKit("gwent") as Kit & { insight(): Promise<Insight> };
  return askingAt(
    kit,
    await kit.insight(),
    arranged(kit, { position, options: {}, script: [], mode: "standard" }),
  );
}

const passed = {
  round: 3,
  rounds: ["5-0", "0-5"],
  passed: ["B"],
  B: { close: ["vesemir"], faction: "monsters" },
};

test("the one card that wins the last round is clearly the best choice, and the reason is that round", async () => {
  const asking = await askedIn({
    ...passed,
    turn: "A",
    A: { hand: ["geralt-of-rivia"], faction: "scoiatael" },
  });
  const proof = proofOf(asking, ITERATIONS, "test");
  expect(proof).toMatchObject({ chance: 1 });
  expect(proof?.margin).toBeGreaterThan(0.5);
  if (proof === undefined) return;
  expect(reasonsFor(asking, proof.best, proof.next, "test").length).toBeGreaterThan(0);
  expect(levelOf(asking, proof.best, "test")).toBe("easy");
});

test("where two choices win alike, none is clearly the best", async () => {
  const asking = await askedIn({
    ...passed,
    turn: "A",
    A: { hand: ["cirilla", "geralt-of-rivia"], faction: "scoiatael" },
  });
  expect(proofOf(asking, ITERATIONS, "test")).toBeUndefined();
});

test("choices that mean the same count once", async () => {
  const asking = await askedIn({ turn: "A", A: { hand: ["2x vesemir"], deck: 3 }, B: { hand: 2, deck: 3 } });
  // One of both cards, or a pass.
  expect(asking.places).toHaveLength(2);
});
