import { at, LANGUAGES, play, type Seat, settle } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { roninKit } from "../kit.ts";
import type { State } from "../state.ts";
import { viewOf } from "../view.ts";
import { book } from "./index.ts";

const { game, stage } = roninKit;

type Position = Readonly<Record<string, unknown>>;
type Cards = Readonly<Record<string, string>>;

/** A position as scenarios write it, after the lines that are played in it. */
function after(position: Position, lines: readonly string[] = [], cards?: Cards): State {
  const state = stage.arrange({ mode: undefined, options: undefined, cards, position, forced: [] });
  settle(game, state);
  for (const line of lines) playLine(state, line);
  return state;
}

function playLine(state: State, line: string): void {
  const seat: Seat = stage.seatNames(state).indexOf(line.slice(0, 1));
  const phrase = line.slice(2);
  const choice = game.choices(state, seat).find((one) => stage.phrases(state, seat, one).includes(phrase));
  if (choice === undefined) throw new Error(`nobody can: ${line}`);
  play(game, state, seat, choice);
}

const [COMBAT, MAGIC] = [0, 1] as const;
const seen = (state: State, player = 0) => at(viewOf(state, null).players, player);
const tokens = (state: State, symbol: number): number => at(seen(state).pool, symbol);
const marker = (state: State, board: number): number => viewOf(state, null).boards[board]?.marker ?? -1;
/** The order of initiative in the letters of the alphabet. */
const orderIn = (state: State, letters: string): string =>
  viewOf(state, null)
    .order.map((player) => letters[player])
    .join(", ");

const WHOLE_TURN: Position = {
  phase: "pick",
  chapter: 1,
  turn: 2,
  card: 1,
  side: "A",
  boards: { CA: 1 },
  rows: [
    ["B-P2", "G-Q2"],
    ["R-P3", "Y-Q2"],
    ["K-P4", "B-Q2"],
    ["G-P1", "Y-P2"],
  ],
  deck: ["B-P3", "Y-P3", "30x filler"],
  A: {
    character: "geralt",
    hand: ["geralt-plain", "geralt-effect"],
    timeline: ["geralt-left", "geralt-right"],
  },
  B: { character: "yennefer", hand: ["yennefer-plain"], timeline: ["R-P1", "yennefer-left"] },
  C: { character: "dandelion", hand: ["dandelion-plain", "dandelion-left"], timeline: ["Y-P1", "K-P3"] },
};
const PICKS = ["A takes row 4", "B takes row 1", "C takes the deck"];
const OTHERS = ["B plays yennefer-plain, B-P2", "C plays dandelion-plain, dandelion-left"];
const PLAYED = [...PICKS, "A plays G-P1, geralt-effect", ...OTHERS];
const PAID = [...PLAYED, "A loses E of geralt-left, E of G-P1, E of G-P1"];
const SWAPPED = [...PICKS, "A plays geralt-effect, G-P1", ...OTHERS];
const BONUS = ["C takes A1", "A takes 2 XP"];

/** What the left and the right active symbol give at the end of a chapter. */
function scored(magic: number, combat: number): readonly number[] {
  const { xp, vp } = seen(
    after({ phase: "scoring", pair: "MC", A: { pool: { M: magic, C: combat }, timeline: ["blue"] } }),
  );
  return [xp, vp];
}

