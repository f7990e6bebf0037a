import type { OldWorldChoice } from "@medallion/old-world";
import { expect, test } from "vitest";
import { lightsOf } from "../../../drawn/pointing/lights.ts";
import { unreachable } from "../../../drawn/test/unreachable.ts";
import type { Scene } from "../../../scene/scene.ts";
import { sightOf } from "../sight/sight.ts";
import { TRIALS, trialGame } from "../test/trial-games.ts";
import { SURFACES } from "./surface.ts";
import { waysIn } from "./ways.ts";

/** Kinds of questions that come up too seldom for random games. */
const SELDOM = ["keptMovePayment", "revealedAttack"];

test("in random games every choice of every question can be made by pointing", async () => {
  const met = new Set(SELDOM);
  for (const kind of TRIALS.filter(({ seats }) => seats % 3 !== 0))
    for (const { look, seat } of trialGame(kind, kind.name)) {
      const scene = await look(seat);
      const asked = scene.table.question?.kind ?? "";
      met.add(asked);
      const ways = waysIn(sightOf(scene, true));
      expect(unreachable(ways, scene.table.choices), `${kind.name}: ${asked}`).toEqual([]);
    }
  expect([...met].sort()).toEqual(Object.keys(SURFACES).sort());
}, 240_000);

test("what is asked too seldom for random games can be pointed at too", async () => {
  const [moment] = trialGame(TRIALS[0] as (typeof TRIALS)[number], "seldom");
  const scene = await moment?.look(0);
  const [one, other] = sightOf(scene as Scene, true).box.cards.map(({ id }) => id) as [string, string];
  const lists: readonly (readonly OldWorldChoice[])[] = [
    [
      { kind: "back" },
      { kind: "pay", card: one, payment: "any" },
      { kind: "pay", card: other, payment: "any" },
    ],
    [
      { kind: "attack", attack: "charge", card: "f1" },
      { kind: "attack", attack: "bite", card: "f1" },
    ],
    [
      { kind: "move", to: 3 },
      { kind: "keptMove", to: 3, story: "s1", pay: "none" },
      { kind: "keptMove", to: 3, story: "s2", pay: "anyCard" },
    ],
    [
      { kind: "train", attribute: "combat", gold: 4 },
      { kind: "train", attribute: "combat", gold: 2, story: "s1" },
    ],
    [
      { kind: "lay", card: one, extension: 1 },
      { kind: "lay", card: one, extension: 2 },
      { kind: "lay", card: one, free: true },
    ],
  ];
  for (const choices of lists)
    expect(unreachable(waysIn({ ...sightOf(scene as Scene, true), choices }), choices)).toEqual([]);
});

test("of hand cards that are printed alike any one can be pointed at", async () => {
  const twins: string[] = [];
  for (const { look, seat } of trialGame(TRIALS[0] as (typeof TRIALS)[number], "twins")) {
    const sight = sightOf(await look(seat), true);
    if (sight.asked !== "phaseThreeDiscard") continue;
    const hand = sight.view.players[seat]?.hand ?? [];
    const ways = waysIn(sight);
    for (const card of hand) {
      const way = ways.find(({ from }) => from === `card:${card}`);
      expect(way?.to).toEqual(["confirm", `card:${card}`]);
      if (!sight.choices.some((choice) => choice.kind === "discard" && choice.card === card))
        twins.push(card);
    }
    if (twins.length > 3) break;
  }
  expect(twins.length).toBeGreaterThan(0);
});

test("what is offered alone is used by its button alone (DP-45)", async () => {
  let met = 0;
  for (const kind of TRIALS.filter(({ seats }) => seats % 2 === 0))
    for (const { look, seat } of trialGame(kind, `${kind.name}, offered`)) {
      const sight = sightOf(await look(seat), true);
      const uses = sight.choices.findIndex(({ kind: one }) => one === "specialization");
      if (sight.asked !== "specialization" || uses < 0) continue;
      met++;
      const lights = lightsOf(waysIn(sight), undefined);
      expect(lights.targets.get("confirm")).toBe(uses);
      expect(lights.targets.get("specialization")).toBe(uses);
      if (met > 5) return;
    }
  expect(met).toBeGreaterThan(0);
}, 240_000);
