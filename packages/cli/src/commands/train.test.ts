import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Weights } from "@medallion/search";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";

const TRAIN = ["train", "toy", "--games", "60", "--seed", "rain"];

async function trained(argv: readonly string[], more: Parameters<typeof invoke>[1] = {}) {
  const path = join(freshFolder(), "weights.json");
  const told = await invoke([...argv, "--out", path], more);
  const text = readFileSync(path, "utf8");
  const weights: Weights = JSON.parse(text);
  return { ...told, text, weights, path };
}

test("every mode and number of seats is played, and each model fitted and judged", async () => {
  const { code, out, weights } = await trained([...TRAIN, "--workers", "1"]);
  expect(code).toBe(0);
  expect(Object.keys(weights.models).sort()).toEqual(["long", "short"]);
  // 60 games with two, three and four each; a fifth of them is kept apart.
  expect(weights.models.short).toMatchObject({ seed: "rain", games: 144 });
  expect(Object.keys(weights.models.short?.weights ?? {})).toEqual(["lit", "hand", "cards"]);
  expect(out).toContain("short: fitted to 144 games");
  expect(out).toMatch(/log-loss 0\.\d{4}; by the score alone \d\.\d{4}/);
});

test("lanterns that are lit are found to be worth something, and more is foretold than by them alone", async () => {
  const { weights, out } = await trained([
    "train",
    "toy",
    "--games",
    "400",
    "--seed",
    "snow",
    "--seats",
    "2",
  ]);
  expect(weights.models.short?.weights.lit).toBeGreaterThan(0.5);
  const [, loss, alone] = /log-loss (\d\.\d+); by the score alone (\d\.\d+)/.exec(out) ?? [];
  expect(Number(loss)).toBeLessThan(Number(alone));
});

test("the weights are the same to the last byte for any number of threads", async () => {
  const one = await trained([...TRAIN, "--workers", "1"]);
  const three = await trained([...TRAIN, "--workers", "3"]);
  expect(three.text).toBe(one.text);
});

test("a run that was stopped fits nothing; --resume plays the rest, to the same weights", async () => {
  const kept = join(freshFolder(), "train.jsonl");
  const onInterrupt = (listener: () => void) => {
    setTimeout(listener, 30);
    return () => {};
  };
  const many = ["train", "toy", "--games", "100000", "--seats", "2", "--workers", "1", "--resume", kept];
  const stopped = await invoke([...many, "--seed", "rain"], { world: { onInterrupt } });
  expect(stopped.out).toContain("Stopped before the last game");
  const played = readFileSync(kept, "utf8").trim().split("\n").length - 1;
  expect(played).toBeGreaterThan(0);
  const few = ["train", "toy", "--games", "50", "--seats", "2", "--workers", "1", "--seed", "rain"];
  const resumed = await trained([...few, "--resume", kept]);
  expect(resumed.text).toBe((await trained(few)).text);
});

test("models that nothing was played for stay as they were", async () => {
  const { weights } = await trained([...TRAIN, "--mode", "short"]);
  const insight = await toy.insight?.();
  expect(weights.models.long).toEqual(insight?.weights.models.long);
  expect(weights.models.short?.seed).toBe("rain");
});

test("a mode is played with the numbers of seats that it has, not with those of others", async () => {
  const [short, long] = toy.lobby.modes.map((mode, place) => ({ ...mode, seats: [2 + place] }));
  if (short === undefined || long === undefined) throw new Error("the toy has two modes");
  const kit = { ...toy, lobby: { ...toy.lobby, modes: [short, long] } };
  const { weights } = await trained([...TRAIN, "--mode", "long"], { world: { kits: [kit] } });
  expect(weights.models.long).toMatchObject({ games: 48 });
});

test("a game that tells bots nothing of its states is refused", async () => {
  const { insight: _, ...silent } = toy;
  const { code, err } = await invoke(["train", "toy"], { world: { kits: [silent] } });
  expect(code).toBe(2);
  expect(err).toContain("doesn’t tell bots yet how to think ahead");
});
