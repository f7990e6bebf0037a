import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { drawStill } from "../src/drawn/test/draw-still.tsx";
import { frameFaults } from "../src/drawn/test/frame-faults.ts";
import { unreachable } from "../src/drawn/test/unreachable.ts";
import { loadWords } from "../src/language/words.ts";
import { TrialTable, trialScene } from "../src/table/test/trial-table.ts";
import { LANTERNS } from "./toy/toy-table.tsx";

const { text } = await loadWords("en");

/** The table before the first answer, and when all is over. */
async function startAndEnd() {
  const table = new TrialTable({}, toy);
  const running = await trialScene(table, 0, toy);
  for (const _ of table.turns("to the end"));
  return { running, over: await trialScene(table, 0, toy) };
}

test("the table shows what every table owes to the frame around it", async () => {
  expect(frameFaults(LANTERNS, await startAndEnd(), text)).toEqual([]);
});

test("a table that shows nothing of the frame is told all that is missing", async () => {
  const bare = { ...LANTERNS, Layout: () => null };
  expect(frameFaults(bare, await startAndEnd(), text)).toHaveLength(9);
});

test("in random games every choice can be made by pointing, and what can be taken is seen to be lit", async () => {
  const met = new Set<string>();
  for (const seats of [2, 4])
    for (let game = 0; game < 6; game++) {
      const table = new TrialTable({ seats }, toy);
      for (const seat of table.turns(`${seats} seats, game ${game}`)) {
        const scene = await trialScene(table, seat, toy);
        met.add(scene.table.question?.kind ?? "");
        const ways = LANTERNS.ways(LANTERNS.sight(scene, true), "dealt");
        expect(unreachable(ways, scene.table.choices)).toEqual([]);
        const drawn = drawStill(LANTERNS, scene, text);
        for (const { from } of ways)
          if (from !== undefined)
            expect(drawn).toMatch(
              new RegExp(`data-spot="${from}"[^>]*data-light="(playable|selected)"`, "u"),
            );
      }
    }
  expect([...met].sort()).toEqual(["exchange", "target", "turn"]);
});

test("what may be done beside answering is a button", async () => {
  const table = new TrialTable({}, toy);
  for (const seat of table.turns("until something is offered")) {
    const scene = await trialScene(table, seat, toy);
    const [offer] = scene.table.offers;
    if (offer === undefined) continue;
    expect(drawStill(LANTERNS, scene, text)).toContain(scene.say(scene.kit.game.describeChoice(offer)));
    return;
  }
  throw new Error("nothing was offered");
});
