import { constants, getPriority, setPriority } from "node:os";

/** Low enough that the event loop goes first, and not so low that on a busy machine it comes to nothing. */
const BEHIND = 5;

/**
 * The thread that calls this gives way to all others of the process: whoever waits for an answer of the server gets it
 * before a bot has thought. Only Linux knows priorities of threads; elsewhere it would be the whole process that gave way.
 */
export function stepBack(): void {
  if (process.platform === "linux")
    setPriority(Math.min(getPriority() + BEHIND, constants.priority.PRIORITY_LOW));
}
