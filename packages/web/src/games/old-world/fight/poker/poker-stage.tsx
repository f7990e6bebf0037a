import { useState } from "react";
import { useTable } from "../../sight/table-context.ts";
import { DiceSide } from "./dice-side.tsx";
import { Ladder } from "./ladder.tsx";
import { OddsLine } from "./odds-line.tsx";
import styles from "./poker.module.css";
import { pokerSides } from "./poker-sides.ts";
import { Pot } from "./pot.tsx";

/** Dice poker, drawn whoever looks: dice are marked here to be thrown again. */
export function PokerStage() {
  const { sight, text } = useTable();
  const [pointed, point] = useState<number>();
  const { poker } = sight.view;
  if (poker === undefined) return null;
  const { near, far } = pokerSides(sight, poker);
  const chooser = [near, far].find((side) => side?.isChoosing === true);
  return (
    <section className={styles.stage} aria-label={text("oldWorld.poker")}>
      <div className={styles.inside}>
        <div className={styles.cloth}>
          {far === undefined ? null : <DiceSide side={far} point={point} />}
          <Pot poker={poker} />
          <DiceSide side={near} point={point} />
        </div>
        <div className={styles.aside}>
          <Ladder poker={poker} near={near} far={far} />
          {chooser === undefined ? null : <OddsLine poker={poker} side={chooser} pointed={pointed} />}
        </div>
      </div>
    </section>
  );
}
