import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canonical, hashOf } from "@medallion/kernel";
import { beforeAll, expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";

const folder = freshFolder();
const file = join(folder, "game.medallion.json");
let link = "";

beforeAll(async () => {
  const { out } = await invoke(["play", "toy", "--seed", "rain", "--save", file, "--name", "Anna"], {
    lines: Array.from({ length: 30 }, () => "1"),
  });
  link = /as a link .*: (\S+)/.exec(out)?.[1] ?? "";
});

test("a file and its link replay the same game", async () => {
  const fromFile = await invoke(["replay", file]);
  const fromLink = await invoke(["replay", link]);
  expect(fromFile.code).toBe(0);
  expect(fromLink.out).toBe(fromFile.out);
  expect(fromFile.out).toContain("[0/");
});

test("a spectator sees no hidden card, a seat its own, all see everything", async () => {
  const dealt = /is dealt [A-Z]/g;
  const count = async (...seat: readonly string[]) =>
    (await invoke(["replay", file, "--at", "0", ...seat])).out.match(dealt)?.length ?? 0;
  expect(await count()).toBe(0);
  expect(await count("--seat", "a")).toBe(1);
  expect(await count("--seat", "all")).toBe(2);
});

test("--json gives each step with choice, events and ending", async () => {
  const { out } = await invoke(["replay", file, "--json", "--seat", "all"]);
  const { game, seats, steps } = JSON.parse(out);
  expect({ game, seats }).toEqual({ game: "toy", seats: ["Anna", "Adept bot"] });
  expect(steps[0]).toMatchObject({ position: 0, entry: "begin" });
  expect(steps[1]).toMatchObject({ position: 1, entry: { kind: "choice" } });
  expect(steps[1].choice.kind).toBeDefined();
  expect(steps.at(-1).ending).toMatchObject({ by: "rules" });
});

test("what another seat chose in secret is not in a seat's replay", async () => {
  const { steps } = JSON.parse((await invoke(["replay", file, "--json", "--seat", "A"])).out);
  for (const step of steps) if (typeof step.entry === "object") expect(step.entry.seat).toBe(0);
});

test("verify proves a fair game, from a file and from a link", async () => {
  const { code, out } = await invoke(["verify", file]);
  expect(code).toBe(0);
  expect(out).toContain("Verified: nobody tampered with the shuffles or moves.");
  expect((await invoke(["verify", link])).code).toBe(0);
  expect(JSON.parse((await invoke(["verify", file, "--json"])).out)).toMatchObject({
    game: "toy",
    verdict: "proved",
  });
});

test("verify fails for another published commitment", async () => {
  const { code, out } = await invoke(["verify", file, "--commitment", "0".repeat(64)]);
  expect(code).toBe(1);
  expect(out).toContain("✗ fingerprint");
  expect((await invoke(["verify", file, "--commitment", "abc"])).code).toBe(2);
});

test("verify fails for a seed that was changed after the deal, with a checksum that fits", async () => {
  const { checksum: _, ...content } = JSON.parse(readFileSync(file, "utf8"));
  content.record.seed = "0".repeat(64);
  const forged = join(folder, "forged.json");
  writeFileSync(forged, canonical({ ...content, checksum: hashOf(content) }));
  const { code, out } = await invoke(["verify", forged, "--json"]);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ verdict: "failed" });
});

test.each(["replay", "verify", "resume"])(
  "%s refuses damaged files and links with one sentence",
  async (command) => {
    const text = readFileSync(file, "utf8");
    const damaged = join(folder, "damaged.json");
    writeFileSync(damaged, text.replace("Anna", "Bnna"));
    const cut = join(folder, "cut.json");
    writeFileSync(cut, text.slice(0, 100));
    const given = command === "resume" ? [damaged, cut] : [damaged, cut, link.slice(0, -2), `${link}x`];
    for (const one of given) {
      const { code, out, err } = await invoke([command, one]);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toMatch(/^[^\n]+\.\n$/);
    }
  },
);

test("a step or a seat that is not there is refused", async () => {
  expect(await invoke(["replay", file, "--at", "999"])).toMatchObject({ code: 2 });
  expect((await invoke(["replay", file, "--seat", "C"])).err).toBe(
    "There’s no seat “C”. Choose one of A, B, or all.\n",
  );
});
