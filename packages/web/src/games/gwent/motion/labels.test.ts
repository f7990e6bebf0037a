import { gwentKit, type View } from "@medallion/gwent";
import { speaker } from "@medallion/kernel";
import { expect, test } from "vitest";
import { labelOf } from "./labels.ts";

const say = speaker("en", await gwentKit.texts("en"), []);
const frost = { weather: [{ card: 1, id: "biting-frost", by: 0 }], rules: {} } as unknown as View;

test.each([
  ["reason.weather", 0, "Biting Frost"],
  ["reason.bond", 3, "Tight Bond ×3"],
  ["reason.morale", 1, "Morale Boost +1"],
  ["reason.horn", 2, "Commander’s Horn ×2"],
  ["reason.inspired", 1, "Inspired by the leader: +1"],
])("%s by %i is called %s", (key, by, label) => {
  expect(labelOf({ why: { key, by }, row: "close" }, frost, say)).toBe(label);
});
