import type { ThinkingRoom } from "./thinker.ts";
import type { BotReply } from "./wire.ts";

/** A worker in which bots think, so that neither the page nor the tables wait for them. */
export function openThinkingRoom(hear: (answering: BotReply) => void, broke: () => void): ThinkingRoom {
  const worker = new Worker(new URL("./main.ts", import.meta.url), { type: "module", name: "bots" });
  worker.onmessage = ({ data }: MessageEvent<BotReply>) => hear(data);
  worker.onerror = broke;
  return { ask: (asking) => worker.postMessage(asking), close: () => worker.terminate() };
}
