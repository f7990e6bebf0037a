import { InputError } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { issueErrors, refusalsOf, within } from "./index.ts";

const ERRORS = {
  "error.at": "{place}: {what}",
  "error.shape.key": "No key {keys}.",
  "error.shape.type": "This must be {expected, select, number {a number} other {something else}}.",
  "error.shape.value": "One of {known}.",
  "error.shape.other": "Wrong.",
  "error.seat.taken": "{who} sits there.",
};
const refusals = refusalsOf(ERRORS, { "name.one": "One" });
const issueError = issueErrors(refusals);

function fault(schema: z.ZodMiniType, input: unknown, start: readonly string[] = []): InputError {
  const parsed = schema.safeParse(input);
  if (parsed.success) throw new Error("nothing is wrong");
  return issueError("options", parsed.error.issues, start);
}

describe("refusals", () => {
  test("a refusal has the code before the dot, a sentence, and a message for every language", () => {
    const error = refusals.refuse("seat.taken", { who: { key: "name.one" } }, ["seats", 1]);
    expect(error).toMatchObject({
      code: "seat",
      path: ["seats", 1],
      messages: [{ key: "error.seat.taken", values: { who: { key: "name.one" } } }],
    });
    expect(error.message).toContain("One sits there.");
  });

  test("a text that says nothing without its place is told with it, unless it is about the whole", () => {
    expect(refusals.refuseAt(["a", 0], "shape.other").messages[0]).toMatchObject({
      key: "error.at",
      values: { place: "a.0" },
    });
    expect(refusals.refuseAt([], "shape.other").messages[0]?.key).toBe("error.shape.other");
  });

  test("what a schema finds is told with its path", () => {
    const schema = z.strictObject({ n: z.int(), word: z.enum(["a", "b"]) });
    expect(fault(schema, { n: "1", word: "a" }, ["here"])).toMatchObject({
      code: "options",
      path: ["here", "n"],
    });
    expect(fault(schema, { n: 1, word: "c" }).message).toContain("One of a, b.");
    expect(fault(schema, { n: 1, word: "a", more: 1 }).path).toEqual(["more"]);
    expect(fault(z.int().check(z.minimum(3)), 2).message).toContain("Wrong.");
    expect(fault(z.string().check(z.minLength(2, "Too short.")), "a").message).toContain("Too short.");
  });

  test("an error within a part goes on from the place of the part", () => {
    const read = () => within(["decks", 2], () => fault(z.int(), "x", ["card"]));
    expect(read().path).toEqual(["card"]);
    const thrown = (): never =>
      within(["decks", 2], () => {
        throw refusals.refuse("shape.other", {}, ["card"]);
      });
    expect(thrown).toThrow(InputError);
    try {
      thrown();
    } catch (error) {
      expect(error).toMatchObject({ path: ["decks", 2, "card"] });
    }
    expect(() =>
      within(["a"], () => {
        throw new Error("a bug");
      }),
    ).toThrow("a bug");
  });
});
