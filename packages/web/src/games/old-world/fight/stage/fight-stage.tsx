import { FightForecast } from "../../forecast/fight-forecast.tsx";
import { useTable } from "../../sight/table-context.ts";
import { AttackScene } from "../attack/attack-scene.tsx";
import { Betting } from "../bets/betting.tsx";
import { type Bout, boutOf } from "../bout.ts";
import { ComboScene } from "../combo/combo-scene.tsx";
import { MonsterPlate } from "../foe/monster-plate.tsx";
import { WitcherPlate } from "../foe/witcher-plate.tsx";
import { Kit } from "../kit/kit.tsx";
import { FighterStrip } from "../own/fighter-strip.tsx";
import { FightEnd } from "./fight-end.tsx";
import styles from "./fight-stage.module.css";
import { ShortFight } from "./short-fight.tsx";

/** A fight or a duel, drawn whoever looks: what is asked in it is answered here and in the hand. */
export function FightStage() {
  const { sight } = useTable();
  const bout = boutOf(sight);
  return bout === undefined ? <ShortFight /> : <WholeFight bout={bout} />;
}

function WholeFight({ bout }: { readonly bout: Bout }) {
  const { text } = useTable();
  const { far, near } = bout;
  return (
    <section
      className={styles.stage}
      data-fight={far === undefined ? "monster" : "duel"}
      aria-label={text(far === undefined ? "oldWorld.fight" : "oldWorld.duel")}
    >
      <div className={styles.inside}>
        {far === undefined ? <MonsterPlate bout={bout} /> : <WitcherPlate bout={bout} player={far} />}
        <div className={styles.middle}>
          <Middle bout={bout} />
        </div>
        <div className={styles.below}>
          <FighterStrip player={near} />
          <FightForecast />
          <Kit player={near} />
        </div>
      </div>
    </section>
  );
}

/** What happens between the two: bets, a combo, the monster's attack, or how it ended. */
function Middle({ bout }: { readonly bout: Bout }) {
  if (bout.fight.winner !== undefined) return <FightEnd bout={bout} />;
  if (bout.isBetting) return <Betting bout={bout} />;
  if (bout.isMonsterTurn) return <AttackScene bout={bout} />;
  return <ComboScene player={bout.acting ?? bout.near} />;
}
