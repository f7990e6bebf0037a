import { useRef } from "react";
import { Hand, NameBelow, useRoom } from "../../../../drawn/index.ts";
import { CardBack } from "../../card/index.ts";
import { cardName } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import { zoneOf } from "../../sight/zones.ts";
import { TableCard } from "../thing/table-card.tsx";
import styles from "./own-hand.module.css";

const SHAPE = 200 / 280;
const SLIM_SHAPE = 120 / 196;
/** Narrower than this a name cannot be read any more. */
const LEAST = 84;

/** The cards one holds: they pay, they fight, they are one's life. */
export function OwnHand() {
  const { sight } = useTable();
  const place = useRef<HTMLDivElement>(null);
  const { hand, handCount } = witcherIn(sight, sight.player);
  return (
    <div ref={place} className={styles.hand} data-first="">
      <Hand
        zone={zoneOf.hand(sight.player)}
        label={sight.scene.say({ key: "outline.handCount", values: { count: handCount } })}
        room={useRoom(place)}
        lies="open"
        faces={[
          { face: "hand", shape: SHAPE, least: LEAST },
          { face: "slim", shape: SLIM_SHAPE, least: 0 },
        ]}
        cards={hand ?? handCount}
        card={(at, face) => <HandCard id={hand?.[at] ?? ""} face={face} />}
        back={<CardBack kind="action" />}
      />
    </div>
  );
}

function HandCard({ id, face }: { readonly id: string; readonly face: "hand" | "slim" }) {
  const { sight, lights } = useTable();
  const isHeld = lights.selected === spotOf.card(id);
  return (
    <TableCard
      id={id}
      size={face}
      inHand
      terrain={sight.view.fight === undefined}
      state={namedBefore(sight, id)}
      faint={lights.selected?.startsWith("pay:") === true && !lights.targets.has(spotOf.card(id))}
    >
      {face === "slim" && isHeld ? <NameBelow>{cardName(sight, id)}</NameBelow> : null}
    </TableCard>
  );
}

/** A card that was named already for what is being paid, or laid in the combo, still lies in the hand: it is dark. */
function namedBefore({ ask, box }: ReturnType<typeof useTable>["sight"], id: string): "disabled" | undefined {
  const card = box.cardOf.get(id);
  if (ask?.kind === "movePayment" && ask.first === card) return "disabled";
  if (ask?.kind === "combo" && ask.laid.some((laid) => laid.card === card)) return "disabled";
  return undefined;
}
