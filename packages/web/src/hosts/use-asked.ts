import { useCallback, useEffect, useState } from "react";
import { isUnanswered } from "../network/answerer.ts";
import { useAskAgain } from "../network/use-ask-again.ts";

/** Something that was asked for: on its way, there, or refused. */
export type Asked<T> =
  | { readonly state: "asking" }
  | { readonly state: "there"; readonly value: T }
  | { readonly state: "failed"; readonly error: unknown };

type Ask<T> = () => Promise<T>;

/** The last answer, and what it answers. */
interface Answered<T> {
  readonly ask: Ask<T>;
  readonly asked: Asked<T>;
}

/** What is known of what is asked for now: an answer to something else says nothing about it. */
export function askedFor<T>(ask: Ask<T>, last: Answered<T> | undefined): Asked<T> {
  return last?.ask === ask ? last.asked : { state: "asking" };
}

/**
 * Asks when it is first needed and whenever `ask` is another function (keep it with `useCallback`). What is there stays
 * in place while the same is asked for again, and goes when something else is.
 */
export function useAsked<T>(ask: Ask<T>): { readonly asked: Asked<T>; readonly again: () => void } {
  const [last, setLast] = useState<Answered<T>>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is how `again` asks once more.
  useEffect(() => {
    let wanted = true;
    const answer = (asked: Asked<T>): void => {
      if (wanted) setLast({ ask, asked });
    };
    ask().then(
      (value) => answer({ state: "there", value }),
      (error: unknown) => answer({ state: "failed", error }),
    );
    return () => {
      wanted = false;
    };
  }, [ask, round]);
  const asked = askedFor(ask, last);
  const again = useCallback(() => setRound((number) => number + 1), []);
  useAskAgain(asked.state === "failed" && isUnanswered(asked.error) ? asked : undefined, again);
  return { asked, again };
}
