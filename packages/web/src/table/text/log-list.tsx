import { memo, useEffect, useMemo, useRef } from "react";
import { useText } from "../../language/language.tsx";
import type { Frame, TableProps } from "../../scene/scene.ts";
import { type LogLine, logLines } from "../log-lines.ts";
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
      {lines.map(({ place, ...line }) => (
        <LogRow key={place} {...line} onRule={frame.openRules} />
      ))}
    </ol>
  );
}

type LogRowProps = Omit<LogLine, "place"> & { readonly onRule: Frame["openRules"] };

/** Long games have hundreds of lines, of which only the newest changes anything. */
const LogRow = memo(function LogRow({ from, text: about, rule, onRule }: LogRowProps) {
  const text = useText();
  return (
    <li className={styles[from]}>
      {about}
      {rule !== undefined && (
        <>
          {/* The mark stays with the last word instead of standing on a line of its own. */}
          {"\u00a0"}
          <button
            type="button"
            className={styles.rule}
            aria-label={text("table.ruleOf", { about })}
            onClick={() => onRule(rule)}
          >
            §
          </button>
        </>
      )}
    </li>
  );
});
