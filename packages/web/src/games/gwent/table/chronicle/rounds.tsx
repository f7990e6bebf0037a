import { useToldTable } from "../table-context.ts";
import styles from "./rounds.module.css";

/** The rounds that are over: totals, who won, and why on a click. */
export function Rounds() {
  const { sight, text } = useToldTable("rounds");
  const { rounds, sides } = sight.view;
  if (rounds.length === 0) return null;
  const order = [sight.near, ...sight.far];
  return (
    <ul className={styles.rounds} data-rove="">
      {rounds.map(({ totals, winners }, index) => {
        const round = index + 1;
        const names = winners.flatMap((side) => sides[side]?.members ?? []).map((seat) => ({ seat }));
        return (
          <li key={round}>
            <button
              type="button"
              data-why={JSON.stringify({ kind: "round", round })}
              data-nav=""
              data-won={winners.length === 1 && winners[0] === sight.near ? "us" : undefined}
            >
              <span className={styles.number}>{text("gwent.round.short", { round })}</span>
              <b>
                {order.map((side, place) => (
                  <span key={side} data-wins={winners.includes(side) || undefined}>
                    {place === 0 ? "" : " : "}
                    {totals[side]}
                  </span>
                ))}
              </b>
              <span className={styles.winner}>
                {winners.length === 0 || winners.length === sides.length
                  ? text("gwent.round.draw")
                  : sight.scene.say({ key: "board.name", values: { seat: names } })}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
