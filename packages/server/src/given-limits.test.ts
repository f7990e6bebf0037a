import { expect, test } from "vitest";
import { givenLimits, LimitFault, variableOf, writtenLimit } from "./given-limits.ts";
import { LIMIT_NAMES, LIMIT_ROWS, LIMITS } from "./limits.ts";

test("every limit can be set by the file and, before it, by a variable of its own", () => {
  for (const name of LIMIT_NAMES) {
    const { least, most } = LIMIT_ROWS[name];
    expect(givenLimits({ [name]: least }, {})).toEqual({ [name]: least });
    expect(givenLimits({ [name]: least }, { [variableOf(name)]: String(most) })).toEqual({ [name]: most });
  }
  expect(variableOf("tablesPerPerson")).toBe("MEDALLION_LIMIT_TABLES_PER_PERSON");
});

test("what holds usually is within what is allowed, and reads back as it is written", () => {
  for (const name of LIMIT_NAMES) {
    const written = writtenLimit(LIMITS[name], LIMIT_ROWS[name]);
    expect(givenLimits({ [name]: written }, {})).toEqual({ [name]: LIMITS[name] });
  }
});

test("times and sizes have units", () => {
  const given = { sessionAge: "90 days", silence: "2min", idle: "1 h", bodyBytes: "128 KB", botPace: 0 };
  expect(givenLimits(given, {})).toEqual({
    ...{ sessionAge: 90 * 86_400_000, silence: 120_000, idle: 3_600_000, bodyBytes: 131_072, botPace: 0 },
  });
});

test.each([
  [{ tablesPerPerson: "many" }, "tablesPerPerson can’t be “many”. Use a whole number from 1 to 10000000."],
  [{ tablesPerPerson: 0 }, "tablesPerPerson can’t be “0”"],
  [{ tablesPerPerson: 1.5 }, "tablesPerPerson can’t be “1.5”"],
  [{ tablesPerPerson: null }, "tablesPerPerson can’t be “null”"],
  [{ silence: "60 KB" }, "silence can’t be “60 KB”. Use a time such as “30 s” or “7 days”"],
  [{ sessionAge: "99999 days" }, "from 1 ms to 3650 days"],
  [{ tabelsPerPerson: 3 }, "There’s no limit tabelsPerPerson."],
  [{ constructor: 3 }, "There’s no limit constructor."],
])("%j is refused by name", (file, sentence) => {
  expect(() => givenLimits(file, {})).toThrow(LimitFault);
  expect(() => givenLimits(file, {})).toThrow(sentence);
});

test("a variable that sets nothing we know is refused, an empty one is none", () => {
  expect(() => givenLimits(undefined, { MEDALLION_LIMIT_TABELS: "3" })).toThrow("MEDALLION_LIMIT_TABELS");
  expect(givenLimits(undefined, { MEDALLION_LIMIT_SILENCE: "", OTHER: "1" })).toEqual({});
});
