import { AsTold } from "../../../../drawn/index.ts";
import { FightForecast } from "../../forecast/fight-forecast.tsx";
import { useForecast } from "../../forecast/use-forecast.ts";
import { useTable } from "../../sight/table-context.ts";
import { topicOf } from "../../sight/zones.ts";
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
  const { sight, text } = useTable();
  const { past } = sight;
  const { far, near } = bout;
  return (
    <section
      className={styles.stage}
      data-fight={far === undefined ? "monster" : "duel"}
      aria-label={text(far === undefined ? "oldWorld.fight" : "oldWorld.duel")}
    >
      <div className={styles.inside}>
        {past === undefined || far !== undefined ? (
          <AsTold topic={far === undefined ? topicOf.foe : topicOf.seat(far)}>
            <Foe bout={bout} />
          </AsTold>
        ) : (
          <Foe bout={bout} />
        )}
        <div className={styles.middle} data-zone="fight:middle">
          <Middle bout={bout} />
        </div>
        <div className={styles.below}>
          <AsTold topic={topicOf.seat(near)}>
            <FighterStrip player={near} />
          </AsTold>
          <Ahead bout={bout} />
          <Kit player={near} />
        </div>
      </div>
    </section>
  );
}

/** What may come, as the film has told it; nothing beside a blow that falls, or fell, or an attack that lies open. */
function Ahead({ bout: { fight } }: { readonly bout: Bout }) {
  const isAhead = useForecast() !== undefined && fight.attack?.card === undefined;
  if (!isAhead) return null;
  return (
    <AsTold topic={topicOf.forecast}>
      <FightForecast />
    </AsTold>
  );
}

/** The other side, as the film has told it, blow by blow in a fight; before the fight was told, as it begins. */
function Foe({ bout: begun }: { readonly bout: Bout }) {
  const bout = boutOf(useTable().sight) ?? begun;
  return bout.far === undefined ? (
    <MonsterPlate bout={bout} />
  ) : (
    <WitcherPlate bout={bout} player={bout.far} />
  );
}

/** What happens between the two: bets, a combo, the monster's attack, or how it ended. */
function Middle({ bout }: { readonly bout: Bout }) {
  if (bout.fight.winner !== undefined) return <FightEnd bout={bout} />;
  if (bout.isBetting) return <Betting bout={bout} />;
  if (bout.isMonsterTurn) return <AttackScene bout={bout} />;
  return <ComboScene player={bout.acting ?? bout.near} />;
}
