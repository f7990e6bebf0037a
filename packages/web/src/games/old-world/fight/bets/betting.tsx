import { Piece } from "../../../../drawn/index.ts";
import { SchoolShield } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import type { Bout } from "../bout.ts";
import styles from "./bets.module.css";

/** Before a duel: both witchers, on whom one may bet. */
export function Betting({ bout: { fight } }: { readonly bout: Bout }) {
  const { sight, text } = useTable();
  const fighters = fight.fighters.map(({ seat }) => seat);
  return (
    <div className={styles.betting}>
      {fighters.map((player, place) => {
        const { school, level, shield, deckCount, handCount } = witcherIn(sight, player);
        const name = playerName(sight, player);
        return (
          <Piece
            key={player}
            label={name}
            piece={`bet on:${player}`}
            spot={spotOf.player(player)}
            inHand={false}
            className={styles.fighter}
          >
            <span className={styles.face}>
              {school === undefined ? null : <SchoolShield school={school} />}
              <b>{name}</b>
              <span>{text("oldWorld.fight.role", { role: place === 0 ? "attacker" : "defender" })}</span>
              <span>{text("oldWorld.fight.level", { level })}</span>
              <span>{text("oldWorld.fight.parts", { shield, deck: deckCount, hand: handCount })}</span>
            </span>
          </Piece>
        );
      })}
    </div>
  );
}
