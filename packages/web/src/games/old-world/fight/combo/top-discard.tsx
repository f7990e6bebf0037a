import { cardIn } from "@medallion/old-world/pages";
import { Piece } from "../../../../drawn/index.ts";
import { ActionFace } from "../../card/index.ts";
import { cardLabel, cardName } from "../../sight/names.ts";
import { choicesOf } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./combo.module.css";

/** The top card of the own discard pile, while it can be taken back in step 3 (OW-11.15). */
export function TopDiscard({ player }: { readonly player: number }) {
  const { sight, text } = useTable();
  const [top] = choicesOf(sight, "takeTop");
  if (top === undefined || sight.scene.seat !== player) return null;
  return (
    <div className={styles.top}>
      <Piece
        label={cardLabel(sight, top.card)}
        piece={top.card}
        zoom={`card:${top.card}`}
        spot={spotOf.card(top.card)}
        inHand={false}
        className={styles.card}
      >
        <ActionFace
          card={cardIn(sight.view, top.card)}
          size="hand"
          name={cardName(sight, top.card)}
          terrain={false}
        />
      </Piece>
      <span>{text("oldWorld.fight.topDiscard")}</span>
    </div>
  );
}
