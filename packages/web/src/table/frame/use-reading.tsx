import type { Subject } from "@medallion/kernel";
import { type ReactNode, useCallback, useState } from "react";
import { useBackShuts } from "../../navigation/back-shuts.ts";
import type { Frame, Scene } from "../../scene/scene.ts";
import { RulesPanel } from "./rules-panel.tsx";
import { WhyPopover } from "./why-popover.tsx";

export interface Reading extends Pick<Frame, "openWhy" | "openRules"> {
  /** To be rendered beside the table. */
  readonly layers: ReactNode;
}

interface Asked {
  readonly subject: Subject;
  readonly beside: Element;
  readonly view: unknown;
}

/** What can be read about a table: why a number is what it is, and the rules. For live tables, replays and lessons alike. */
export function useReading({ kit, say, table }: Pick<Scene, "kit" | "say" | "table">): Reading {
  // The view stays the one that was asked about: in the next one the subject may be gone.
  const [why, setWhy] = useState<Asked>();
  const [rules, setRules] = useState<{ readonly rule: string | undefined }>();
  const { view } = table;
  const openWhy = useCallback(
    (subject: Subject, beside: Element) => setWhy({ subject, beside, view }),
    [view],
  );
  const closeWhy = useCallback(() => setWhy(undefined), []);
  const openRules = useCallback((rule?: string) => {
    setWhy(undefined);
    setRules({ rule });
  }, []);
  const closeRules = useCallback(() => setRules(undefined), []);
  useBackShuts(why !== undefined, closeWhy);
  useBackShuts(rules !== undefined, closeRules);
  const layers = (
    <>
      {why !== undefined && (
        <WhyPopover
          key={JSON.stringify(why.subject)}
          {...why}
          kit={kit}
          say={say}
          onClose={closeWhy}
          onRule={openRules}
        />
      )}
      {rules !== undefined && <RulesPanel game={kit.game.id} rule={rules.rule} onClose={closeRules} />}
    </>
  );
  return { openWhy, openRules, layers };
}
