import { useEffect, useMemo, useRef } from "react";
import { useText } from "../../language/language.tsx";
import type { TableProps } from "../../scene/scene.ts";
import { logLines } from "../log-lines.ts";
import styles from "./log-list.module.css";

/**
 * All that has happened, the newest last and in sight; a line that a rule tells more of opens the book there. New lines
 * are read out by the frame's live region, not by this list.
 */
export function LogList({ scene, frame }: TableProps) {
  const text = useText();
  const { log, kit, say, names } = scene;
  const lines = useMemo(() => logLines(log, { kit, say, names, text }), [log, kit, say, names, text]);
  const list = useRef<HTMLOListElement>(null);
  const newest = lines.at(-1)?.place;
  useEffect(() => {
    if (newest !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <ol ref={list} className={styles.log} tabIndex={0} aria-labelledby="log-title">
      {lines.map((line) => (
        <li key={line.place} className={styles[line.from]}>
          {line.text}
          {line.rule !== undefined && (
            <>
              {/* The mark stays with the last word instead of standing on a line of its own. */}
              {"\u00a0"}
              <button
                type="button"
                className={styles.rule}
                aria-label={text("table.ruleOf", { about: line.text })}
                onClick={() => frame.openRules(line.rule)}
              >
                §
              </button>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
