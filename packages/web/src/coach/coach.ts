import type { Advice, CoachQuestion } from "@medallion/bots";
import type { CoachCall, CoachReply } from "./wire.ts";

/** A worker of this page, where bots of this device could think as well; started when somebody first asks. */
let room: Worker | undefined;
let asked = 0;
let before: Promise<unknown> = Promise.resolve();

/**
 * Asks the coach, who is given nothing but what the asker sees and thinks on this device, wherever the table is. One
 * question after the other; nothing is thought about any more once the signal is aborted. Rejects if thinking breaks.
 */
export function askCoach(game: string, coach: CoachQuestion, signal: AbortSignal): Promise<Advice> {
  const turn = before.then(() => {
    signal.throwIfAborted();
    return think(game, coach);
  });
  before = turn.catch(() => undefined);
  return turn;
}

function think(game: string, coach: CoachQuestion): Promise<Advice> {
  const id = asked++;
  const { promise, resolve, reject } = Promise.withResolvers<Advice>();
  const worker = opened();
  const hear = ({ data }: MessageEvent<CoachReply>): void => {
    if (data.id !== id) return;
    forget();
    if ("why" in data) reject(new Error(data.why));
    else resolve(data.advice);
  };
  const broke = (): void => {
    forget();
    worker.terminate();
    room = undefined;
    reject(new Error("the coach's worker broke down"));
  };
  const forget = (): void => {
    worker.removeEventListener("message", hear);
    worker.removeEventListener("error", broke);
  };
  worker.addEventListener("message", hear);
  worker.addEventListener("error", broke);
  worker.postMessage({ id, game, coach } satisfies CoachCall);
  return promise;
}

function opened(): Worker {
  room ??= new Worker(new URL("../local/worker/thinking/main.ts", import.meta.url), {
    type: "module",
    name: "coach",
  });
  return room;
}
