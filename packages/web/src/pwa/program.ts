/** What a page says to the worker that waits with a newer version: the player wants it now. */
export const TAKE_OVER = "take over";

/** The lock that every open page shares with those of the same version. */
const LOCK = "medallion-program ";

/** The lock of a page that began with this script. */
export function lockOf(script: string): string {
  return `${LOCK}${script}`;
}

/** The script that a page began with which holds this lock; `undefined` for other locks. */
export function scriptOf(lock: string): string | undefined {
  return lock.startsWith(LOCK) ? lock.slice(LOCK.length) : undefined;
}
