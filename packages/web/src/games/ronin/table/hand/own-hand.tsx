import { useRef } from "react";
import { Hand, useRoom } from "../../../../drawn/index.ts";
import { CardBack, PickSeal } from "../../card/index.ts";
import { TableCard } from "../cards/table-card.tsx";
import { heldCards } from "../line/laid-cards.ts";
import { spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import styles from "./own-hand.module.css";

const SHAPE = 5 / 7;

/** The cards one holds; two of them are picked in order, and each says which one it is. */
export function OwnHand() {
  const { sight } = useTable();
  const place = useRef<HTMLDivElement>(null);
  const { hand, handCount } = heldCards(sight);
  return (
    <div ref={place} className={styles.hand} data-first="">
      <Hand
        zone={`hand:${sight.player}`}
        label={sight.scene.say({ key: "outline.hand", values: { count: handCount } })}
        room={useRoom(place)}
        lies="open"
        faces={[
          { face: "hand", shape: SHAPE, least: 84 },
          { face: "strip", shape: SHAPE, least: 0 },
        ]}
        cards={hand ?? handCount}
        card={(at, face) => <HandCard id={hand?.[at] ?? ""} face={face} />}
        back={<CardBack />}
      />
    </div>
  );
}

function HandCard({ id, face }: { readonly id: string; readonly face: "hand" | "strip" }) {
  const { sight, lights } = useTable();
  const place = sight.asked === "play" ? lights.laid.indexOf(spotOf.card(id)) : -1;
  return (
    <TableCard id={id} size={face} inHand isCounted={place >= 0}>
      {place < 0 ? null : <PickSeal value={place + 1} className={styles.seal} />}
    </TableCard>
  );
}
