import { oldWorldKit, type View } from "@medallion/old-world";
import { expect, test } from "vitest";
import { drawStill } from "../../../drawn/test/draw-still.tsx";
import { frameFaults } from "../../../drawn/test/frame-faults.ts";
import { loadWords } from "../../../language/words.ts";
import type { Scene } from "../../../scene/scene.ts";
import { TrialTable, trialScene } from "../../../table/test/trial-table.ts";
import { SURFACES } from "../play/surface.ts";
import { crowded } from "../test/crowded.ts";
import { TRIALS, trialGame } from "../test/trial-games.ts";
import { loadTexts } from "../texts.ts";
import { OLD_WORLD } from "./old-world-table.tsx";

const { text } = await loadWords("en", loadTexts);
/** Of the moments of a game so many are drawn. */
const EVERY = 150;

test("whole games of every number of players are drawn to their end, and what can be pointed at is there", async () => {
  const met = new Set<string>();
  for (const kind of TRIALS) {
    let moments = 0;
    let end: (() => Promise<Scene>) | undefined;
    for (const { look, seat } of trialGame(kind, `${kind.name}, drawn`)) {
      const scene = await look(seat);
      const asked = scene.table.question?.kind ?? "";
      end = () => look(null);
      // Drawing takes longer than playing: every kind of question, and now and then any moment.
      if (met.has(asked) && moments++ % EVERY !== 0) continue;
      met.add(asked);
      const where = `${kind.name}: ${asked}`;
      expect(spotsIn(drawStill(OLD_WORLD, scene, text)), where).toEqual(
        expect.arrayContaining([...firstSpots(scene)]),
      );
    }
    const over = await end?.();
    expect(over?.table.ending).toBeDefined();
    if (over !== undefined) expect(drawStill(OLD_WORLD, over, text)).not.toContain("data-spot");
  }
  expect(Object.keys(SURFACES).filter((kind) => !met.has(kind)).length).toBeLessThan(4);
}, 400_000);

/** What can be pointed at first. */
function firstSpots(scene: Scene): readonly string[] {
  const ways = OLD_WORLD.ways(OLD_WORLD.sight(scene, true), "dealt");
  return [...new Set(ways.flatMap(({ from, to }) => (from === undefined ? to.slice(0, 1) : [from])))];
}

function spotsIn(markup: string): readonly string[] {
  return [...markup.matchAll(/data-spot="([^"]+)"/gu)].map(([, spot]) => spot ?? "");
}

test("the table shows what every table owes to the frame around it", async () => {
  const table = new TrialTable({ mode: "adventure", seats: 3 }, oldWorldKit);
  const running = await trialScene(table, 0, oldWorldKit);
  for (const _ of table.turns("to the end"));
  const over = await trialScene(table, 0, oldWorldKit);
  expect(frameFaults(OLD_WORLD, { running, over }, text)).toEqual([]);
});

test.each([
  [1, 21],
  [2, 8],
])(
  "as much as random play of %s ever brought is drawn: %s quests, 14 kept cards, 6 trophies, a hand of 9",
  async (seats, quests) => {
    const mode = seats === 1 ? "solo" : "adventure";
    const table = new TrialTable({ mode, seats }, oldWorldKit);
    for (const _ of table.turns("much"))
      if (table.room.look(0).table?.question?.kind === "phaseThreeDiscard") break;
    const scene = crowded(await trialScene(table, 0, oldWorldKit));
    const markup = drawStill(OLD_WORLD, scene, text);
    expect(markup).toContain(`All quests and trails (${quests})`);
    expect(markup).toContain("All 14");
    expect(markup.match(/data-ref="trophy:/gu)).toHaveLength(6);
    for (const card of (scene.table.view as View).players[0]?.hand ?? [])
      expect(markup).toContain(`data-ref="${card}"`);
  },
);
