import { expect, test } from "vitest";
import { lastLine } from "./lines.ts";

const TELLING = { opens: () => false, isMinor: ({ kind }: { readonly kind: string }) => kind === "shuffled" };

/** What the log says, by the kinds of its events. */
function told(...kinds: readonly string[]) {
  const log = kinds.map((kind) => ({ kind: "game", event: { kind } }));
  const kit = {
    game: { describeEvent: ({ kind }: { readonly kind: string }) => kind },
    ruleOf: () => undefined,
  };
  // Only what lines are made from.
  return { log, kit, say: (message: unknown) => String(message) } as unknown as Parameters<
    typeof lastLine
  >[0];
}

test("the last line leaves out what only prepares something", () => {
  expect(lastLine(told("played", "shuffled"), TELLING)).toBe("played");
  expect(lastLine(told("shuffled"), TELLING, 1)).toBeUndefined();
});

test("while something small is told, no former act is taken for it", () => {
  expect(lastLine(told("played", "shuffled"), TELLING, 1)).toBe("shuffled");
  expect(lastLine(told("played", "drawn", "shuffled"), TELLING, 1)).toBe("drawn");
  // Nothing of it has been told yet.
  expect(lastLine(told("played"), TELLING, 1)).toBe("played");
});
