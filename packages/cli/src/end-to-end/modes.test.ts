import { at, LANGUAGES } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { anyAnswers, endedIn, ID, invokeReal, KIT } from "../../test/real-game.ts";
import { voiceFor } from "../voice.ts";

const MODES = KIT.lobby.modes.flatMap(({ id, seats }) =>
  seats.map((count) => ["--mode", id, "--seats", String(count)]),
);
const VARIANTS = [
  ["--mode", "solo", "--rule", "soloDeck=constructed"],
  ["--mode", "solo", "--rule", "soloLeaderVariant=true"],
];

describe.each([...MODES, ...VARIANTS].map((argv) => [argv.join(" "), argv] as const))("%s", (name, argv) => {
  test("is played through a pipe to its end: result, proof of fairness, link", async () => {
    const { code, out, err } = await invokeReal(["play", ID, ...argv, "--seed", name], {
      lines: anyAnswers(name),
    });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^ {2}\d\. Player.*: (victory|draw|defeat)/m);
    const { link, commitments } = endedIn(out);
    expect(commitments).toHaveLength(2);
    expect(commitments[1]).toBe(commitments[0]);
    expect(JSON.parse((await invokeReal(["verify", link, "--json"])).out)).toMatchObject({
      verdict: "proved",
      commitment: commitments[0],
    });
    expect(out).not.toContain("Something went wrong");
    expect(out).not.toContain("\u001b");
  });
});

test.each(LANGUAGES)(
  "a duel is played to its end in the language %s, the same game in each",
  async (lang) => {
    const inLanguage = (wished: string) =>
      invokeReal(["play", ID, "--seed", "tongues", "--lang", wished], { lines: anyAnswers("tongues") });
    const { code, out, err } = await inLanguage(lang);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(endedIn(out).link).toBe(endedIn((await inLanguage("en")).out).link);
    const { say } = await voiceFor(KIT, lang);
    expect(out).toContain(`${say(KIT.name)}, ${say(at(KIT.lobby.modes, 0).name)}, `);
  },
);
