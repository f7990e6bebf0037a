import { useEffect, useState } from "react";
import { wasHere } from "../hosts/arrival.ts";
import { person } from "../hosts/online.ts";

/** One's own id on this server, once it is known; nobody is made a guest only to look at a page. */
export function useSelf(): string | undefined {
  const [self, setSelf] = useState<string>();
  useEffect(() => {
    if (!wasHere()) return;
    let wanted = true;
    person().then(
      ({ id }) => {
        if (wanted) setSelf(id);
      },
      // Without a network nobody is known, and nothing on the page depends on it.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  return self;
}
