import type { Message } from "@medallion/kernel";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useWords } from "../../../language/language.tsx";
import type { Scene } from "../../../scene/scene.ts";
import type { Batch } from "../../../scene/table-store.ts";
import { batchLines } from "./batch-lines.ts";

/** One thing to be read out. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Old ones have been read; a few are kept so that a screen reader that lags behind loses nothing. */
const KEPT = 20;

/** What is read out as it happens: the events of the game and of the table, then what is asked. */
export function useAnnouncements(scene: Scene): {
  readonly lines: readonly Announcement[];
  readonly announce: (message: Message) => void;
} {
  const { text, list } = useWords();
  const [lines, setLines] = useState<readonly Announcement[]>([]);
  const add = useCallback((texts: readonly string[]) => {
    setLines((before) => {
      const first = (before.at(-1)?.id ?? 0) + 1;
      return [...before, ...texts.map((line, place) => ({ id: first + place, text: line }))].slice(-KEPT);
    });
  }, []);
  const { store, say, seat } = scene;
  const hear = useEffectEvent((batch: Batch) => {
    const before = { ...scene.look, table: scene.table };
    if (!batch.catchingUp) add(batchLines(batch, { ...scene, before, text, list, seat }));
  });
  useEffect(() => store.follow((batch) => hear(batch)), [store]);
  const announce = useCallback((message: Message) => add([say(message)]), [add, say]);
  return { lines, announce };
}
