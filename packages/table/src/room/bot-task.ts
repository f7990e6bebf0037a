import { findBot } from "@medallion/bots";
import { type Choice, type Kit, type Question, randomOf, type Seat } from "@medallion/kernel";
import { botOf } from "./chair.ts";
import type { RoomCore } from "./core.ts";

/** A question that a bot owes an answer to, with all that it may know; plain JSON, so that a worker can think about it. */
export interface BotTask {
  readonly seat: Seat;
  readonly bot: string;
  readonly game: string;
  readonly view: unknown;
  readonly question: Question;
  readonly choices: readonly Choice[];
  /** Where its chance comes from (`randomOf`); made from the secret seed, so it never leaves the host. */
  readonly random: string;
}

export function botTasks(core: RoomCore): readonly BotTask[] {
  if (core.stage !== "playing" || core.paused) return [];
  const { game } = core.kit;
  const { state, seed } = core.begun;
  return core.questions.flatMap((question) => {
    const { seat, id } = question;
    const bot = botOf(core.chair(seat).place);
    if (bot === undefined) return [];
    const view = game.view(state, seat);
    const choices = game.choices(state, seat);
    // After a takeback the bot answers the same question as before.
    return [{ seat, bot, game: game.id, view, question, choices, random: `${seed}/bot/${seat}/${id}` }];
  });
}

/** The bot's choice; throws if the bot breaks down. */
export function chooseFor(kit: Kit, { bot, view, question, choices, random }: BotTask): number {
  const choice = findBot(bot).choose(kit, view, question, choices, randomOf(random));
  if (choices[choice] === undefined) throw new Error(`${bot} took choice ${choice} of ${choices.length}`);
  return choice;
}
