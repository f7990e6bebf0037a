import { memo } from "react";
import type { Line } from "./lines.ts";

interface LinesProps {
  readonly lines: readonly Line[];
  /** The players of the side below: what they do is marked. */
  readonly own: readonly number[];
  /** What the link to a rule is called. */
  readonly rule: string;
}

/** The long list, which changes only when something happens. */
export const Lines = memo(function Lines({ lines, own, rule: called }: LinesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrolled by keys too.
    <ol tabIndex={0}>
      {lines.map(({ number, text, by, rule, opens }) => (
        <li
          key={number}
          data-by={by === undefined ? undefined : own.includes(by) ? "us" : "them"}
          data-opens={opens || undefined}
        >
          {text}
          {rule === undefined ? null : (
            <>
              {/* The mark stays with the last word instead of standing on a line of its own. */}
              {"\u00a0"}
              <button type="button" data-rule={rule} aria-label={called}>
                §
              </button>
            </>
          )}
        </li>
      ))}
    </ol>
  );
});
