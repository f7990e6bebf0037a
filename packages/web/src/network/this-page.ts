import { answererOf, SIGN_OF_LIFE } from "./answerer.ts";
import { memory } from "./memory.ts";
import { Network } from "./network.ts";

/** The way from this page to the server that it came from. */
export const network = new Network({
  ask: async (signal) =>
    answererOf(
      await fetch(SIGN_OF_LIFE, { cache: "no-store", credentials: "omit", redirect: "manual", signal }),
    ),
  isOnLine: () => navigator.onLine,
  isVisible: () => document.visibilityState === "visible",
  isFresh: () => !navigator.serviceWorker?.controller,
  follow: ({ hinted, turned, left }) => {
    addEventListener("online", hinted);
    addEventListener("offline", hinted);
    addEventListener("visibilitychange", turned);
    addEventListener("pagehide", left);
  },
  memory,
  timers: {
    set: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    clear: (timer) => window.clearTimeout(timer),
    now: () => performance.now(),
  },
  random: Math.random,
});
