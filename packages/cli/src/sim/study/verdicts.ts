import type { Study } from "@medallion/fittings";
import type { Voice } from "../../voice.ts";
import { numbersIn } from "../html/numbers.ts";
import type { Simulation } from "../simulate.ts";
import { type Judged, judge, type Verdict } from "./judge.ts";
import { talliesOf } from "./tallies.ts";

/** The targets of a study as the games have met them. */
export function judgedIn({ runs }: Simulation, study: Study | undefined): readonly Judged[] {
  const tallies = talliesOf(runs.map(({ plan, studied }) => ({ run: plan, studied })));
  return (study?.targets ?? []).map((target) => judge(target, tallies));
}

const SIGNS: Readonly<Record<Verdict, string>> = { met: "✓", missed: "✗", open: "–" };

/** For people: every target with the finding that decides. */
export function verdictLines(judged: readonly Judged[], { text, say, language }: Voice): readonly string[] {
  const numbers = numbersIn(language);
  return judged.map(({ target, verdict, findings }) => {
    const [hard] = findings;
    const known = hard !== undefined && hard.estimate.count > 0;
    const value = known
      ? `${numbers.form(target.form, hard.estimate.value)} ${numbers.interval(target.form, hard.estimate)}`
      : text("report.unknown");
    const of = known && hard.of !== undefined ? `${say(hard.of)} ` : "";
    return `${SIGNS[verdict]} ${target.id}  ${say(target.text)}  ${of}${value.trim()}`;
  });
}
