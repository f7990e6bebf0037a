import type { Kit } from "@medallion/kernel";
import type { Hands } from "../sim/hands.ts";
import type { Plan } from "../sim/plan.ts";
import { runIdOf } from "../sim/run.ts";
import type { Wants } from "../sim/task.ts";
import type { Text } from "../texts/index.ts";
import type { World } from "../world.ts";
import { handsAt } from "./hands.ts";
import { programId } from "./program.ts";
import { WorkQueue } from "./work-queue.ts";

/** Whoever takes from the queue at this address; the connection ends with the errand. Throws `InputError`. */
export async function handsOfQueue(
  world: Pick<World, "stderr">,
  url: string,
  { kit, plans, wants }: { readonly kit: Kit; readonly plans: readonly Plan[]; readonly wants: Wants },
  text: Text,
): Promise<Hands> {
  const say = (line: string): void => void world.stderr.write(`${line}\n`);
  const fault = (reason: string): void => say(text("queue.fault", { reason }));
  const queue = await WorkQueue.open(url, programId(), text, fault);
  const hands = handsAt(queue, runIdOf(kit, plans, wants), {
    lonely: () => say(text("queue.lonely")),
    fault,
  });
  return async (errand) => {
    try {
      await hands(errand);
      if (errand.stop.aborted) say(text("queue.left"));
    } finally {
      await queue.close();
    }
  };
}
