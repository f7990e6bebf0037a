import type { Kit } from "@medallion/kernel";
import { type Effort, type Suite, seedOfGame, suitesOf } from "./effort.ts";
import { playGame } from "./game.ts";
import { noLeak } from "./no-leak.ts";
import type { CaseCount, Failure, Progress, Report } from "./report.ts";
import { toTheEnd } from "./to-the-end.ts";
import { twiceTheSame } from "./twice-the-same.ts";
import type { Check } from "./walk.ts";

const CHECKS: Readonly<Record<Suite, () => Check>> = { end: toTheEnd, same: twiceTheSame, leak: noLeak };

/** Plays random games of every case under the three suites; stops to tell after each game. */
export function* runSuites(kit: Kit, effort: Effort): Generator<Progress, Report> {
  const cases = kit.trial.cases.filter(({ name }) => effort.cases?.includes(name) ?? true);
  const unknown = effort.cases?.find((name) => cases.every((one) => one.name !== name));
  if (unknown !== undefined) throw new Error(`${kit.game.id} has no case ${unknown}`);
  const used = new Set<string>();
  const failures: Failure[] = [];
  const perCase: CaseCount[] = [];
  let games = 0;
  let choices = 0;
  for (const one of cases) {
    const before = { choices, failures: failures.length };
    let longest = 0;
    for (let number = 0; number < effort.games; number++) {
      const seed = seedOfGame(effort, one.name, number);
      const checks = suitesOf(effort).map((suite) => CHECKS[suite]());
      const played = playGame(kit, { trialCase: one, seed, number, effort, checks, used });
      games += 1;
      choices += played.choices;
      longest = Math.max(longest, played.choices);
      failures.push(...played.failures);
      yield {
        case: one.name,
        seed,
        games,
        of: cases.length * effort.games,
        choices,
        failures: played.failures,
      };
    }
    perCase.push({
      name: one.name,
      games: effort.games,
      choices: choices - before.choices,
      longest,
      failures: failures.length - before.failures,
    });
  }
  const unused = kit.trial.everything.filter((name) => !used.has(name));
  return { games, choices, failures, unused, perCase };
}

/** Runs them through, for the test of a game and for `npm run soak` alike; `show` hears of every game. */
export function soak(kit: Kit, effort: Effort, show?: (progress: Progress) => void): Report {
  const run = runSuites(kit, effort);
  for (;;) {
    const next = run.next();
    if (next.done === true) return next.value;
    show?.(next.value);
  }
}
