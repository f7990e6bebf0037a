import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Kit, LANGUAGES, speaker } from "@medallion/kernel";
import { type OldWorldChoice, oldWorldKit, type View } from "@medallion/old-world";
import { describe, expect, test } from "vitest";
import { LEARNER, type Lesson, type Sentence } from "../../../lessons/lesson.ts";
import { detours, walk } from "../../../lessons/test/walk.ts";
import { course } from "./index.ts";

// The walk knows games only through the contract.
const KIT = oldWorldKit as Kit;

/** What the coach's ribbon holds on a phone without becoming higher than the table can spare. */
const LONGEST = 165;
const MOST_STEPS = 14;
const MOST_WORDS = 300;

const saidIn = ({ say, replies = [] }: Lesson["steps"][number]): readonly Sentence[] => [
  say,
  ...replies.map((reply) => reply.say),
];

const sentencesOf = ({ title, about, end, steps }: Lesson): readonly Sentence[] => [
  ...[title, about],
  ...steps.flatMap(saidIn),
  end,
];

const placeholdersIn = (text: string): readonly string[] =>
  [...new Set(parse(text).flatMap((part) => (part.type === TYPE.argument ? [part.value] : [])))].sort();

const numbersIn = (text: string): readonly string[] => [...(text.match(/\d+/g) ?? [])].sort();

test("there are four lessons, each short enough to be taken at a stretch in every language", () => {
  expect(course.lessons.map(({ id }) => id)).toEqual(["turn", "fight", "stories", "growing"]);
  for (const lesson of course.lessons) {
    expect(lesson.steps.length).toBeLessThanOrEqual(MOST_STEPS);
    for (const language of LANGUAGES) {
      const words = sentencesOf(lesson).flatMap((said) => said[language].match(/[\p{L}\p{N}]+/gu) ?? []);
      expect(words.length, `${lesson.id} in ${language}`).toBeLessThanOrEqual(MOST_WORDS);
    }
  }
});

test("what the coach says of the fight and of the teacher is as the rules have it", () => {
  const seen = (state: unknown): View => KIT.game.view(state, LEARNER) as View;
  const [, fight, , growing] = course.lessons as readonly Lesson[];
  const lives: (number | undefined)[] = [];
  walk(KIT, fight as Lesson, (_, state) => lives.push(seen(state).fight?.lifeCount));
  // At first, after the first combo, after the monster's own attack.
  expect([lives[0], lives[4], lives[6]]).toEqual([5, 2, 1]);
  walk(KIT, growing as Lesson, (step, state) => {
    if (step.choose?.[0] !== "trains defense") return;
    const choices = KIT.game.choices(state, LEARNER) as readonly OldWorldChoice[];
    expect(choices).toContainEqual({ kind: "train", attribute: "defense", gold: 2 });
  });
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

  test.each(LANGUAGES)("can be said in %s, with the same numbers and names", async (language) => {
    const catalogue = await KIT.texts(language);
    for (const sentence of sentencesOf(lesson)) {
      const text = sentence[language];
      expect(numbersIn(text), text).toEqual(numbersIn(sentence.en));
      expect(placeholdersIn(text)).toEqual(placeholdersIn(sentence.en));
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
