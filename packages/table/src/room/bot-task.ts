import { type BotQuestion, type Means, thinkOf } from "@medallion/bots";
import { type Kit, type Seat, seedFrom } from "@medallion/kernel";
import { botOf } from "./chair.ts";
import type { RoomCore } from "./core.ts";

/** A question that a bot of a room owes an answer to. */
export interface BotTask extends BotQuestion {
  readonly seat: Seat;
  readonly game: string;
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
    // After a takeback the bot answers the same question as before, if it counts steps and not time. A hash: whoever
    // thinks learns nothing of the seed.
    const random = seedFrom(`${seed}/bot/${seat}/${id}`);
    return [{ seat, bot, game: game.id, view, question, choices, random }];
  });
}

/** The bot's choice; throws if the bot breaks down. */
export function chooseFor(kit: Kit, task: BotTask, means?: Means): number {
  return thinkOf(kit, task, means);
}
