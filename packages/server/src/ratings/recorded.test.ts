import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Rating } from "../store/store.ts";
import { rate } from "./rate.ts";

/**
 * 1,000 matches one after the other among 26 people and two bots, rated by openskill 5.0.1 when it still did our
 * arithmetic: `person=place …` in seat order, without places where the game was called off, and `> person=mu,sigma …` of
 * those whose ratings changed.
 */
const MATCHES = readFileSync(join(import.meta.dirname, "test", "matches.txt"), "utf8")
  .trimEnd()
  .split("\n");

test("1,000 matches of two to five, ties, teams and games called off are rated as openskill 5.0.1 did", () => {
  expect(MATCHES).toHaveLength(1000);
  const ratings = new Map<string, Rating>();
  for (const match of MATCHES) {
    const [seats = "", changed = ""] = match.split(" > ");
    const after = rate({ game: "toy", mode: "duel", players: pairs(seats).map(player) }, ratings);
    const expected = pairs(changed).map(([person, numbers]) => {
      const [mu = Number.NaN, sigma = Number.NaN] = numbers.split(",").map(Number);
      return { person, mu, sigma };
    });
    expect([...after.keys()].sort(), match).toEqual(expected.map(({ person }) => person).sort());
    for (const { person, mu, sigma } of expected) {
      const found = after.get(person) ?? { mu: Number.NaN, sigma: Number.NaN };
      expect(Math.abs(found.mu - mu), match).toBeLessThan(1e-9);
      expect(Math.abs(found.sigma - sigma), match).toBeLessThan(1e-9);
      ratings.set(person, { mu, sigma, games: 0 });
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
