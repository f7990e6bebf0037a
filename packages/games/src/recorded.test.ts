import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { at, type Game, hashOf, type Kit, play, type Random, randomOf } from "@medallion/kernel";
import {
  type Entry,
  type GameRecord,
  lastSegment,
  parseSave,
  readSave,
  replay,
  verify,
  withEntries,
  writeSave,
} from "@medallion/records";
import { describe, expect, test } from "vitest";
import { KITS } from "./index.ts";
import { casesOf } from "./test/positions.ts";

// Saves in the middle of a game, made by tools/record.ts; those of earlier versions of the rules are kept for good.
const PACKAGES = join(import.meta.dirname, "../..");

function recordings({ game }: Kit, version = "v*"): readonly string[] {
  return globSync(`${game.id}/fixtures/${version}/*.json`, { cwd: PACKAGES }).sort();
}

/** The same game after a change of its rules that leaves its positions as they are. */
function raised(game: Game): Game {
  const { rulesVersion } = game;
  return {
    ...game,
    rulesVersion: rulesVersion + 1,
    parseState: (input, version) => game.parseState(input, Math.min(version, rulesVersion)),
  };
}

/** The record of the game played on at random to its end, and the state there. */
function playedToTheEnd(
  game: Game,
  record: GameRecord,
  from: unknown,
  random: Random,
): { record: GameRecord; state: unknown } {
  const state = game.copy(from);
  const entries: Entry[] = [];
  while (game.outcome(state) === undefined) {
    const questions = game.questions(state);
    const { seat, id } = at(questions, random.below(questions.length));
    const choices = game.choices(state, seat);
    const choice = random.below(choices.length);
    entries.push({ kind: "choice", seat, question: id, choice });
    play(game, state, seat, at(choices, choice));
  }
  expect(entries.length).toBeGreaterThan(0);
  return { record: withEntries(record, ...entries), state };
}

describe.each(KITS.map((kit) => [kit.game.id, kit] as const))("%s", (_id, kit) => {
  const { game } = kit;

  test("there is a recorded game of every mode under the current rules", () => {
    const recorded = recordings(kit, `v${game.rulesVersion}`).map((file) => basename(file, ".json"));
    const cases = casesOf(kit).map(({ name }) => name.replaceAll(" ", "-"));
    expect(recorded.sort()).toEqual(cases.sort());
  });

  describe.each(recordings(kit))("%s", (file) => {
    const text = readFileSync(join(PACKAGES, file), "utf8");
    const { checkpoint, record: written } = readSave(text);

    test("is loaded where it was left, played to its end and saved again", () => {
      const loaded = parseSave(text, () => game);
      // An older position may be read into one of another shape.
      if (loaded.migratedFrom === undefined) expect(hashOf(loaded.state)).toBe(hashOf(checkpoint));
      expect(loaded.ending).toBeUndefined();
      const end = playedToTheEnd(game, loaded.record, loaded.state, randomOf(file));
      const again = parseSave(writeSave(end.record, end.state), () => game);
      expect(again.record).toEqual(end.record);
      expect(hashOf(again.state)).toBe(hashOf(end.state));
      expect(again.ending?.by).toBe("rules");
    });

    test("goes on under a later version of the rules in a segment of its own", () => {
      const later = raised(game);
      const loaded = parseSave(text, () => later);
      const old = lastSegment(written).rulesVersion;
      expect(loaded.migratedFrom).toBe(old);
      expect(loaded.record.segments.map(({ rulesVersion }) => rulesVersion)).toEqual([
        ...written.segments.map(({ rulesVersion }) => rulesVersion),
        later.rulesVersion,
      ]);
      expect(loaded.record.segments.slice(0, -1)).toEqual(written.segments);
      expect(hashOf(loaded.state)).toBe(hashOf(parseSave(text, () => game).state));
      const end = playedToTheEnd(later, loaded.record, loaded.state, randomOf(file));
      expect(replay(later, end.record).ending?.by).toBe("rules");
      const again = parseSave(writeSave(end.record, end.state), () => later);
      expect(again.migratedFrom).toBeUndefined();
      expect(hashOf(again.state)).toBe(hashOf(end.state));

      const proof = verify(later, end.record, { hash: hashOf(end.state) });
      expect(proof.verdict).toBe("unproved");
      expect(proof.findings.find(({ verdict }) => verdict === "unproved")).toMatchObject({
        subject: "segment",
        needs: written.segments[0]?.rulesVersion,
        sentence: expect.stringContaining(`needs version ${written.segments[0]?.rulesVersion} of the rules`),
      });
      expect(proof.findings.at(-1)).toMatchObject({ subject: "result", verdict: "proved" });
    });
  });
});
