import { gwentKit } from "@medallion/gwent";
import { speaker } from "@medallion/kernel";
import { expect, test } from "vitest";
import { choiceGroups } from "./choice-groups.ts";

const say = speaker("en", await gwentKit.texts("en"));

test("copies of a card are one choice with their number, and the first of them is taken", () => {
  const nekker = (card: number) => ({ kind: "play", card, id: "nekker", row: "close" });
  const groups = choiceGroups([{ kind: "pass" }, nekker(-1), nekker(-4)], gwentKit, say);
  expect(groups).toEqual([
    { choice: 0, text: "Pass", copies: 1 },
    { choice: 1, text: expect.stringMatching(/^Nekker/), copies: 2 },
  ]);
});

test("different targets of the same name stay apart", () => {
  const decoy = (card: number, target: number) => ({
    kind: "play",
    card,
    id: "decoy",
    target,
    targetId: "nekker",
  });
  const groups = choiceGroups([decoy(-1, 7), decoy(-1, 9), decoy(-2, 7), decoy(-2, 9)], gwentKit, say);
  expect(groups.map(({ choice, copies }) => [choice, copies])).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(groups.map(({ text }) => text.slice(-4))).toEqual([" (1)", " (2)"]);
});
