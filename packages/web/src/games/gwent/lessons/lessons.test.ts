import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { gwentKit, type View } from "@medallion/gwent";
import { type Kit, LANGUAGES, speaker } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import type { Lesson, Sentence } from "../../../lessons/lesson.ts";
import { LEARNER } from "../../../lessons/lesson.ts";
import { detours, walk } from "../../../lessons/test/walk.ts";
import { course } from "./index.ts";

// The walk knows games only through the contract.
const KIT = gwentKit as Kit;

/** What the coach's ribbon holds on a phone without becoming higher than the table can spare. */
const LONGEST = 165;

function sentencesOf({ title, about, end, steps }: Lesson): readonly Sentence[] {
  return [
    ...[title, about, end],
    ...steps.flatMap(({ say, replies = [] }) => [say, ...replies.map((reply) => reply.say)]),
  ];
}

function placeholdersIn(text: string): readonly string[] {
  return parse(text)
    .flatMap((part) => (part.type === TYPE.argument ? [part.value] : []))
    .sort();
}

test("there are four lessons, each of five to eight steps", () => {
  expect(course.lessons.map(({ id }) => id)).toEqual(["rounds", "weather", "abilities", "leaders"]);
  for (const { steps } of course.lessons) {
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps.length).toBeLessThanOrEqual(8);
  }
});

describe.each(course.lessons)("the lesson $id", (lesson) => {
  test("comes to its end along every choice that leads on", () => {
    let steps = 0;
    walk(KIT, lesson, () => {
      steps += 1;
    });
    expect(steps).toBeGreaterThanOrEqual(lesson.steps.length);
  });

  test("replies only to what the learner can do and what does not lead on", () => {
    walk(KIT, lesson, (step, state) => {
      const others = detours(KIT, step, state);
      for (const { to } of step.replies ?? [])
        expect(others.filter((phrase) => phrase.startsWith(to))).not.toEqual([]);
    });
  });

  test("names the totals as they are", () => {
    walk(KIT, lesson, ({ say, replies = [] }, state) => {
      // The state is one of Gwent.
      const { sides } = KIT.game.view(state, LEARNER) as View;
      const totals = sides.map(({ total }) => total).sort((a, b) => b - a);
      for (const sentence of [say, ...replies.map((reply) => reply.say)])
        for (const text of Object.values(sentence))
          for (const [, one, other] of text.matchAll(/(\d+)(?: to | : )(\d+)/g))
            expect([Number(one), Number(other)].sort((a, b) => b - a)).toEqual(totals);
    });
  });

  test.each(LANGUAGES)("can be said in %s", async (language) => {
    const catalogue = await KIT.texts(language);
    for (const sentence of sentencesOf(lesson)) {
      const text = sentence[language];
      expect(placeholdersIn(text)).toEqual(placeholdersIn(sentence.en));
      const said = speaker(language, { ...catalogue, text })({ key: "text", values: lesson.names });
      expect(said).not.toBe("");
      expect(said.length, said).toBeLessThanOrEqual(LONGEST);
    }
  });

  test("every name is said somewhere", () => {
    const said = sentencesOf(lesson).flatMap(({ en }) => placeholdersIn(en));
    expect(Object.keys(lesson.names).sort()).toEqual([...new Set(said)].sort());
  });
});
