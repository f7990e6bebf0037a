import { gwentKit } from "@medallion/gwent";
import { speaker } from "@medallion/kernel";
import { usualSettings } from "@medallion/table";
import { expect, test } from "vitest";
import { loadWords } from "../../language/words.ts";
import { agreements } from "./agreements.ts";

test("clock, changed rules and open hands are told in words", async () => {
  const { text } = await loadWords("en");
  const say = speaker("en", await gwentKit.texts("en"));
  const settings = {
    ...usualSettings("gwent", "standard", 2),
    clock: { kind: "bank", bank: 300_000, increment: 5000, away: 60_000 } as const,
    openHands: true,
    rules: { medicMayDecline: true, cardSet: "videoGame" },
  };
  const told = agreements({ settings, kit: gwentKit, say, text }).map(
    ({ about, value }) => `${about}: ${value}`,
  );
  expect(told).toContain("Timer: 5 minutes per game + 5 s per move");
  expect(told).toContain("Hands: open to everyone");
  expect(told).toContain("Medic may decline: yes");
  expect(told).toContainEqual(expect.stringMatching(/: the video game$/));
});
