import type { Kit, Say, Subject } from "@medallion/kernel";
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useText } from "../../language/language.tsx";
import { type Placement, placeBeside } from "../../look/place-beside.ts";
import { keyed } from "../keyed.ts";
import styles from "./why-popover.module.css";

interface WhyPopoverProps {
  readonly kit: Kit;
  readonly say: Say;
  readonly view: unknown;
  readonly subject: Subject;
  readonly beside: Element;
  readonly onClose: () => void;
  readonly onRule: (rule: string) => void;
}

/** The chain of reasons behind a number, next to it. Esc or a click elsewhere closes it, and the focus goes back. */
export function WhyPopover({ kit, say, view, subject, beside, onClose, onRule }: WhyPopoverProps) {
  const text = useText();
  const reasons = useMemo(() => kit.game.explain(view, subject), [kit, view, subject]);
  const title = useId();
  const [popover, place] = useShownBeside(beside, onClose);
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      className={styles.why}
      data-surface="sheet"
      style={place}
      onToggle={(event) => {
        if (event.newState === "closed") onClose();
      }}
    >
      <h2 id={title}>{say(kit.game.describeSubject(subject))}</h2>
      {reasons.length === 0 && <p>{text("table.why.nothing")}</p>}
      <ol className={styles.reasons}>
        {keyed(reasons, ({ rule }) => rule).map(({ key, value: { rule, text: reason, amount, bare } }) => (
          <li key={key}>
            <span>{say(reason)}</span>
            <b className={styles.amount}>{bare ? "" : amount}</b>
            <button
              type="button"
              className={styles.rule}
              aria-label={text("table.why.rule", { rule })}
              onClick={() => onRule(rule)}
            >
              {rule}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Shows the element next to another one, with the focus in it; gives the focus back on leaving. */
function useShownBeside(beside: Element, onClose: () => void) {
  const popover = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Placement>({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const shown = popover.current;
    if (shown === null) return;
    shown.showPopover();
    const { width, height } = shown.getBoundingClientRect();
    const room = { width: innerWidth, height: innerHeight };
    setPlace(placeBeside(beside.getBoundingClientRect(), { width, height }, room));
    shown.focus({ preventScroll: true });
  }, [beside]);
  useEffect(() => {
    // What it stands beside moves away under it.
    addEventListener("resize", onClose);
    return () => {
      removeEventListener("resize", onClose);
      if (beside instanceof HTMLElement || beside instanceof SVGElement)
        beside.focus({ preventScroll: true });
    };
  }, [beside, onClose]);
  return [popover, place] as const;
}
