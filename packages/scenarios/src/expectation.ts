import type { Seat } from "@medallion/kernel";
import { type Expectation, GENERIC_KEYS } from "./format.ts";
import { readStatement, seatNamed } from "./line.ts";
import { Mistake } from "./mistake.ts";
import { sameWords, shortest } from "./phrase.ts";
import { inputFrom, type Legal, legalChoices, type Playing, rests } from "./playing.ts";
import type { Detail } from "./result.ts";
import { checkCan, checkCannot } from "./script.ts";
import { show, showReasons } from "./show.ts";
import type { Path } from "./source.ts";
import { checkSameView, checkViews } from "./viewed.ts";

/** Keys about what is asked: only a game at rest asks anything. */
const ABOUT_QUESTIONS = ["question", "choices", "can", "cannot"] as const;

const UNSETTLED = "automatic steps are still due here; a `settle` line before this lets them run";

/** All that is not as an `expect` at `path` says. Changes nothing; throws `Mistake`. */
export function checkExpectation(playing: Playing, expected: Expectation, path: Path): readonly Detail[] {
  const resting = rests(playing);
  for (const key of ABOUT_QUESTIONS)
    if (expected[key] !== undefined && !resting)
      throw new Mistake(playing.source.lineOf([...path, key]), `\`${key}\` cannot be told: ${UNSETTLED}.`);
  return [
    ...checkQuestions(playing, expected.question ?? {}, [...path, "question"]),
    ...checkChoices(playing, expected.choices ?? {}, [...path, "choices"]),
    ...checkStatements(playing, expected.can ?? [], [...path, "can"], checkCan),
    ...checkStatements(playing, expected.cannot ?? [], [...path, "cannot"], checkCannot),
    ...checkEnd(playing, expected, path).map((detail) =>
      resting ? detail : { ...detail, notes: [...detail.notes, UNSETTLED] },
    ),
    ...checkEvents(playing, expected.events, [...path, "events"]),
    ...checkViews(playing, expected.view, [...path, "view"]),
    ...checkSameView(playing, expected["same view"], [...path, "same view"]),
    ...checkPosition(playing, expected, path),
  ];
}

function bySeat<T>(playing: Playing, values: Readonly<Record<string, T>>, path: Path) {
  return Object.entries(values).map(([name, value]) => {
    const line = playing.source.lineOf([...path, name]);
    const seat: Seat = seatNamed(name, playing.seatNames, line);
    return { name, seat, value, line };
  });
}

function checkQuestions(playing: Playing, expected: Readonly<Record<string, string>>, path: Path): Detail[] {
  const open = playing.kit.game.questions(playing.state);
  return bySeat(playing, expected, path).flatMap(({ name, seat, value, line }) => {
    const found = open.find((question) => question.seat === seat)?.kind ?? "none";
    const sentence = `${name} is asked something else.`;
    return found === value ? [] : [{ line, sentence, expected: value, found, notes: [] }];
  });
}

function checkChoices(
  playing: Playing,
  expected: Readonly<Record<string, readonly string[]>>,
  path: Path,
): Detail[] {
  return bySeat(playing, expected, path).flatMap(({ name, seat, value, line }) => {
    const legal = legalChoices(playing, seat);
    const says = ({ phrases }: Legal, expected: string) => phrases.some((way) => sameWords(way, expected));
    const missing = value.filter((phrase) => !legal.some((one) => says(one, phrase)));
    const more = shortest(legal.filter((one) => !value.some((phrase) => says(one, phrase))));
    if (missing.length + more.length === 0) return [];
    const notes = [
      ...missing.map((phrase) => `not legal: ${phrase}`),
      ...more.map((phrase) => `legal too: ${phrase}`),
    ];
    const sentence = `${name} has other legal choices.`;
    return [{ line, sentence, expected: show(value), found: show(shortest(legal)), notes }];
  });
}

function checkStatements(
  playing: Playing,
  statements: readonly string[],
  path: Path,
  check: typeof checkCan,
): readonly Detail[] {
  return statements.flatMap((text, place) => {
    const line = playing.source.lineOf([...path, place]);
    return check(playing, readStatement(text, playing.seatNames, line), text, line);
  });
}

function checkEnd(playing: Playing, expected: Expectation, path: Path): Detail[] {
  const { game } = playing.kit;
  const outcome = game.outcome(playing.state);
  const details: Detail[] = [];
  const over = outcome !== undefined;
  if (expected.over !== undefined && expected.over !== over) {
    const sentence = over ? "The game is over." : "The game isn’t over.";
    const line = playing.source.lineOf([...path, "over"]);
    details.push({ line, sentence, expected: String(expected.over), found: String(over), notes: [] });
  }
  for (const { name, seat, value, line } of bySeat(playing, expected.outcome ?? {}, [...path, "outcome"])) {
    const found = outcome?.standings[seat]?.result ?? "none";
    if (found === value) continue;
    details.push({
      line,
      sentence: `${name}’s outcome is different.`,
      expected: value,
      found,
      notes: [],
    });
  }
  return details;
}

function checkEvents(playing: Playing, expected: readonly string[] | undefined, path: Path): Detail[] {
  if (expected === undefined) return [];
  let from = 0;
  for (const [place, kind] of expected.entries()) {
    const found = playing.events.indexOf(kind, from);
    if (found < 0) {
      const sentence = `The event "${kind}" didn’t happen in this order.`;
      const line = playing.source.lineOf([...path, place]);
      return [{ line, sentence, expected: show(expected), found: show(playing.events), notes: [] }];
    }
    from = found + 1;
  }
  return [];
}

/** What the game itself compares: everything that is no generic key. */
function checkPosition(playing: Playing, expected: Expectation, path: Path): readonly Detail[] {
  const { kit, source, state, say } = playing;
  const rest = Object.fromEntries(Object.entries(expected).filter(([key]) => !GENERIC_KEYS.includes(key)));
  if (Object.keys(rest).length === 0) return [];
  const differences = inputFrom(
    source,
    (below) => [...path, ...below],
    () => kit.stage.compare(state, rest),
  );
  return differences.map((difference) => ({
    line: source.lineOf(source.follow(path, difference.path)),
    sentence: `${difference.path} is not as expected.`,
    expected: show(difference.expected),
    found: show(difference.found),
    notes: showReasons(difference.why ?? [], say),
  }));
}
