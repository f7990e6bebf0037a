import { oldWorldKit } from "@medallion/old-world";
import { expect, test } from "vitest";
import { drawStill } from "../../../drawn/test/draw-still.tsx";
import { loadWords } from "../../../language/words.ts";
import { TrialTable, trialScene } from "../../../table/test/trial-table.ts";
import { loadTexts } from "../texts.ts";
import { OLD_WORLD } from "./old-world-table.tsx";

const { text } = await loadWords("en", loadTexts);

/** A game of three at the first moment at which this seat is asked such a question. */
function asking(kind: string, seat: number): TrialTable {
  for (let seed = 0; seed < 40; seed++) {
    const table = new TrialTable(
      { mode: "adventure", seats: 3, rules: { autoResolveSingle: false } },
      oldWorldKit,
    );
    for (const _ of table.turns(`secret ${kind} ${seed}`))
      if (table.room.look(seat).table?.question?.kind === kind) return table;
  }
  throw new Error(`nobody is ever asked ${kind}`);
}

/** What everybody else sees of the table, in markup. */
function seenByOthers(table: TrialTable, seat: number): Promise<readonly string[]> {
  const others = [null, 0, 1, 2].filter((other) => other !== seat);
  return Promise.all(
    others.map(async (other) => drawStill(OLD_WORLD, await trialScene(table, other, oldWorldKit), text)),
  );
}

test("a card that is laid in a combo and not confirmed yet changes nothing that others see", async () => {
  const table = asking("combo", 1);
  const before = await seenByOthers(table, 1);
  const look = table.room.look(1).table;
  const choice = look?.choices.findIndex(({ kind }) => kind === "lay") ?? -1;
  table.send(1, { kind: "answer", seat: 1, question: look?.question?.id ?? 0, choice });
  expect(table.room.look(1).table?.question?.kind).toBe("combo");
  expect(await seenByOthers(table, 1)).toEqual(before);
});

test("which boards are offered is on nobody else's table", async () => {
  const table = asking("school", 1);
  const choices = (table.room.look(1).table?.choices ?? []) as readonly { readonly school?: string }[];
  expect(choices).toHaveLength(2);
  for (const markup of await seenByOthers(table, 1)) expect(markup).not.toContain('data-spot="school:');
  const own = drawStill(OLD_WORLD, await trialScene(table, 1, oldWorldKit), text);
  for (const { school } of choices) expect(own).toContain(`data-spot="school:${school}"`);
});
