import { handOf } from "@medallion/old-world/forecast";
import { handName } from "@medallion/old-world/pages";
import { Mark, SchoolShield } from "../../card/index.ts";
import { placeName, playerName } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./poker.module.css";
import { PokerDie } from "./poker-die.tsx";
import type { PokerSideSight } from "./poker-sides.ts";

interface DiceSideProps {
  readonly side: PokerSideSight;
  /** Says which die is pointed at. */
  readonly point: (place: number | undefined) => void;
}

/** Five dice with whose they are and what they make. */
export function DiceSide({ side, point }: DiceSideProps) {
  const { sight, text } = useTable();
  const { dice, player, isLocals, isAsked, isChoosing, marked } = side;
  const { hand, places } = handOf(dice);
  const school = player === undefined || isLocals ? undefined : witcherIn(sight, player).school;
  const name = player === undefined ? "" : playerName(sight, player);
  const at = witcherIn(sight, sight.view.active).at;
  return (
    <div className={styles.side} data-side={side.side}>
      <div className={styles.who}>
        {school === undefined ? <Mark name="gold" /> : <SchoolShield school={school} />}
        <b>
          {text("oldWorld.poker.who", {
            kind: isLocals ? "locals" : player === undefined ? "fixed" : "player",
            name,
            place: at === undefined ? "" : placeName(sight, at),
          })}
        </b>
        <span>
          {text("oldWorld.poker.state", {
            state: isAsked ? "yours" : isChoosing ? "choosing" : isLocals ? "thrown" : "still",
            name,
          })}
        </span>
      </div>
      <ul className={styles.dice} data-zone={`dice:${side.side}`} data-rove="">
        {dice.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by their places.
          <li key={place}>
            <PokerDie
              face={face}
              place={place}
              side={side}
              isMarked={marked.includes(place)}
              isForming={places.includes(place)}
              point={point}
            />
          </li>
        ))}
      </ul>
      {dice.length === 0 ? null : (
        <button
          type="button"
          className={styles.hand}
          data-why={JSON.stringify({ kind: "poker", side: side.side })}
          data-nav=""
        >
          {sight.scene.say(handName(hand))}
        </button>
      )}
    </div>
  );
}
