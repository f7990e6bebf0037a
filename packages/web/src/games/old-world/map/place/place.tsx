import { type CSSProperties, memo } from "react";
import { Figure } from "../../card/index.ts";
import type { OldWorldSpot } from "../../sight/spot.ts";
import { POINTS, SHEET } from "../geography/points.ts";
import { REACH, TOUCH_CLIPS } from "../geography/touch.ts";
import { PLAQUE_REACH, Plaque } from "../plaque/plaque.tsx";
import type { PlaceState } from "../state/place-state.ts";
import styles from "./place.module.css";

interface PlaceProps {
  readonly place: PlaceState;
  readonly name: string;
  /** All of it in words. */
  readonly label: string;
  /** Opened, or where the move leads that is being paid for. */
  readonly isChosen: boolean;
  /** May be pointed at to answer; all others only open. */
  readonly spot: OldWorldSpot | undefined;
  /** What `data-open` names for it. */
  readonly opens: string;
  readonly digit: string | undefined;
  /** Whether Tab leads here; arrows lead to all others. */
  readonly isStop: boolean;
  /** The move of a sketch that ends here; 0 where the pencil may go next. */
  readonly pencil: number | undefined;
}

/** A place of the map: a button as large as a finger needs it, and above it what is drawn there, which is no target. */
export const MapPlace = memo(function MapPlace(props: PlaceProps) {
  const { place, name, label, isChosen, spot, opens, digit, isStop, pencil } = props;
  const { number, standing, figures } = place;
  return (
    <li
      className={styles.place}
      style={boxOf(number, standing === "open")}
      data-zone={`place:${number}`}
      data-standing={standing}
      data-chosen={isChosen ? "" : undefined}
      data-pencil={pencil}
    >
      <button
        type="button"
        className={styles.touch}
        style={touchOf(number)}
        data-place={number}
        data-spot={spot}
        data-open={spot === undefined ? opens : undefined}
        data-nav={isStop ? "" : undefined}
        tabIndex={isStop ? 0 : -1}
        aria-keyshortcuts={digit}
      >
        <span className="unseen">{label}</span>
      </button>
      {standing === "here" ? <span className={styles.halo} /> : null}
      <div className={styles.body}>
        <Plaque place={place} name={name} />
        {figures.map(({ player, school, isOwn }, i) => (
          <span
            key={player}
            className={styles.figure}
            data-ref={`figure:${player}`}
            data-own={isOwn ? "" : undefined}
            style={{ "--aside": i - (figures.length - 1) / 2 } as CSSProperties}
          >
            <Figure school={school} own={isOwn} />
          </span>
        ))}
        {pencil === undefined || pencil === 0 ? null : (
          <span className={styles.step} aria-hidden="true">
            {pencil}
          </span>
        )}
        {digit === undefined ? null : (
          <span className={styles.digit} aria-hidden="true">
            {digit}
          </span>
        )}
      </div>
    </li>
  );
});

const share = (length: number, of: number): string => `${((length / of) * 100).toFixed(3)}%`;

/** What lies farther south lies above what is north of it; a place with its price above all that has none. */
function boxOf(number: number, hasPrice: boolean): CSSProperties {
  const { x, y } = POINTS[number] ?? { x: 0, y: 0 };
  return {
    left: share(x - PLAQUE_REACH, SHEET.width),
    top: share(y - PLAQUE_REACH, SHEET.height),
    zIndex: hasPrice ? y + SHEET.height : y,
  };
}

function touchOf(number: number): CSSProperties {
  const whole = 2 * PLAQUE_REACH;
  return {
    left: share(PLAQUE_REACH - REACH.left, whole),
    top: share(PLAQUE_REACH - REACH.top, whole),
    width: share(REACH.left + REACH.right, whole),
    height: share(REACH.top + REACH.bottom, whole),
    clipPath: TOUCH_CLIPS[number],
  };
}
