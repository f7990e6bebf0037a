import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Kit, LANGUAGES, speaker } from "@medallion/kernel";
import { type RoninChoice, roninKit, type View } from "@medallion/ronin";
import { cardOf, type Sym } from "@medallion/ronin/data";
import { describe, expect, test } from "vitest";
import { LEARNER, type Lesson, type Sentence } from "../../../lessons/lesson.ts";
import { detours, walk } from "../../../lessons/test/walk.ts";
import { course } from "./index.ts";

// The walk knows games only through the contract.
const KIT = roninKit as Kit;

/** What the coach's ribbon holds on a phone without becoming higher than the table can spare. */
const LONGEST = 165;
const MOST_STEPS = 14;
const MOST_WORDS = 250;

function sentencesOf({ title, about, end, steps }: Lesson): readonly Sentence[] {
  return [title, about, ...steps.flatMap((step) => saidIn(step)), end];
}

function saidIn({
  say,
  replies = [],
}: Pick<Lesson["steps"][number], "say" | "replies">): readonly Sentence[] {
  return [say, ...replies.map((reply) => reply.say)];
}

const placeholdersIn = (text: string): readonly string[] =>
  parse(text)
    .flatMap((part) => (part.type === TYPE.argument ? [part.value] : []))
    .sort();

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+/g)].map(Number).sort((a, b) => a - b);

/** As the learner sees it. */
const seen = (state: unknown): View => KIT.game.view(state, LEARNER) as View;

const [COMBAT, MAGIC, EXPLORATION, DIPLOMACY] = [0, 1, 2, 3] as const;
const owned = (view: View, symbol: number, player = LEARNER): number =>
  view.players[player]?.owned[symbol] ?? 0;
const tokens = (view: View, symbol: number): number => view.players[LEARNER]?.pool[symbol] ?? 0;
const marker = (view: View, board: number): number => view.boards[board]?.marker ?? 0;
const inactive = (view: View): number => owned(view, EXPLORATION) + owned(view, DIPLOMACY);
/** Both counts of the chapter, and what they gave to who came with so much. */
const gained = (view: View, chapter: number, before: { xp: number; vp: number }): readonly number[] => {
  const { xp = 0, vp = 0 } = view.players[LEARNER] ?? {};
  return [...(view.scored[chapter - 1]?.[LEARNER] ?? []), xp - before.xp, vp - before.vp];
};

/** Where the numbers come from that the coach says: by lesson, for each step, and for the words at the end. */
const NUMBERS: Readonly<Record<string, readonly ((view: View, state: unknown) => readonly number[])[]>> = {
  symbols: [
    () => [],
    (view) => [owned(view, MAGIC), owned(view, COMBAT)],
    (view) => [owned(view, MAGIC), owned(view, COMBAT)],
    (view) => [1 + view.rows.findIndex((cards) => cards.includes("R-P1"))],
    () => [2],
    (view) => gained(view, 1, { xp: 0, vp: 0 }),
    () => [20],
    () => [],
  ],
  turn: [
    () => [],
    () => [],
    (view) => [view.rows.length, 1],
    (view) => [view.spots[1] ?? 0],
    (view) => [inactive(view), 3],
    (view) => [inactive(view), 3],
    (view) => [tokens(view, MAGIC)],
    () => [4],
    () => [],
  ],
  neighbours: [
    (view) => [marker(view, 0), marker(view, 2)],
    () => [],
    () => [2],
    () => [1],
    () => [3, 1],
    () => [],
    (view) => [redCards(view, 1)],
    () => [2],
    (view) => [marker(view, 0), marker(view, 2), view.boards[0]?.vp ?? 0, 4, 2],
  ],
  chapter: [
    (view) => gained(view, 2, { xp: 4, vp: 3 }),
    () => [],
    () => [1],
    (_, state) => [keptCards(state)],
    () => [2],
    (view) => [tokens(view, DIPLOMACY)],
    (view) => [cardsOfHand(view, "E")],
    () => [],
  ],
};

/** How many cards each choice of what to keep has. */
function keptCards(state: unknown): number {
  const [first] = KIT.game.choices(state, LEARNER) as readonly RoninChoice[];
  return first?.kind === "keep" ? first.cards.length : 0;
}

function redCards(view: View, player: number): number {
  return view.players[player]?.timeline.filter(({ card }) => cardOf(card)?.colour === "red").length ?? 0;
}

function cardsOfHand(view: View, symbol: Sym): number {
  return view.players[LEARNER]?.hand?.filter((card) => cardOf(card)?.symbols.includes(symbol)).length ?? 0;
}

test("there are four lessons, each short enough to be taken at a stretch in every language", () => {
  expect(course.lessons.map(({ id }) => id)).toEqual(["symbols", "turn", "neighbours", "chapter"]);
  for (const lesson of course.lessons) {
    expect(lesson.steps.length).toBeLessThanOrEqual(MOST_STEPS);
    for (const language of LANGUAGES) {
      const words = sentencesOf(lesson).flatMap(
        (sentence) => sentence[language].match(/[\p{L}\p{N}]+/gu) ?? [],
      );
      expect(words.length, `${lesson.id} in ${language}`).toBeLessThanOrEqual(MOST_WORDS);
    }
  }
});

describe.each(course.lessons)("the lesson $id", (lesson) => {
  test("comes to its end along every choice that leads on", () => {
    let ends = 0;
    walk(
      KIT,
      lesson,
      () => undefined,
      () => {
        ends += 1;
      },
    );
    expect(ends).toBeGreaterThan(0);
  });

  test("replies only to what the learner can do and what does not lead on", () => {
    walk(KIT, lesson, (step, state) => {
      const others = detours(KIT, step, state);
      for (const { to } of step.replies ?? [])
        expect(others.filter((phrase) => phrase.startsWith(to))).not.toEqual([]);
    });
  });

  test("says no number that the rules do not make, at any step, in any language", () => {
    const numbers = NUMBERS[lesson.id] ?? [];
    expect(numbers.length).toBe(lesson.steps.length + 1);
    const look = (sentences: readonly Sentence[], place: number, state: unknown): void => {
      const made = new Set(numbers[place]?.(seen(state), state));
      const said = sentences.flatMap(({ en }) => numbersIn(en));
      expect(new Set(said), `step ${place + 1}`).toEqual(made);
      for (const sentence of sentences)
        for (const language of LANGUAGES)
          expect(numbersIn(sentence[language]), sentence[language]).toEqual(numbersIn(sentence.en));
    };
    walk(
      KIT,
      lesson,
      (step, state) => look(saidIn(step), lesson.steps.indexOf(step), state),
      (state) => look([lesson.end], lesson.steps.length, state),
    );
  });

  test.each(LANGUAGES)("can be said in %s", async (language) => {
    const catalogue = await KIT.texts(language);
    for (const sentence of sentencesOf(lesson)) {
      const text = sentence[language];
      expect([...new Set(placeholdersIn(text))]).toEqual([...new Set(placeholdersIn(sentence.en))]);
      const said = speaker(language, { ...catalogue, text })({ key: "text", values: lesson.names });
      expect(said.length, said).toBeLessThanOrEqual(LONGEST);
      expect(said).not.toBe("");
    }
  });

  test("every name is said somewhere", () => {
    const said = sentencesOf(lesson).flatMap(({ en }) => placeholdersIn(en));
    expect(Object.keys(lesson.names).sort()).toEqual([...new Set(said)].sort());
  });
});
