import { type Choice, type Kit, type Question, randomOf } from "@medallion/kernel";
import {
  type Advice,
  advise,
  type Budget,
  type Insight,
  type InsightKit,
  type Watch,
} from "@medallion/search";
import type { Means } from "./bot.ts";
import { LEVELS, usualBudget } from "./levels.ts";
import { findBot } from "./roster.ts";

const [, , , MASTER] = LEVELS;

/** A question to a bot with all that its seat may know; plain JSON, so that it can be thought about anywhere. */
export interface BotQuestion {
  readonly bot: string;
  readonly view: unknown;
  readonly question: Question;
  readonly choices: readonly Choice[];
  /** Where its chance comes from (`randomOf`): made from the secret seed by the host, and telling nothing of it. */
  readonly random: string;
  /** How much it may think; as it usually does if absent. */
  readonly budget?: Budget;
}

/** A question to the coach; plain JSON, and as fair as one to a bot. */
export interface CoachQuestion extends Omit<BotQuestion, "bot"> {
  /** Choices that are to be compared with the best, besides the best ones. */
  readonly also?: readonly number[];
}

/** What games tell of their states, loaded when a bot first thinks ahead in them. */
export class Insights {
  readonly #loaded = new Map<string, Promise<Insight> | undefined>();

  /** Nothing for a bot that does not think ahead, or where the game tells nothing. */
  async for(bot: string, kit: InsightKit): Promise<Insight | undefined> {
    return usualBudget(bot) === undefined ? undefined : this.of(kit);
  }

  async of({ game, insight }: InsightKit): Promise<Insight | undefined> {
    const loading = this.#loaded.get(game.id) ?? insight?.();
    this.#loaded.set(game.id, loading);
    // What could not be loaded is tried again for the next question.
    loading?.catch(() => this.#loaded.delete(game.id));
    return loading;
  }
}

/** The one way in which bots think, on servers, in browsers and in the terminal. Throws if the bot breaks down. */
export function thinkOf(
  kit: Kit,
  { bot, view, question, choices, random, budget }: BotQuestion,
  means: Pick<Means, "insight" | "watch"> = {},
): number {
  const all = { ...means, budget };
  const choice = findBot(bot).choose(kit, view, question, choices, randomOf(random), all);
  if (choices[choice] === undefined) throw new Error(`${bot} took choice ${choice} of ${choices.length}`);
  return choice;
}

/** The one way in which the coach thinks, as bots do. */
export function adviseOf(
  kit: Kit,
  { view, question, choices, random, budget = MASTER.budget, also }: CoachQuestion,
  insight: Insight,
  watch?: Watch,
): Advice {
  const matter = { view, question, choices, random: randomOf(random) };
  return advise(kit.game, insight, matter, budget, watch, also);
}
