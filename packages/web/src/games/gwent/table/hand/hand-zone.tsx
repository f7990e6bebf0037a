import { useRef } from "react";
import { TABLE_BENEATH } from "../../../../drawn/ending/end-scene.tsx";
import { useRoom } from "../../../../drawn/hand/use-room.ts";
import { isOver, playerOf, sideOf } from "../../sight/sight.ts";
import { Result } from "../result/result.tsx";
import { OpenHand } from "../seat/open-hand.tsx";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./hand-zone.module.css";
import { OwnHand } from "./own-hand.tsx";
import { Tray } from "./tray.tsx";
import { isMany, trayOf } from "./tray-of.ts";

/** The hand, under a tray while something else is to be chosen from, and the result once all is over. */
export function HandZone({ className }: { readonly className?: string | undefined }) {
  const { sight, ways, open } = useTable();
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const over = isOver(useToldTable("result").sight);
  const tray = over ? undefined : trayOf(sight, ways);
  const many = tray !== undefined && isMany(tray, room);
  const { handCount } = playerOf(sight, sight.player);
  return (
    <div className={`${styles.zone} ${className ?? ""}`} data-first="">
      <Mates />
      <div ref={place} className={styles.place}>
        <OwnHand room={room} lies={over ? "away" : tray !== undefined && !many ? "sunk" : "open"} />
        {tray === undefined ? null : <Tray tray={tray} many={many} alone={handCount === 0} />}
        {over && open === TABLE_BENEATH ? <Result /> : null}
      </div>
    </div>
  );
}

/** On a narrow table the open hands of team mates lie above one's own. */
function Mates() {
  const { sight } = useTable();
  const over = isOver(useToldTable("result").sight);
  const mates = sideOf(sight, sight.near).members.filter((player) => player !== sight.player);
  if (mates.length === 0 || over) return null;
  return (
    <div className={styles.mates}>
      {mates.map((player) => (
        <OpenHand key={player} player={player} within="hand" />
      ))}
    </div>
  );
}
