import { useEffect, useState } from "react";
import { keep } from "../local/keep.ts";
import { type Attempts, allAttempts } from "./attempts.ts";

/** What came of all puzzles that were tried, kept up to date; absent until it was looked up. */
export function useAttempts(): ReadonlyMap<string, Attempts> | undefined {
  const [attempts, setAttempts] = useState<ReadonlyMap<string, Attempts>>();
  useEffect(() => {
    let wanted = true;
    const show = (found: ReadonlyMap<string, Attempts>): void => {
      if (wanted) setAttempts(found);
    };
    // What cannot be read counts as not tried.
    const look = (): void => void allAttempts().then(show, () => show(new Map()));
    look();
    const stop = keep.watch("puzzles", look);
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return attempts;
}
