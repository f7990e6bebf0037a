import type { Advice } from "@medallion/bots";
import { useCallback, useEffect, useState } from "react";
import { askCoach } from "../../../coach/coach.ts";
import type { Scene } from "../../../scene/scene.ts";

/** How long the coach thinks about a hint. */
const BUDGET = { milliseconds: 1000 };

export type Advised =
  | { readonly state: "thinking" }
  | { readonly state: "there"; readonly advice: Advice }
  | { readonly state: "failed" };

export interface Hinting {
  /** Absent where no hint may be asked for now. */
  readonly ask: (() => void) | undefined;
  /** What came of it, as long as the question stays open and nobody puts it away. */
  readonly advised: Advised | undefined;
  readonly close: () => void;
}

const THINKING: Advised = { state: "thinking" };

/** Whether hints are given at this table at all: to whoever plays, in games that are not rated. */
export function givesHints({ look, seat, isOwn }: Scene): boolean {
  return isOwn && seat !== null && look.stage === "playing" && !look.settings.rated;
}

/**
 * A hint to one's own open question, thought about on this device from what one sees. One for each question: asked again
 * it is the same.
 */
export function useAdvice(scene: Scene): Hinting {
  const { kit, table, look, seat, mayAct } = scene;
  const { question, choices, view } = table;
  const key =
    givesHints(scene) && mayAct && question !== undefined && choices.length > 1
      ? `${look.game} ${seat} ${question.id}`
      : undefined;
  const [wanted, setWanted] = useState<string>();
  const [found, setFound] = useState<{ readonly key: string; readonly advised: Advised }>();
  const isWanted = key !== undefined && wanted === key;
  const there = found !== undefined && found.key === key ? found.advised : undefined;
  const isFound = there !== undefined;
  useEffect(() => {
    if (key === undefined || !isWanted || isFound || question === undefined) return;
    const stop = new AbortController();
    const asking = { view, question, choices, random: `hint ${key}`, budget: BUDGET };
    const tell = (advised: Advised): void => {
      if (!stop.signal.aborted) setFound({ key, advised });
    };
    askCoach(kit.game.id, asking, stop.signal).then(
      (advice) => tell({ state: "there", advice }),
      () => tell({ state: "failed" }),
    );
    return () => stop.abort();
  }, [isWanted, isFound, key, kit, view, question, choices]);
  const ask = useCallback(() => setWanted((before) => (before === key ? undefined : key)), [key]);
  const close = useCallback(() => setWanted(undefined), []);
  return {
    ask: key === undefined ? undefined : ask,
    advised: isWanted ? (there ?? THINKING) : undefined,
    close,
  };
}
