import { Insights, thinkOf } from "@medallion/bots";
import { loadKit } from "@medallion/games/lazy";
import type { BotCall, BotReply } from "./wire.ts";

/** The worker that bots think in: answers one question after the other. */

const insights = new Insights();
const watch = { now: () => performance.now(), isCancelled: () => false };

async function answer({ id, task }: BotCall): Promise<BotReply> {
  try {
    const kit = await loadKit(task.game);
    if (kit === undefined) throw new Error(`there is no game ${task.game}`);
    return { id, choice: thinkOf(kit, task, { insight: await insights.for(task.bot, kit), watch }) };
  } catch (error) {
    return { id, why: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener("message", async ({ data }: MessageEvent<BotCall>) => postMessage(await answer(data)));
