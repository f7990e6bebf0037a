import { LANGUAGES, speaker } from "@medallion/kernel";
import { expect, test } from "vitest";
import { loadTexts } from "../language/texts.ts";

const said = (key: string, values: Readonly<Record<string, string | number>>): Promise<readonly string[]> =>
  Promise.all(
    LANGUAGES.map(async (language) => speaker(language, await loadTexts(language))({ key, values })),
  );

test("one opponent is told as one, several as several", async () => {
  expect(await said("people.against", { others: 0, names: "" })).toEqual(["Solo", "Sólo", "Solo", "Соло"]);
  expect(await said("people.against", { others: 1, names: "A" })).toEqual([
    "Against A",
    "Soupeř: A",
    "Przeciwnik: A",
    "Суперник: A",
  ]);
  expect(await said("people.against", { others: 2, names: "A, B" })).toEqual([
    "Against A, B",
    "Soupeři: A, B",
    "Przeciwnicy: A, B",
    "Суперники: A, B",
  ]);
});

test("how many were deleted is said, also where one and twenty-one share a form", async () => {
  expect(await said("people.drop.undo", { count: 1 })).toEqual(["Undo", "Vrátit", "Cofnij", "Скасувати"]);
  for (const count of [2, 5, 21])
    for (const sentence of await said("people.dropped", { count })) expect(sentence).toContain(`${count}`);
});
