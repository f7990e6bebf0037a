import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BEGINNER, type Skill } from "./plackett-luce.ts";
import { judged } from "./rate.ts";

/**
 * 1,000 matches one after the other among 26 people and two bots, rated by openskill 5.0.1 when it still did our
 * arithmetic, the bots' too, which are fixed by now: `person=place …` in seat order, without places where the game was called off, and `> person=mu,sigma …` of
 * those whose ratings changed.
 */
const MATCHES = readFileSync(join(import.meta.dirname, "test", "matches.txt"), "utf8")
  .trimEnd()
  .split("\n");

test("1,000 matches of two to five, ties, teams and games called off are rated as openskill 5.0.1 did", () => {
  expect(MATCHES).toHaveLength(1000);
  const skills = new Map<string, Skill>();
  for (const match of MATCHES) {
    const [seats = "", changed = ""] = match.split(" > ");
    const judgements = judged(pairs(seats).map(player), (person) => skills.get(person) ?? BEGINNER);
    // A bot in several seats kept what it had.
    const once = [...Map.groupBy(judgements, ({ person }) => person).values()].filter(
      ({ length }) => length === 1,
    );
    const after = new Map(once.flat().map(({ person, fresh }) => [person, fresh]));
    const expected = pairs(changed).map(([person, numbers]) => {
      const [mu = Number.NaN, sigma = Number.NaN] = numbers.split(",").map(Number);
      return { person, mu, sigma };
    });
    expect([...after.keys()].sort(), match).toEqual(expected.map(({ person }) => person).sort());
    for (const { person, mu, sigma } of expected) {
      const found = after.get(person) ?? { mu: Number.NaN, sigma: Number.NaN };
      expect(Math.abs(found.mu - mu), match).toBeLessThan(1e-9);
      expect(Math.abs(found.sigma - sigma), match).toBeLessThan(1e-9);
      skills.set(person, { mu, sigma });
    }
  }
});

function pairs(text: string): readonly (readonly [string, string])[] {
  return text
    .split(" ")
    .filter((pair) => pair.includes("="))
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name, value];
    });
}

function player([person, place]: readonly [string, string], seat: number) {
  const result = place === "" ? undefined : place === "1" ? ("win" as const) : ("loss" as const);
  return { seat, person, name: person, place: place === "" ? undefined : Number(place), result };
}
