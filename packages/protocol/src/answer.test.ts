import fc from "fast-check";
import { expect, test } from "vitest";
import { answerIn } from "./answer.ts";
import { clientMessageSchema } from "./socket.ts";

const number = fc.oneof(
  fc.nat(100),
  fc.constantFrom(-1, -0, 0.5, 99, 100, 1_000_000, 1_000_001, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e300),
);
/** Now and then something that does not belong there. */
const odd = fc.oneof(fc.constantFrom(null, true, "offer", "0", "", [], {}), fc.string(), fc.double());
const mostly = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: value as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: odd });
const more = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom("since", "extra", "__proto__"), fc.nat()) },
);

const command = fc
  .tuple(
    fc.record(
      {
        kind: mostly(fc.constantFrom("answer", "answer", "answer", "bot", "resign")),
        seat: mostly(number),
        question: mostly(number),
        choice: mostly(number),
      },
      { requiredKeys: ["kind"] },
    ),
    more,
  )
  .map(([one, other]) => ({ ...one, ...other }));
const table = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."azAZ09_-"), minLength: 9, maxLength: 66 }),
  fc.constantFrom("0123456789\n", "0123456789 ", "0123456789é"),
);
const message = fc
  .tuple(
    fc.record(
      {
        kind: mostly(fc.constantFrom("command", "command", "command", "ping")),
        request: mostly(number),
        table: mostly(table),
        command: mostly(command),
      },
      { requiredKeys: ["kind"] },
    ),
    more,
  )
  .map(([one, other]) => ({ ...one, ...other }));

test("an answer is read as the schema reads it, and nothing else is taken for one", () => {
  let answers = 0;
  fc.assert(
    fc.property(message, (said) => {
      const text = JSON.stringify(said);
      const quick = answerIn(JSON.parse(text));
      const read = clientMessageSchema.safeParse(JSON.parse(text));
      const isAnswer =
        read.success &&
        read.data.kind === "command" &&
        read.data.command.kind === "answer" &&
        read.data.command.question !== "offer";
      expect(quick).toEqual(isAnswer ? read.data : undefined);
      if (quick !== undefined) answers++;
    }),
    { numRuns: 5000 },
  );
  expect(answers).toBeGreaterThan(10);
});

test("what is no message at all is no answer", () => {
  for (const said of [undefined, null, 1, "command", [], [1, 2, 3, 4], {}])
    expect(answerIn(said)).toBeUndefined();
});
