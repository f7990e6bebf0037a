import type { CSSProperties } from "react";
import { CardBack } from "../../card/index.ts";
import { TableCard } from "../cards/table-card.tsx";
import { spotOf } from "../play/spot.ts";
import type { Way } from "../play/ways.ts";
import { Result } from "../result/result.tsx";
import { playerName } from "../sight/names.ts";
import { handOf, isOver, playerOf } from "../sight/sight.ts";
import { useTable } from "../table-context.ts";
import styles from "./hand-zone.module.css";
import { Tray } from "./tray.tsx";
import { isMany, trayOf } from "./tray-of.ts";

/** The hand, under a tray while something else is to be chosen from, and the result once all is over. */
export function HandZone({
  ways,
  className,
}: {
  readonly ways: readonly Way[];
  readonly className?: string | undefined;
}) {
  const { sight } = useTable();
  const over = isOver(sight);
  const tray = over ? undefined : trayOf(sight, ways);
  const sunk = over || (tray !== undefined && !isMany(tray));
  return (
    <div className={`${styles.zone} ${className ?? ""}`} data-sunk={sunk || undefined} data-first="">
      <Hand />
      {tray === undefined ? null : <Tray tray={tray} />}
      {over ? <Result /> : null}
    </div>
  );
}

function Hand() {
  const { sight, text } = useTable();
  const hand = handOf(sight, sight.player);
  const { handCount, faction } = playerOf(sight, sight.player);
  const label = text("gwent.hand", { name: playerName(sight, sight.player, text), count: handCount });
  return (
    <section
      className={styles.hand}
      data-zone={`hand:${sight.player}`}
      aria-label={label}
      data-rove=""
      style={{ "--cards": handCount } as CSSProperties}
    >
      {hand === undefined
        ? Array.from({ length: handCount }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: closed cards are alike.
            <span key={place} className={styles.back}>
              <CardBack faction={faction} />
            </span>
          ))
        : hand.map(({ card, id }) => (
            <span key={card} className={styles.card}>
              <HandCard card={card} id={id} />
            </span>
          ))}
    </section>
  );
}

function HandCard({ card, id }: { card: number; id: string }) {
  const { sight, lights } = useTable();
  const spot = spotOf.card(card);
  // Only while one is asked for cards of the hand do the others look as if they could not be played.
  const barred = HAND_QUESTIONS.has(sight.asked ?? "") && !lights.sources.has(spot);
  return (
    <TableCard
      id={id}
      card={card}
      size="hand"
      spot={spot}
      {...(barred ? { state: "disabled" as const } : {})}
    />
  );
}

const HAND_QUESTIONS: ReadonlySet<string> = new Set(["turn", "mulligan", "discard"]);
