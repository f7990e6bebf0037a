import { at, type Kit, type Say } from "@medallion/kernel";
import { checkExpectation } from "./expectation.ts";
import type { Scenario } from "./format.ts";
import { Mistake } from "./mistake.ts";
import { suggestion } from "./nearest.ts";
import { arrange, type Playing, settleAll } from "./playing.ts";
import { SOLVER } from "./puzzle.ts";
import { headOf, readScenario } from "./read.ts";
import type { Detail, ScenarioResult } from "./result.ts";
import { perform } from "./script.ts";
import { readSources, type Source } from "./source.ts";

export type FindKit = (game: string) => Kit | undefined;

/** What makes results easier to read. */
export interface Wording {
  /** Says the messages of a game, for the explanation of numbers. */
  say?(game: string): Say | undefined;
  /** The games there are, for a suggestion when a scenario names another. */
  readonly games?: readonly string[];
}

/** Runs all scenarios of a file. Whatever the text is, the answer is results; nothing is thrown. */
export function runScenarioText(
  text: string,
  file: string,
  findKit: FindKit,
  wording: Wording = {},
): readonly ScenarioResult[] {
  const sources = readSources(text);
  if (sources.length > 0) return sources.map((source) => runSource(source, file, findKit, wording));
  const details = [{ line: 1, sentence: "There’s no scenario in this file.", notes: [] }];
  return [{ title: "(an empty file)", file, line: 1, proves: [], status: "error", details }];
}

function runSource(source: Source, file: string, findKit: FindKit, wording: Wording): ScenarioResult {
  const details: Detail[] = [];
  let head = headOf(undefined);
  let status: ScenarioResult["status"];
  let line = source.line;
  try {
    head = headOf(source.read());
    const scenario = readScenario(source);
    const kit = kitOf(scenario, source, findKit, wording);
    const playing = arrange(kit, scenario, source, wording.say?.(scenario.game));
    runScript(playing, details, (reached) => {
      line = reached;
    });
    status = details.length === 0 ? "passed" : "failed";
  } catch (thrown) {
    status = "error";
    details.push(detailOf(thrown, line));
  }
  return { ...head, file, line: source.line, status, details };
}

/** A mistake in the scenario, or the game's own exception at the line that was reached. */
function detailOf(thrown: unknown, line: number): Detail {
  if (thrown instanceof Mistake) return { line: thrown.line, sentence: thrown.message, notes: [] };
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { line, sentence: `The game stopped here: ${message}.`, notes: [] };
}

function kitOf(scenario: Scenario, source: Source, findKit: FindKit, { games = [] }: Wording): Kit {
  const { game, mode } = scenario;
  const kit = findKit(game);
  if (kit === undefined)
    throw new Mistake(source.lineOf(["game"]), `There’s no game "${game}"${suggestion(game, games)}`);
  const modes = kit.lobby.modes.map(({ id }) => id);
  if (mode !== undefined && !modes.includes(mode))
    throw new Mistake(source.lineOf(["mode"]), `${game} has no mode "${mode}": it has ${modes.join(", ")}.`);
  return kit;
}

/** Adds what fails to `details`; a wrong expectation does not end the script, a choice not legal does. */
function runScript(playing: Playing, details: Detail[], reach: (line: number) => void): void {
  const { scenario, source } = playing;
  for (const [place, entry] of (scenario.script ?? []).entries()) {
    const line = source.lineOf(["script", place]);
    reach(line);
    if (typeof entry !== "string") {
      details.push(...checkExpectation(playing, entry.expect, ["script", place, "expect"]));
      continue;
    }
    const performed = perform(playing, entry, line);
    details.push(...performed.details);
    if (performed.stuck) return;
  }
  if (scenario.expect !== undefined) {
    reach(source.lineOf(["expect"]));
    details.push(...checkExpectation(playing, scenario.expect, ["expect"]));
  }
  if (scenario.puzzle === undefined) return;
  reach(source.lineOf(["puzzle"]));
  settleAll(playing);
  details.push(...checkAnswer(playing, scenario.puzzle.answer));
}

/** The first seat can give the answer of a puzzle. */
function checkAnswer(playing: Playing, answer: string): readonly Detail[] {
  const can = `${at(playing.seatNames, SOLVER)} ${answer}`;
  return checkExpectation(playing, { can: [can] }, ["puzzle", "answer"]);
}
