const FIRST = 250;
const LONGEST = 15_000;

/**
 * Milliseconds until the next try after `failed` tries in a row: twice as long each time, spread by chance so that
 * the clients of a server that restarts do not come back all at once. Never sooner than the server asked for.
 */
export function retryDelay(failed: number, random: () => number, asked = 0): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.min(failed, 10));
  return asked + Math.round(longest * (0.5 + random() / 2));
}
