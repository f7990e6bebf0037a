import type { CSSProperties } from "react";
import { Digit } from "../../../../drawn/index.ts";
import { lightOn } from "../../../../drawn/pointing/lights.ts";
import { Die } from "../../card/index.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./poker.module.css";
import type { PokerSideSight } from "./poker-sides.ts";

interface PokerDieProps {
  readonly face: number;
  readonly place: number;
  readonly side: PokerSideSight;
  readonly isMarked: boolean;
  /** It is a part of the hand. */
  readonly isForming: boolean;
  readonly point: (place: number | undefined) => void;
}

/** Dice never lie straight; each place lies always the same. */
const TURNS: readonly number[] = [-4, 3, -2, 6, -5];

/** A die: pressed it is marked to be thrown again; pressed once more the mark is taken back. */
export function PokerDie({ face, place, side, isMarked, isForming, point }: PokerDieProps) {
  const { sight, lights, frame, text } = useTable();
  const spot = spotOf.die(face);
  const canMark = side.isAsked && !isMarked && lightOn(lights, spot) !== "rest";
  const canUnmark = side.isAsked && isMarked && sight.scene.table.mayTakeBack === "at-once";
  const label = text("oldWorld.poker.die", {
    face,
    state: isMarked ? "marked" : isForming ? "forming" : "plain",
  });
  const drawn = (
    <>
      <Die face={face} lit={isForming} />
      <span className="unseen">{label}</span>
    </>
  );
  const shape = {
    className: styles.die,
    style: { "--turn": `${TURNS[place % TURNS.length]}deg` } as CSSProperties,
    "data-marked": isMarked ? "" : undefined,
    "data-forming": isForming ? "" : undefined,
    "data-ref": `die:${side.side}:${place}`,
  };
  if (!canMark && !canUnmark) return <span {...shape}>{drawn}</span>;
  return (
    <button
      type="button"
      {...shape}
      data-spot={canMark ? spot : undefined}
      data-nav=""
      aria-pressed={isMarked}
      onClick={canUnmark ? frame.takeBack : undefined}
      onPointerEnter={() => point(canMark ? place : undefined)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(canMark ? place : undefined)}
      onBlur={() => point(undefined)}
    >
      {drawn}
      {canMark ? <Digit spot={spot} /> : null}
    </button>
  );
}
