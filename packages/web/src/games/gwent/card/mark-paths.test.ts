import { ABILITIES, LEADER_ABILITIES, ROWS } from "@medallion/gwent/cards";
import { expect, test } from "vitest";
import { MARK_PATHS, markOf, ROW_PATHS } from "./mark-paths.ts";

test("every ability and every row has a mark of its own", () => {
  for (const ability of ABILITIES) expect(markOf(ability)).toBe(ability);
  const paths = [...Object.values(MARK_PATHS), ...ROWS.map((row) => ROW_PATHS[row])];
  expect(new Set(paths).size).toBe(paths.length);
});

test("a leader bears the mark of what it does, or the crown", () => {
  expect(markOf("leader-horn-siege")).toBe("commander-horn");
  expect(markOf("leader-steal-discard")).toBe("leader");
  for (const ability of LEADER_ABILITIES) expect(MARK_PATHS).toHaveProperty(markOf(ability));
});
