import { useCallback, useEffect, useState } from "react";
import { wasHere } from "../hosts/arrival.ts";
import { person } from "../hosts/online.ts";
import { isUnanswered } from "../network/answerer.ts";
import { useAskAgain } from "../network/use-ask-again.ts";

/** One's own id on this server, once it is known; nobody is made a guest only to look at a page. */
export function useSelf(): string | undefined {
  const [self, setSelf] = useState<string>();
  const [failure, setFailure] = useState<object>();
  const ask = useCallback(() => {
    if (!wasHere()) return;
    person().then(
      ({ id }) => {
        setSelf(id);
        setFailure(undefined);
      },
      // Nothing on the page depends on it.
      (error: unknown) => setFailure(isUnanswered(error) ? { error } : undefined),
    );
  }, []);
  useEffect(ask, [ask]);
  useAskAgain(failure, ask);
  return self;
}
