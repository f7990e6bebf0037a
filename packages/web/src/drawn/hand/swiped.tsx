import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./swiped.module.css";

/** How many things lie beyond each edge of what is swiped sideways. */
interface Beyond {
  readonly before: number;
  readonly after: number;
}

const NONE: Beyond = { before: 0, after: 0 };

interface SwipedProps {
  /** What comes new comes to its end, and is brought into sight. */
  readonly grows?: boolean;
  readonly children: ReactNode;
}

/** Around one element that is swiped sideways: its ends fade where something lies beyond them, and say how much. */
export function Swiped({ grows = false, children }: SwipedProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const many = useRef(0);
  // Before a film looks where things lie.
  useLayoutEffect(() => {
    const strip = wrapper.current?.firstElementChild;
    if (!grows || strip === null || strip === undefined) return;
    if (strip.childElementCount > many.current) strip.scrollLeft = strip.scrollWidth;
    many.current = strip.childElementCount;
  });
  const [beyond, setBeyond] = useState(NONE);
  useEffect(() => {
    const strip = wrapper.current?.firstElementChild;
    if (strip === null || strip === undefined) return;
    const look = (): void => {
      const seen = beyondIn(strip);
      setBeyond((known) => (known.before === seen.before && known.after === seen.after ? known : seen));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(strip);
    const things = new MutationObserver(look);
    things.observe(strip, { childList: true });
    strip.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      things.disconnect();
      strip.removeEventListener("scroll", look);
    };
  }, []);
  return (
    <div ref={wrapper} className={styles.swiped}>
      {children}
      {beyond.before > 0 ? (
        <span className={styles.before} aria-hidden="true">
          ‹ {beyond.before}
        </span>
      ) : null}
      {beyond.after > 0 ? (
        <span className={styles.after} aria-hidden="true">
          {beyond.after} ›
        </span>
      ) : null}
    </div>
  );
}

/** What is hidden by more than half counts. */
function beyondIn(strip: Element): Beyond {
  const { left, right } = strip.getBoundingClientRect();
  const middles = [...strip.children].map((thing) => {
    const box = thing.getBoundingClientRect();
    return (box.left + box.right) / 2;
  });
  return {
    before: middles.filter((middle) => middle < left).length,
    after: middles.filter((middle) => middle > right).length,
  };
}