/** By chapter, for each of its examples: the words in bold, as the rules make them. `letters` name the players. */
const EXAMPLES: Readonly<Record<string, (letters: string) => readonly (readonly (number | string)[])[]>> = {
  symbols: () => [
    [at(seen(after({ phase: "pick", A: { timeline: ["R-P1 covered C"], pool: { C: 1 } } })).owned, COMBAT)],
  ],
  tracks: () => [[seen(after({ phase: "scoring", pair: "MC", A: { xp: 18, pool: { M: 5 } } })).gold]],
  draft: (letters) => [
    [orderIn(after({ phase: "pick" }, ["A takes row 1", "B takes the deck", "C takes the deck"]), letters)],
  ],
  play: () => {
    const left = { phase: "slot", pair: "MC", A: { new: ["R-Q5", "R-P3"] } };
    const right = { phase: "slot", pair: "MC", A: { new: ["R-P3", "R-Q5"] } };
    const paid = { phase: "slot", pair: "MC", A: { new: ["R-Q6"], pool: { E: 1 } } };
    return [[tokens(after(left), COMBAT), tokens(after(right), COMBAT)], [tokens(after(paid), COMBAT)]];
  },
  tea: () => {
    const cards = { R: "red RIGHT", S: "blue RIGHT", L: "green LEFT", M: "pink LEFT", N: "yellow LEFT" };
    const position = { phase: "tea", A: { timeline: ["R", "S"] }, C: { timeline: ["L", "M", "N"] } };
    return [[marker(after(position, [], cards), 2)]];
  },
  "whole-turn": () => {
    const [picked, played, paid] = [PICKS, PLAYED, PAID].map((lines) => after(WHOLE_TURN, lines));
    if (picked === undefined || played === undefined || paid === undefined) throw new Error("no turn");
    const { owned } = seen(played);
    const lost = at(owned, 2) + at(owned, 3) - at(seen(paid).owned, 2) - at(seen(paid).owned, 3);
    const end = after(WHOLE_TURN, [...PAID, ...BONUS]);
    return [
      [seen(picked).xp],
      [at(owned, 2) + at(owned, 3), lost, tokens(paid, MAGIC)],
      [tokens(after(WHOLE_TURN, SWAPPED), MAGIC)],
      [marker(end, 2), seen(end).xp],
    ];
  },
  "chapter-end": () => [[...scored(5, 6), ...scored(8, 2), ...scored(4, 4)]],
  cleaning: () => {
    const cards = { N: "red C8(red)>R3" };
    const position = { phase: "cleaning", pairs: ["MC", "CE", "MD"], A: { timeline: ["N", "blue"] } };
    return [[tokens(after(position, ["A keeps N"], cards), MAGIC)]];
  },
  "game-end": () => {
    const quest = {
      phase: "final",
      chapter: 3,
      card: 1,
      A: { hand: ["R-P1", "G-P2", "G-P1", "B-P3", "Y-P1"] },
    };
    const lower = { phase: "final", chapter: 3, side: "A", boards: { AB: 6, CA: 12 } };
    return [[seen(after(quest)).vp], [seen(after(lower)).vp]];
  },
  conditions: () => {
    const levels = ["C6(green)>R8(M)", "C7(green)>R8(M)", "C4(green)>R8(M)", "C8(green)>R9(M)"].map(
      (effect) =>
        tokens(
          after({ phase: "slot", pair: "ED", A: { timeline: ["green"], new: ["N"] } }, [], {
            N: `green ${effect}`,
          }),
          MAGIC,
        ),
    );
    expect(levels.slice(0, 3)).toEqual([0, 2, 2]);
    return [[at(levels, 3)]];
  },
  abilities: () => {
    const position = {
      phase: "tea",
      side: "A",
      boards: { AB: 2 },
      A: { character: "geralt", timeline: ["geralt-left"] },
      B: { character: "yennefer", timeline: ["yennefer-right"] },
    };
    const state = after(position, ["A takes B1", "B takes A1"]);
    expect(seen(state, 1).borrowed.length).toBe(1);
    return [[seen(state).borrowed.length, marker(state, 0)]];
  },
  automa: () => {
    const position = {
      phase: "pick",
      pair: "MC",
      initiative: ["X", "A", "B"],
      rows: [["R-P4", "G-P4"], ["R-P1", "R-P3"], ["B-P1", "G-P3"], "empty"],
      X: { character: "triss" },
    };
    return [[at(viewOf(after(position), null).spots, 2)]];
  },
};

/** Bold words of each example of a chapter. */
function boldIn(text: string): readonly (readonly string[])[] {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.startsWith("> "))
    .map((block) => [...block.matchAll(/\*\*([^*]+)\*\*/g)].map(([, bold = ""]) => bold));
}

describe.each(LANGUAGES)("the examples of the rule book in %s", (language) => {
  it("come to what the rules make of them", async () => {
    const { chapters } = await book(language);
    const told = chapters.flatMap(({ id, text }) => {
      const bold = boldIn(text);
      return bold.length === 0 ? [] : [[id, bold] as const];
    });
    const made = Object.entries(EXAMPLES).map(
      ([id, examples]) =>
        [id, examples(language === "uk" ? "АБВ" : "ABC").map((words) => words.map(String))] as const,
    );
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(made));
  });
});
