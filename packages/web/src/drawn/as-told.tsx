import { type ReactNode, use, useMemo } from "react";
import { DrawnContext, useTold } from "./drawn-context.ts";
import type { Topic } from "./film/plan/cue.ts";

interface AsToldProps {
  readonly topic: Topic;
  readonly children: ReactNode;
}

/** Part of a table that says nothing before the film has told it: all in it is as it was until then. */
export function AsTold({ topic, children }: AsToldProps) {
  const around = use(DrawnContext);
  const told = useTold<unknown, string>(topic);
  return <DrawnContext value={around && { ...around, drawn: told }}>{children}</DrawnContext>;
}

interface SeenAsProps<Sight> {
  /** What is seen in it while that is told, as dice that are being thrown; as all else of the table, if absent. */
  readonly sight: Sight | undefined;
  readonly children: ReactNode;
}

/** Part of a table that shows a moment of its own. */
export function SeenAs<Sight>({ sight, children }: SeenAsProps<Sight>) {
  const around = use(DrawnContext);
  const shown = useMemo(
    () =>
      around === undefined || sight === undefined ? around : { ...around, drawn: { ...around.drawn, sight } },
    [around, sight],
  );
  return <DrawnContext value={shown}>{children}</DrawnContext>;
}
