import { cardIn, colourName } from "@medallion/old-world/pages";
import type { CSSProperties } from "react";
import { Place } from "../../../../drawn/index.ts";
import { type OldWorldSpot, spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import { type ComboFace, claspAt } from "./clasps.ts";
import styles from "./combo.module.css";

/** Beside the clasps of the last card: which of them the card in hand is laid on, where it could be several. */
export function LinkPlaces({ card, face }: { readonly card: string; readonly face: ComboFace }) {
  const { sight } = useTable();
  const { extensions } = cardIn(sight.view, card);
  return extensions.map(({ colour }, place) => (
    <span
      key={colour}
      className={styles.link}
      style={{ "--top": claspAt(face, place, extensions.length) } as CSSProperties}
    >
      <Place<OldWorldSpot> spot={spotOf.link(place + 1)} label={sight.scene.say(colourName(colour))} />
    </span>
  ));
}
