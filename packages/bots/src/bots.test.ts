import { at, begin, type Kit, questionOf, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import type { Insight } from "@medallion/search";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { levelAbove, levelsOf } from "./levels.ts";
import { BOTS, findBot } from "./roster.ts";
import { type BotQuestion, Insights, thinkOf } from "./task.ts";

const options = toy.lobby.options({ mode: "short", picks: ["sun", "moon"] }, randomOf("options"));
const state = begin(toy.game, options, randomFrom(seedFrom("bots")));
const view = toy.game.view(state, 0);
const choices = toy.game.choices(state, 0);
const open = questionOf(toy.game, state, 0);
if (open === undefined) throw new Error("the toy begins with a question to everybody");
const question = open;
/** The toy as a game that tells bots nothing of its states. */
const { insight: tells, ...silent } = toy;

/** The toy with other ratings. */
function rated(ratings: readonly number[]): Kit {
  return { ...toy, knowledge: { rate: () => ratings } };
}

/** The same where the game also plans. */
function planned(ratings: readonly number[], plans: readonly number[]): Kit {
  return { ...toy, knowledge: { rate: () => ratings, plan: () => plans } };
}

/** How often each choice was taken in 200 questions. */
function taken(bot: string, kit: Kit, asked = question): ReadonlyMap<number, number> {
  const random = randomOf(bot);
  const counts = new Map<number, number>();
  for (let time = 0; time < 200; time++) {
    const choice = findBot(bot).choose(kit, view, asked, choices, random);
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return counts;
}

const chosen = (bot: string, kit: Kit, asked = question): readonly number[] =>
  [...taken(bot, kit, asked).keys()].sort();

test("random takes every choice sooner or later", () => {
  expect(chosen("random", toy)).toEqual([...choices.keys()]);
});

test("greedy takes the choice rated highest", () => {
  expect(chosen("greedy", rated([1, -2, 5, 3]))).toEqual([2]);
  expect(chosen("greedy", rated([-4, -1, -3, -9]))).toEqual([1]);
});

test("greedy takes any of the equally good, and no other", () => {
  expect(chosen("greedy", rated([7, 1, 7, 0]))).toEqual([0, 2]);
});

test("greedy refuses ratings that do not fit the choices", () => {
  expect(() => chosen("greedy", rated([1, 2]))).toThrow("rated 2 of 4 choices");
});

test.each(["competent", "adept"])("%s takes the choice that planning rates highest", (bot) => {
  expect(chosen(bot, planned([1, -2, 5, 3], [0, 8, 2, 8]))).toEqual([1, 3]);
});

test.each(["competent", "adept"])("%s is greedy where a game does not plan", (bot) => {
  expect(chosen(bot, rated([1, -2, 5, 3]))).toEqual([2]);
});

test("competent refuses plans that do not fit the choices", () => {
  expect(() => chosen("competent", planned([1, 2, 3, 4], [1]))).toThrow("rated 1 of 4 choices");
});

test("a novice sees what stands out", () => {
  expect(chosen("novice", rated([0, 1, 10, 2]))).toEqual([2]);
});

test("a novice overlooks some of what is nearly as good, but most often takes the best", () => {
  const counts = taken("novice", rated([0, 8, 10, 9]), { ...question, fallback: 0 });
  expect([...counts.keys()].sort()).toEqual([1, 2, 3]);
  expect(counts.get(2)).toBeGreaterThan(counts.get(3) ?? 0);
  expect(counts.get(3)).toBeGreaterThan(counts.get(1) ?? 0);
});

test("a novice takes nothing absurd, and passes only where that is best", () => {
  const passing = { ...question, fallback: 0 };
  expect(chosen("novice", rated([9.9, 0, 10, 9.5]), passing)).toEqual([2, 3]);
  expect(chosen("novice", rated([10, 0, 1, 2]), passing)).toContain(0);
});

test("a novice goes on where it had better stop, except where the game plans", () => {
  const passing = { ...question, fallback: 0 };
  const counts = taken("novice", rated([10, 0, 1, 2]), passing);
  expect(counts.get(3)).toBeGreaterThan(counts.get(0) ?? 0);
  expect(chosen("novice", planned([0, 0, 0, 9], [10, 0, 1, 2]), passing)).toEqual([0]);
});

test("people are offered four levels, of which those that think ahead need to be told of states", () => {
  const ids = (kit: Kit) => levelsOf(kit).map(({ id }) => id);
  expect(ids(toy)).toEqual(["novice", "adept", "veteran", "master"]);
  expect(ids(silent)).toEqual(["novice", "adept"]);
  expect(BOTS.slice(0, 4).map(({ id }) => id)).toEqual(ids(toy));
});

test("above each level is the next that the game has, above the last and what is no level nothing", () => {
  expect(levelAbove(toy, "novice")?.id).toBe("adept");
  expect(levelAbove(toy, "adept")?.id).toBe("veteran");
  expect(levelAbove(toy, "master")).toBeUndefined();
  expect(levelAbove(silent, "adept")).toBeUndefined();
  expect(levelAbove(toy, "greedy")).toBeUndefined();
});

const asked = (bot: string): BotQuestion => ({ bot, view, question, choices, random: "seed/bot/0/1" });

test("a master thinks as many steps as it is allowed, the same each time", async () => {
  const told = await tells?.();
  if (told === undefined) throw new Error("the toy tells of its states");
  let worlds = 0;
  const counting: Insight = {
    ...(told as Insight),
    worlds: (seen) => {
      const draw = (told as Insight).worlds(seen);
      return (random) => {
        worlds += 1;
        return draw(random);
      };
    },
  };
  const think = (): number =>
    thinkOf(toy, { ...asked("master"), budget: { iterations: 40 } }, { insight: counting });
  const first = think();
  expect(worlds).toBeGreaterThan(20);
  expect(worlds).toBeLessThan(60);
  expect(think()).toBe(first);
});

test("where a game tells nothing of its states a master plays as an adept", async () => {
  const insight = await new Insights().for("master", silent);
  expect(insight).toBeUndefined();
  expect(thinkOf(silent, asked("master"), { insight })).toBe(thinkOf(silent, asked("adept")));
});

test("what a game tells is loaded once, and not for those who answer at once; what failed is tried again", async () => {
  let loaded = 0;
  const insights = new Insights();
  const kit = {
    ...toy,
    insight: async () => {
      loaded += 1;
      if (loaded === 1) throw new Error("no network");
      return tells?.() ?? Promise.reject(new Error("the toy tells of its states"));
    },
  };
  expect(await insights.for("adept", kit)).toBeUndefined();
  expect(loaded).toBe(0);
  await expect(insights.for("master", kit)).rejects.toThrow("no network");
  const first = await insights.for("master", kit);
  expect(await insights.for("veteran", kit)).toBe(first);
  expect(loaded).toBe(2);
});

test("a choice that there is not is an error", () => {
  const kit = { ...toy, knowledge: { rate: () => [1, 2, 3, 4, 5] } };
  expect(() => thinkOf(kit, asked("greedy"))).toThrow("rated 5 of 4 choices");
});

test("the same chance gives the same choice", () => {
  const once = () => findBot("greedy").choose(toy, view, question, choices, randomOf("same"));
  expect(once()).toBe(once());
  expect(at(choices, once())).toBeDefined();
});

test("an unknown bot is refused with the known ones", () => {
  expect(() => findBot("clever")).toThrow(
    "There’s no bot “clever”. Choose one of novice, adept, veteran, master, greedy, competent, random.",
  );
});
