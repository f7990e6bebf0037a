import { at, begin, LANGUAGES, play, randomFrom, randomOf, seedFrom, speaker } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { adviseOf, Insights } from "../task.ts";
import {
  type Answered,
  expectedAt,
  type Judged,
  judgedBy,
  questionAbout,
  turningPoints,
} from "./analysis.ts";
import { chanceMessage, lossMessage, whyMessage } from "./say.ts";
import { COACH_TEXTS } from "./texts/index.ts";

const insight = await new Insights().of(toy);
if (insight === undefined) throw new Error("the toy tells bots how to think ahead");
const told = insight;

/** A seat that passes with a full hand while another still plays. */
function passed(): Answered {
  const { game } = toy;
  const options = toy.lobby.options({ mode: "long", seats: 2 }, randomOf("blunder"));
  const state = begin(game, options, randomFrom(seedFrom("blunder")));
  for (let [open] = game.questions(state); open?.kind === "exchange"; [open] = game.questions(state))
    play(game, state, open.seat, { kind: "done" });
  const question = at(game.questions(state), 0);
  const { seat } = question;
  const choices = game.choices(state, seat);
  const chosen = choices.findIndex(({ kind }) => kind === "pass");
  return { position: 7, seat, view: game.view(state, seat), question, choices, chosen };
}

function judge(answered: Answered): Judged {
  return judgedBy(
    answered,
    adviseOf(toy, { ...questionAbout(answered, "s"), budget: { iterations: 600 } }, told),
  );
}

test("to throw a game away is a turning point with a loss, a better choice and a reason", () => {
  const judged = judge(passed());
  expect(judged).toMatchObject({ position: 7, isSure: true });
  expect(judged.loss).toBeGreaterThan(0.15);
  expect(turningPoints([judged])).toEqual([judged]);
  expect(judged.advice.options[0]?.choice).not.toBe(judged.chosen);
  expect(judged.advice.than).toBe(judged.chosen);
  expect(judged.advice.why.length).toBeGreaterThan(0);
});

test("whoever took the best choice lost nothing", () => {
  const answered = passed();
  const best = judge(answered).advice.options[0]?.choice ?? -1;
  const judged = judge({ ...answered, chosen: best });
  expect(judged).toMatchObject({ loss: 0, isSure: false });
  expect(turningPoints([judged])).toEqual([]);
  expect(expectedAt(judged)).toBeGreaterThan(0.3);
});

test("a loss within the error of the model, or within chance, is no turning point", () => {
  const judged = judge(passed());
  const { advice } = judged;
  expect(judgedBy(passed(), { ...advice, error: 0.9 }).isSure).toBe(false);
  const unsure = advice.options.map((option) => ({ ...option, spread: 0.4 }));
  expect(judgedBy(passed(), { ...advice, options: unsure }).isSure).toBe(false);
});

test("of many the dearest turning points are told, in the order of the game", () => {
  const one = judge(passed());
  const many = Array.from({ length: 12 }, (_, position) => ({
    ...one,
    position,
    loss: 0.1 + ((position * 5) % 12) / 20,
  }));
  const turns = turningPoints(many);
  expect(turns.length).toBeLessThan(12);
  expect(turns.map(({ position }) => position)).toEqual(
    turns.map(({ position }) => position).sort((a, b) => a - b),
  );
  const left = many.filter((each) => !turns.includes(each));
  expect(Math.min(...turns.map(({ loss }) => loss))).toBeGreaterThan(
    Math.max(...left.map(({ loss }) => loss)),
  );
});

test("what the coach says has words in every language, and no number where none is known", async () => {
  const { advice } = judge(passed());
  for (const language of LANGUAGES) {
    const say = speaker(language, { ...COACH_TEXTS[language], ...(await toy.texts(language)) });
    const other = { key: "choice.pass" };
    expect(say(whyMessage(advice, other))).toContain(say(other));
    expect(say(whyMessage({ why: [] }, other))).toBe(COACH_TEXTS[language]["coach.close"]);
    expect(say(whyMessage({ why: [{ amount: 1 }] }, other))).toContain(say({ key: "coach.end" }));
    const sure = {
      ...advice,
      error: 0.03,
      options: [{ choice: 0, chances: [0.63, 0.37], spread: 0.01, visits: 9 }],
    };
    const chance = chanceMessage({ ...sure, camp: 0 }, 0, language);
    expect(chance && say(chance)).toMatch(/65\s?%/u);
    expect(chanceMessage({ ...sure, error: 0.13 }, 0, language)).toBeUndefined();
    const loss = lossMessage(0.22, 0.03, language);
    expect(loss && say(loss)).toMatch(/20\s?%/u);
    expect(lossMessage(0.22, 0.13, language)).toBeUndefined();
  }
});
