import fc from "fast-check";
import { expect, test } from "vitest";
import { askIn, askText } from "./ask-text.ts";
import type { Work } from "./work.ts";

const statement = fc.record({
  kind: fc.constant("statement" as const),
  sql: fc.string(),
  values: fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.integer(), fc.constant(null))),
});
const append = fc.record({
  kind: fc.constant("append" as const),
  table: fc.string({ unit: "binary" }),
  position: fc.nat(),
  // Whatever people say is in there.
  entries: fc.array(fc.anything().map((said) => JSON.stringify({ said: String(JSON.stringify(said)) }))),
  row: fc.constant({ kind: "moved" as const, updated: 1 }),
  games: fc.constant([]),
});

test("the thread hears what it is asked, whatever is in the entries", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(statement, append)), fc.nat(), (works: readonly Work[], id) => {
      expect(askIn(askText(id, { kind: "commit", works }))).toEqual({ id, kind: "commit", works });
    }),
  );
  const line = JSON.stringify({ text: "one\ntwo\u2028three\r\n" });
  const works: readonly Work[] = [
    {
      kind: "append",
      table: "t",
      position: 1,
      entries: [line, line],
      row: { kind: "moved", updated: 1 },
      games: [],
    },
  ];
  expect(askIn(askText(7, { kind: "commit", works }))).toEqual({ id: 7, kind: "commit", works });
});

test("what is no commit is heard as it is", () => {
  const query = { kind: "query", sql: "select\n1", values: ["a\nb"] } as const;
  expect(askIn(askText(1, query))).toEqual({ id: 1, ...query });
  expect(askIn(askText(2, { kind: "close" }))).toEqual({ id: 2, kind: "close" });
});
