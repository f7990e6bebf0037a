import { adviseOf, type InsightKit, Insights, thinkOf } from "@medallion/bots";
import { loadKit } from "@medallion/games/lazy";

import type { CoachCall, CoachReply } from "../../../coach/wire.ts";
import type { BotCall, BotReply } from "./wire.ts";

/** The worker that bots and the coach think in: answers one question after the other. */

const insights = new Insights();
const watch = { now: () => performance.now(), isCancelled: () => false };

async function kitOf(game: string): Promise<InsightKit> {
  const kit = await loadKit(game);
  if (kit === undefined) throw new Error(`there is no game ${game}`);
  return kit;
}

async function choose({ id, task }: BotCall): Promise<BotReply> {
  const kit = await kitOf(task.game);
  return { id, choice: thinkOf(kit, task, { insight: await insights.for(task.bot, kit), watch }) };
}

async function advise({ id, game, coach }: CoachCall): Promise<CoachReply> {
  const kit = await kitOf(game);
  const insight = await insights.of(kit);
  if (insight === undefined) throw new Error(`${game} tells nothing of its states`);
  return { id, advice: adviseOf(kit, coach, insight, watch) };
}

async function answer(call: BotCall | CoachCall): Promise<BotReply | CoachReply> {
  try {
    return await ("coach" in call ? advise(call) : choose(call));
  } catch (error) {
    return { id: call.id, why: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener("message", async ({ data }: MessageEvent<BotCall | CoachCall>) =>
  postMessage(await answer(data)),
);
