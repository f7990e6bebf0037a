import { type ReactNode, use } from "react";
import { type Drawn, DrawnContext, useTold } from "./drawn-context.ts";
import type { Topic } from "./film/plan/cue.ts";

interface AsToldProps<Sight> {
  readonly topic: Topic;
  /** What is seen already while the rest is as it was, as dice that are being thrown. */
  readonly seen?: (told: Sight) => Sight;
  readonly children: ReactNode;
}

/** Part of a table that says nothing before the film has told it: all in it is as it was until then. */
export function AsTold<Sight>({ topic, seen, children }: AsToldProps<Sight>) {
  const around = use(DrawnContext);
  const told = useTold<Sight, string>(topic);
  return <DrawnContext value={around && { ...around, drawn: seenOf() }}>{children}</DrawnContext>;

  function seenOf(): Drawn<unknown, string> {
    const isTold = told === around?.drawn;
    return isTold || seen === undefined ? told : { ...told, sight: seen(told.sight) };
  }
}
