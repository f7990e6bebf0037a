import type { Line } from "./line.ts";
import { readLine } from "./line.ts";
import { checkWords, onlyMatch, possibilities, possible } from "./phrase.ts";
import { choose, type Playing, settleAll, settleUntil } from "./playing.ts";
import type { Detail } from "./result.ts";

/** What a script line came to. After `stuck` the rest of the script makes no sense. */
interface Performed {
  readonly details: readonly Detail[];
  readonly stuck: boolean;
}

const DONE: Performed = { details: [], stuck: false };

/** Performs one line of text; `line` is where it stands in the file. Throws `Mistake`. */
export function perform(playing: Playing, text: string, line: number): Performed {
  const understood = readLine(text, playing.seatNames, line);
  switch (understood.kind) {
    case "settle":
      playing.events.length = 0;
      settleAll(playing);
      return DONE;
    case "settleUntil":
      playing.events.length = 0;
      return performUntil(playing, understood.milestone, line);
    case "choose":
      settleAll(playing);
      return performChoice(playing, understood, text, line);
    case "can":
      settleAll(playing);
      return { details: checkCan(playing, understood, text, line), stuck: false };
    case "cannot":
      settleAll(playing);
      return { details: checkCannot(playing, understood, text, line), stuck: false };
  }
}

type Statement = Extract<Line, { seat: number }>;

function performUntil(playing: Playing, milestone: string, line: number): Performed {
  const passed = settleUntil(playing, milestone);
  if (passed === undefined) return DONE;
  const seen = passed.length === 0 ? "nothing" : passed.join(", ");
  const sentence = `The game stopped before reaching "${milestone}".`;
  return { details: [{ line, sentence, expected: milestone, found: seen, notes: [] }], stuck: true };
}

function performChoice(playing: Playing, statement: Statement, text: string, line: number): Performed {
  const match = onlyMatch(playing, statement, line);
  if (match === undefined) return { details: [notLegal(playing, text, line)], stuck: true };
  playing.events.length = 0;
  choose(playing, statement.seat, match.choice);
  return DONE;
}

/** That a choice is legal; the position is taken as it is. */
export function checkCan(
  playing: Playing,
  { seat, phrase }: Pick<Statement, "seat" | "phrase">,
  text: string,
  line: number,
): readonly Detail[] {
  return possible(playing, seat, phrase).length > 0 ? [] : [notLegal(playing, text, line)];
}

/** That a choice is not legal although all its words are known; the position is taken as it is. */
export function checkCannot(
  playing: Playing,
  { seat, phrase }: Pick<Statement, "seat" | "phrase">,
  text: string,
  line: number,
): readonly Detail[] {
  checkWords(playing, phrase, line);
  const [way] = possible(playing, seat, phrase);
  if (way === undefined) return [];
  const found = `${playing.seatNames[seat] ?? ""} ${way}`;
  return [{ line, sentence: "This is legal but shouldn’t be.", expected: text, found, notes: [] }];
}

function notLegal(playing: Playing, text: string, line: number): Detail {
  const legal = possibilities(playing);
  const notes = legal.length === 0 ? ["nobody may do anything"] : ["legal now:", ...legal];
  return { line, sentence: `"${text}" is not legal here.`, notes };
}
