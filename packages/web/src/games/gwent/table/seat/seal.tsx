import { useTable } from "../table-context.ts";
import styles from "./seal.module.css";

/** The wax of who has passed. */
export function Seal({
  player,
  className,
}: {
  readonly player: number;
  readonly className?: string | undefined;
}) {
  const { text } = useTable();
  const words = text("gwent.passed");
  // A longer word is set smaller, so that it stays on the wax.
  const size = `calc(var(--seal) * ${Math.min(0.2, 1.52 / words.length).toFixed(3)})`;
  return (
    <span className={`${styles.seal} ${className ?? ""}`} data-zone={`seal:${player}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path
          d="M50 3c9-2 13 5 21 7s14 4 17 12 10 12 8 21 2 15-3 23-5 16-14 19-13 10-22 9-16 4-24-1-16-4-20-12-11-12-9-21-4-16 1-24 3-17 11-21 12-11 21-10 8 0 13-2Z"
          fill="#7c1a17"
        />
        <path
          d="M50 3c9-2 13 5 21 7s14 4 17 12 10 12 8 21c-6-20-24-30-46-30S12 30 8 48c-3-9 0-14 4-21s4-14 12-18 12-4 17-5 5 0 9-1Z"
          fill="#c9443c"
          opacity=".7"
        />
        <circle cx="50" cy="51" r="34" fill="#8e2420" stroke="#5a100e" strokeWidth="3" />
      </svg>
      <b style={{ fontSize: size }}>{words}</b>
    </span>
  );
}
