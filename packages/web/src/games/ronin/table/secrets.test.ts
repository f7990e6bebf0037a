import { expect, test } from "vitest";
import { drawStill } from "../../../drawn/test/draw-still.tsx";
import { loadWords } from "../../../language/words.ts";
import { KINDS, type TrialKind, type TrialMoment, trialGame } from "../test/trial-games.ts";
import { loadTexts } from "../texts.ts";
import { RONIN } from "./ronin-table.tsx";

const { text } = await loadWords("en", loadTexts);
const FOUR = KINDS.find(({ seats }) => seats === 4) as TrialKind;

/** A game at the moment when everybody has to choose in secret, in the second turn. */
async function choosing(kind: string): Promise<TrialMoment> {
  for await (const moment of trialGame(FOUR, `secret ${kind}`)) {
    const asked = [0, 1, 2, 3].map((seat) => moment.table.room.look(seat).table?.question?.kind);
    if (asked.every((one) => one === kind)) return moment;
  }
  throw new Error(`it never came to ${kind}`);
}

async function drawn({ look }: TrialMoment, seat: number | null): Promise<string> {
  return drawStill(RONIN, await look(seat), text);
}

function answer({ table }: TrialMoment, seat: number, which: "first" | "last"): void {
  const look = table.room.look(seat).table;
  if (look?.question === undefined) throw new Error("nobody is asked");
  const choice = which === "first" ? 0 : look.choices.length - 1;
  table.send(seat, { kind: "answer", seat, question: look.question.id, choice });
}

test.each(["play", "keep"])(
  "who still chooses what to %s sees nothing of what others have chosen, nor who",
  async (kind) => {
    const moment = await choosing(kind);
    const before = await drawn(moment, 0);
    for (const seat of [1, 2, 3]) {
      answer(moment, seat, "first");
      expect(await drawn(moment, 0)).toBe(before);
    }
  },
);

test.each(["play", "keep"])(
  "whatever others chose to %s, those who wait see the same until it is revealed",
  async (kind) => {
    const [one, other] = [await choosing(kind), await choosing(kind)];
    answer(one, 1, "first");
    answer(other, 1, "last");
    for (const viewer of [0, 2, null]) expect(await drawn(one, viewer)).toBe(await drawn(other, viewer));
    answer(one, 0, "first");
    answer(other, 0, "first");
    expect(await drawn(one, 0)).toBe(await drawn(other, 0));
  },
);

test("who has laid sees who is ready", async () => {
  const moment = await choosing("play");
  answer(moment, 0, "first");
  expect(await drawn(moment, 0)).not.toContain("✓ ready");
  answer(moment, 2, "first");
  expect(await drawn(moment, 0)).toContain("✓ ready");
});
