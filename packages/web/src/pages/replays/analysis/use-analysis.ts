import { type Judged, judgedBy, questionAbout } from "@medallion/bots/coach";
import { type Decision, decisionsIn, type Viewer } from "@medallion/records";
import { useEffect, useMemo, useState } from "react";
import { askCoach } from "../../../coach/coach.ts";
import type { Recorded } from "../../../replay/recorded.ts";

/** How long the coach thinks about each decision. */
const BUDGET = { milliseconds: 200 };

export interface Analysis {
  readonly decisions: readonly Decision[];
  /** Those that were looked at so far, in the order of the game. */
  readonly judged: readonly Judged[];
  readonly state: "running" | "stopped" | "done" | "failed";
  readonly stop: () => void;
  readonly resume: () => void;
}

/** Asks the coach about every decision of the viewer's seat, or of all seats, one after the other, on this device. */
export function useAnalysis({ kit, record }: Recorded, viewer: Viewer): Analysis {
  const seat = typeof viewer === "number" ? viewer : undefined;
  const decisions = useMemo(() => [...decisionsIn(kit, record, seat)], [kit, record, seat]);
  const [found, setFound] = useState<{
    readonly of: readonly Decision[];
    readonly judged: readonly Judged[];
  }>({
    of: decisions,
    judged: [],
  });
  const [state, setState] = useState<"running" | "stopped" | "failed">("running");
  const judged = found.of === decisions ? found.judged : NOTHING;
  const next = judged.length;
  useEffect(() => {
    const decision = decisions[next];
    if (state !== "running" || decision === undefined) return;
    const stop = new AbortController();
    const question = { ...questionAbout(decision, record.commitment), budget: BUDGET };
    askCoach(kit.game.id, question, stop.signal).then(
      (advice) => {
        if (stop.signal.aborted) return;
        const one = judgedBy(decision, advice);
        setFound((before) => ({
          of: decisions,
          judged: before.of === decisions ? [...before.judged, one] : [one],
        }));
      },
      () => {
        if (!stop.signal.aborted) setState("failed");
      },
    );
    return () => stop.abort();
  }, [decisions, next, state, kit, record]);
  return {
    decisions,
    judged,
    state: state === "running" && next >= decisions.length ? "done" : state,
    stop: () => setState("stopped"),
    resume: () => setState("running"),
  };
}

const NOTHING: readonly Judged[] = [];
