import scroll from "virtual:game-icons/scroll-unfurled";
import wolf from "virtual:game-icons/wolf-head";
import { Glyph } from "../../../../look/glyph.tsx";
import { isOn, sideOf } from "../../sight/sight.ts";
import { useToldTable } from "../table-context.ts";
import styles from "./ridge.module.css";

/** The iron bar between the sides: the round, whose turn it is, and on a narrow table menu and chronicle. */
export function Ridge({ className }: { readonly className?: string | undefined }) {
  const { sight, text } = useToldTable("turn");
  const { view } = sight;
  const near = sideOf(sight, sight.near).members.some((player) => isOn(sight, player));
  const far = !near && view.players.some((_, player) => isOn(sight, player));
  return (
    <div className={`${styles.ridge} ${className ?? ""}`} data-rove="">
      <span className={styles.bar} />
      <button
        type="button"
        className={styles.menu}
        data-open="menu"
        data-nav=""
        aria-label={text("table.menu")}
      >
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M3 5h18v3H3ZM3 10.500h18v3H3ZM3 16h18v3H3Z" />
        </svg>
      </button>
      <button
        type="button"
        className={styles.round}
        data-open="chronicle"
        data-long={view.tournament === undefined ? undefined : ""}
        data-nav=""
      >
        <RoundName />
      </button>
      <svg
        className={styles.turn}
        viewBox="0 0 60 76"
        data-points={near ? "near" : far ? "far" : "nowhere"}
        aria-hidden="true"
      >
        <path d="M30 74L19 56H41Z" fill="#c9a24b" stroke="#0b0806" strokeWidth="1.5" />
        <circle cx="30" cy="38" r="25" fill="#0b0806" />
        <circle cx="30" cy="38" r="23" fill="#c9a24b" />
        <circle cx="30" cy="38" r="18" fill="#1a1c1e" stroke="#5a4212" strokeWidth="1.5" />
        <g className={styles.wolf}>
          <path d={wolf} fill="#f0d48a" transform="translate(16 24) scale(.0547)" />
        </g>
      </svg>
      <button
        type="button"
        className={styles.chronicle}
        data-open="chronicle"
        data-nav=""
        aria-label={text("drawn.chronicle")}
      >
        <Glyph path={scroll} />
      </button>
    </div>
  );
}

/** The round, and in a tournament how it stands. */
function RoundName() {
  const { sight, text } = useToldTable("round");
  const { round, phase, tournament } = sight.view;
  const words =
    phase === "over"
      ? text("gwent.over")
      : round === 0
        ? text("gwent.before")
        : sight.scene.say({ key: "board.round", values: { round } });
  if (tournament === undefined || phase === "over") return words;
  return text("gwent.game.round", { game: tournament.game, round });
}
