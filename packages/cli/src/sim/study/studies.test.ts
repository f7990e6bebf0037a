import type { StudiedKit, Study } from "@medallion/fittings";
import { KITS } from "@medallion/games";
import { type Kit, LANGUAGES, speaker } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { describe, expect, test } from "vitest";
import { Company } from "../company.ts";
import { playNumber } from "../game.ts";
import type { Plan } from "../plan.ts";
import { countStudy, emptyStudy } from "./count.ts";
import { judge } from "./judge.ts";
import { talliesOf } from "./tallies.ts";

const ALL: readonly StudiedKit[] = [toy, ...KITS];
const STUDIED = await Promise.all(
  ALL.flatMap((kit) =>
    kit.study === undefined ? [] : [kit.study().then((study) => [kit.game.id, kit, study] as const)],
  ),
);

function plansOf(kit: Kit, study: Study): readonly Plan[] {
  return study.runs.map((run) => ({ ...run, game: kit.game.id, seed: `studies/${run.id}` }));
}

describe.each(STUDIED)("the study of %s", async (_, kit, study) => {
  const played = await Promise.all(
    plansOf(kit, study).map(async (run) => ({
      run,
      games: await Promise.all(
        [0, 1].map((number) => playNumber(kit, run, number, new Company(), { study, insight: undefined })),
      ),
    })),
  );
  const facts = played.flatMap(({ games }) => games.map((each) => each.facts));
  const seats = facts.flatMap((each) => each.seats);

  test("has runs that are told apart", () => {
    expect(new Set(study.runs.map(({ id }) => id)).size).toBe(study.runs.length);
    expect(new Set(study.targets.map(({ id }) => id)).size).toBe(study.targets.length);
  });

  test("tells of every seat, and of nothing that it has not named", () => {
    for (const { games } of played)
      for (const each of games) expect(each.facts.seats.length).toBe(each.seats.length);
    const traits = new Map(study.traits.map(({ id, values }) => [id, new Set(values)]));
    for (const seat of seats)
      for (const [trait, values] of Object.entries(seat.traits))
        for (const value of values) expect(traits.get(trait)?.has(value), `${trait} ${value}`).toBe(true);
    const uses = new Map(study.uses.map(({ id, values }) => [id, new Set(values)]));
    for (const each of facts)
      for (const [kind, values] of Object.entries(each.uses))
        for (const value of Object.keys(values))
          expect(uses.get(kind)?.has(value), `${kind} ${value}`).toBe(true);
  });

  test("splits every score into its sources", () => {
    if (study.sources.length === 0) return;
    for (const { score, numbers } of seats)
      expect(study.sources.reduce((sum, { id }) => sum + (numbers[id] ?? Number.NaN), 0)).toBe(score);
  });

  test("can judge every target", () => {
    const counted = played.map(({ run, games }) => {
      const studied = emptyStudy();
      for (const each of games) countStudy(studied, each, study);
      return { run, studied };
    });
    for (const target of study.targets) {
      const { findings } = judge(target, talliesOf(counted));
      expect(findings.length, target.id).toBeGreaterThan(0);
      for (const { low, high } of findings) expect(low ?? high, target.id).toBeDefined();
    }
  });

  test.each(LANGUAGES)("has words for everything in %s", async (language) => {
    const say = speaker(language, { ...(await kit.texts(language)), ...(await study.texts(language)) });
    const said = [
      ...[...study.traits, ...study.uses].flatMap(({ name, values, label }) => [
        name,
        ...values.map((value) => label(value)),
      ]),
      ...study.sources.map(({ name }) => name),
      ...study.targets.flatMap(({ text, findings }) => [
        text,
        ...findings(talliesOf([])).flatMap(({ of }) => of ?? []),
      ]),
    ].map(say);
    expect(said.every((words) => words.length > 0)).toBe(true);
  });
});
