import type { PlayerIndex } from "@medallion/ronin";
import type { CSSProperties } from "react";
import { CardBack, type FaceSize, PickSeal } from "../../card/index.ts";
import { lineLabel } from "../../sight/names.ts";
import { playerIn } from "../../sight/sight.ts";
import { TableCard } from "../cards/table-card.tsx";
import { spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import { facedDown, hasLeft } from "./laid-cards.ts";
import styles from "./timeline.module.css";

interface TimelineProps {
  readonly player: PlayerIndex;
  readonly size: FaceSize;
  readonly className?: string | undefined;
}

/** Where a timeline lies in two lines, so many fit there; more lie over each other. */
const MOST_ABREAST = 8;

/** The cards that a player has played, in order; what was lost is covered, what was laid in secret lies face down. */
export function Timeline({ player, size, className }: TimelineProps) {
  const { sight, lights, text } = useTable();
  const { timeline, since, chosen = [] } = playerIn(sight, player);
  const own = player === sight.player;
  const picked = own && sight.asked === "play" ? lights.laid : [];
  const backs = facedDown(sight, player);
  const count = Math.max(1, timeline.length + picked.length + backs);
  return (
    <div
      className={`${styles.timeline} ${className ?? ""}`}
      data-zone={`timeline:${player}`}
      data-rove=""
      data-many={count > MOST_ABREAST ? "" : undefined}
      style={{ "--cards": count, "--per-line": Math.ceil(count / 2) } as CSSProperties}
    >
      {timeline.map(({ card, covered }, place) => (
        <span key={card} className={styles.slot}>
          <TableCard
            id={card}
            size={size}
            label={lineLabel(sight, player, place)}
            covered={covered}
            resolved={place < since}
            fresh={place >= since && sight.view.phase !== "cleaning"}
            state={hasLeft(sight, player, place) ? "disabled" : undefined}
          >
            <Kept id={card} />
          </TableCard>
        </span>
      ))}
      {picked.map((spot, place) => (
        <span key={spot} className={styles.slot} data-picked="">
          <TableCard id={spot.slice("card:".length)} size={size} likeness>
            <PickSeal value={place + 1} className={styles.seal} />
          </TableCard>
        </span>
      ))}
      {Array.from({ length: backs }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: closed cards are alike.
          key={place}
          className={styles.slot}
          data-ref={own && chosen[place] ? `card:${chosen[place]}` : undefined}
        >
          <CardBack label={text("ronin.back")} />
          {own ? (
            <span className={styles.over}>
              <PickSeal value={place + 1} className={styles.seal} />
            </span>
          ) : null}
        </span>
      ))}
    </div>
  );
}

/** In which order a card of the own timeline was chosen to stay. */
function Kept({ id }: { readonly id: string }) {
  const { sight, lights } = useTable();
  const place = sight.asked === "keep" ? lights.laid.indexOf(spotOf.card(id)) : -1;
  return place < 0 ? null : <PickSeal value={place + 1} className={styles.seal} />;
}
