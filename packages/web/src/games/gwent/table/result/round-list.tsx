import { use } from "react";
import type { Past } from "../../../../scene/scene.ts";
import { playerName } from "../../sight/names.ts";
import { cardName } from "../../sight/sight.ts";
import { TableCard } from "../cards/table-card.tsx";
import { useTable } from "../table-context.ts";
import styles from "./round-list.module.css";
import { type Turning, turningOf } from "./turning.ts";

interface RoundListProps {
  /** Everything that happened, if it can be had. */
  readonly past: Promise<readonly Past[]> | undefined;
}

/** The rounds with the card that turned each; waits in the nearest `Suspense` for what happened. */
export function RoundList({ past }: RoundListProps) {
  const turned = past === undefined ? [] : turningOf(use(past));
  return <Listed turned={turned} />;
}

/** The rounds alone, until it is known what turned them. */
export function Listed({ turned }: { readonly turned: readonly Turning[] }) {
  const { sight, text } = useTable();
  const { rounds, sides } = sight.view;
  const order = [sight.near, ...sight.far];
  return (
    <ol className={styles.rounds} data-rove="">
      {rounds.map(({ totals, winners }, round) => {
        const turning = turned.find((one) => one.round === round);
        const names = winners.flatMap((side) => sides[side]?.members ?? []).map((seat) => ({ seat }));
        const isDraw = winners.length === 0 || winners.length === sides.length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place.
          <li key={round} data-won={winners.length === 1 && winners[0] === sight.near ? "us" : undefined}>
            <button type="button" data-why={JSON.stringify({ kind: "round", round: round + 1 })} data-nav="">
              <span className={styles.number}>{text("gwent.round.short", { round: round + 1 })}</span>
              <b>{order.map((side) => totals[side]).join(" : ")}</b>
              <span className={styles.winner}>
                {isDraw
                  ? text("gwent.round.draw")
                  : sight.scene.say({ key: "board.name", values: { seat: names } })}
              </span>
            </button>
            {turning === undefined ? null : <TurningCard turning={turning} />}
          </li>
        );
      })}
    </ol>
  );
}

function TurningCard({ turning: { id, player, swing } }: { readonly turning: Turning }) {
  const { sight, text } = useTable();
  return (
    <div className={styles.turning}>
      <span className={styles.card} data-turning="">
        <TableCard id={id} size="strip" />
      </span>
      <p>
        <b>{cardName(sight, id)}</b>
        <span>{text("gwent.turned", { name: playerName(sight, player), swing })}</span>
      </p>
    </div>
  );
}
