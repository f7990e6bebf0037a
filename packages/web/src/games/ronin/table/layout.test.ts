import { roninKit } from "@medallion/ronin";
import { expect, test } from "vitest";
import { drawStill } from "../../../drawn/test/draw-still.tsx";
import { frameFaults } from "../../../drawn/test/frame-faults.ts";
import { unreachable } from "../../../drawn/test/unreachable.ts";
import { loadWords } from "../../../language/words.ts";
import type { Scene } from "../../../scene/scene.ts";
import { TrialTable, trialScene } from "../../../table/test/trial-table.ts";
import type { AskedKind } from "../sight/sight.ts";
import { KINDS, trialGame } from "../test/trial-games.ts";
import { loadTexts } from "../texts.ts";
import { RONIN } from "./ronin-table.tsx";

const { text } = await loadWords("en", loadTexts);

/** All there are; a new one is missing here by its type. */
const ASKED: Readonly<Record<AskedKind, true>> = {
  ...{ character: true, automa: true, board: true, place: true, take: true, discard: true, play: true },
  ...{ ability: true, partner: true, lose: true, track: true, bonus: true, keep: true, quest: true },
};

test("in games of every mode and number of players every choice of every question can be made by pointing", async () => {
  const met = new Set<string>();
  for (const kind of KINDS)
    for await (const { look, seat } of trialGame(kind, kind.name)) {
      const scene = await look(seat);
      met.add(scene.table.question?.kind ?? "");
      const ways = RONIN.ways(RONIN.sight(scene, true), "dealt");
      expect(unreachable(ways, scene.table.choices), `${kind.name}: ${scene.table.question?.kind}`).toEqual(
        [],
      );
    }
  expect([...met].sort()).toEqual(Object.keys(ASKED).sort());
}, 60_000);

test("whole games of every mode and number of players are drawn to their end, and what can be pointed at is there", async () => {
  for (const kind of KINDS) {
    const met = new Set<string>();
    let moments = 0;
    let end: (() => Promise<Scene>) | undefined;
    for await (const { look, seat } of trialGame(kind, `${kind.name}, drawn`)) {
      const scene = await look(seat);
      const asked = scene.table.question?.kind ?? "";
      end = () => look(null);
      // Drawing takes longer than playing: every kind of question, and every sixth moment.
      if (met.has(asked) && moments++ % 6 !== 0) continue;
      met.add(asked);
      const where = `${kind.name}: ${asked}`;
      expect(spotsIn(drawStill(RONIN, scene, text)), where).toEqual(
        expect.arrayContaining([...firstSpots(scene)]),
      );
    }
    const over = await end?.();
    expect(over?.table.ending).toBeDefined();
    if (over !== undefined) expect(drawStill(RONIN, over, text)).not.toContain("data-spot");
  }
}, 60_000);

/** What can be pointed at first. */
function firstSpots(scene: Scene): readonly string[] {
  const ways = RONIN.ways(RONIN.sight(scene, true), "dealt");
  const spots = ways.flatMap(({ from, to, parts }) => parts?.[0] ?? (from === undefined ? to : [from]));
  return [...new Set(spots)];
}

function spotsIn(markup: string): readonly string[] {
  return [...markup.matchAll(/data-spot="([^"]+)"/gu)].map(([, spot]) => spot ?? "");
}

test("the table shows what every table owes to the frame around it", async () => {
  const table = new TrialTable({ mode: "alliance", seats: 3 }, roninKit);
  const running = await trialScene(table, 0, roninKit);
  for (const _ of table.turns("to the end"));
  const over = await trialScene(table, 0, roninKit);
  expect(frameFaults(RONIN, { running, over }, text)).toEqual([]);
});
