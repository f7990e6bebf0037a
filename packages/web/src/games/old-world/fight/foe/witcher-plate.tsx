import { COMPONENTS, specializationName, specializationOn } from "@medallion/old-world/pages";
import { SchoolShield } from "../../card/index.ts";
import { useForecast } from "../../forecast/use-forecast.ts";
import { playerName } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import { Bets } from "../bets/bets.tsx";
import type { Bout } from "../bout.ts";
import { Life } from "../own/life.tsx";
import { LifeBar } from "../own/life-bar.tsx";
import { lifeSegments } from "../own/life-segments.ts";
import styles from "./foe.module.css";

/** The other witcher of a duel: what the school can do, what beating it brings, its life, and the bets. */
export function WitcherPlate({ bout, player }: { readonly bout: Bout; readonly player: number }) {
  const { sight, text } = useTable();
  const { say } = sight.scene;
  const { school, level, attributes, track, shield, deckCount, handCount } = witcherIn(sight, player);
  const strike = useForecast()?.strike;
  const going = strike?.lost ?? 0;
  const shieldedLoss = strike?.damage ?? 0;
  const rank = attributes[3] ?? 1;
  const gold = COMPONENTS.trophyTrack[track]?.duelGold ?? 0;
  return (
    <header className={styles.foe} data-duel="" data-zone="foe">
      {school === undefined ? null : (
        <span className={styles.emblem} data-ref={`player:${player}`}>
          <SchoolShield school={school} />
        </span>
      )}
      <div className={styles.about}>
        <h2 className={styles.name}>
          {playerName(sight, player)} <small>{text("oldWorld.fight.level", { level })}</small>
        </h2>
        {school === undefined ? null : (
          <p className={styles.ability}>
            <b>{say(specializationName(school))}</b> {say(specializationOn(school, rank))}
          </p>
        )}
      </div>
      <div className={styles.marks}>
        <span className={styles.decider}>{text("oldWorld.fight.stake", { gold })}</span>
        <Bets bout={bout} />
      </div>
      <span className={styles.lifeBar}>
        <span>{text("oldWorld.fight.parts", { shield, deck: deckCount, hand: handCount })}</span>
        <LifeBar segments={lifeSegments({ shield, deck: deckCount, hand: handCount }, shieldedLoss)} />
      </span>
      <Life player={player} loss={going === 0 ? undefined : `≤ ${going}`} />
    </header>
  );
}
