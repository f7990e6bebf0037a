import { useEffect, useRef } from "react";
import { network } from "./this-page.ts";

/** Where the server can be reached though a call was not answered: after so long, and then ever more seldom. */
const FIRST = 2000;
const LONGEST = 60_000;

/**
 * Asks again by itself what nobody has answered, at once when the server is back. `failure` is another one each time it
 * fails, and absent when nothing has; `again` stays the same function.
 */
export function useAskAgain(failure: object | undefined, again: () => void): void {
  const tries = useRef(0);
  useEffect(() => {
    if (failure === undefined) {
      tries.current = 0;
      return;
    }
    let timer = 0;
    let wasAway = false;
    const plan = (pause: number): void => {
      timer = window.setTimeout(() => {
        if (document.visibilityState === "visible") again();
        else plan(LONGEST);
      }, pause);
    };
    const look = (): void => {
      clearTimeout(timer);
      if (network.connectivity !== "connected") {
        wasAway = true;
        tries.current = 0;
      } else plan(wasAway ? 0 : Math.min(LONGEST, FIRST * 2 ** tries.current++));
    };
    const stop = network.watch(look);
    look();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [failure, again]);
}
