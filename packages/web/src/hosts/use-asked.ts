import { useCallback, useEffect, useState } from "react";

/** Something that was asked for: on its way, there, or refused. */
export type Asked<T> =
  | { readonly state: "asking" }
  | { readonly state: "there"; readonly value: T }
  | { readonly state: "failed"; readonly error: unknown };

/**
 * Asks when it is first needed and whenever `ask` is another function (keep it with `useCallback`). What is there stays
 * in place while it is asked for again.
 */
export function useAsked<T>(ask: () => Promise<T>): { readonly asked: Asked<T>; readonly again: () => void } {
  const [asked, setAsked] = useState<Asked<T>>({ state: "asking" });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is how `again` asks once more.
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => {
        if (wanted) setAsked({ state: "there", value });
      },
      (error: unknown) => {
        if (wanted) setAsked({ state: "failed", error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [ask, round]);
  return { asked, again: useCallback(() => setRound((number) => number + 1), []) };
}
