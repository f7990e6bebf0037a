import { abilityText, levelName, monsterIn, monsterNamed } from "@medallion/old-world/pages";
import { MonsterMark } from "../../card/index.ts";
import { useForecast } from "../../forecast/use-forecast.ts";
import { useTable } from "../../sight/table-context.ts";
import { type Bout, monsterLife } from "../bout.ts";
import { LifeStack } from "../own/life-stack.tsx";
import { Deciders } from "./deciders.tsx";
import { Emblem } from "./emblem.tsx";
import styles from "./foe.module.css";
import { Hindrances } from "./hindrances.tsx";
import { SeenCards } from "./seen-cards.tsx";
import { Teeth } from "./teeth.tsx";

/** The monster: its ability with the moment it works, what it hinders, its life, who decides for it. */
export function MonsterPlate({ bout }: { readonly bout: Bout }) {
  const { sight, text } = useTable();
  const { say } = sight.scene;
  const { fight, near } = bout;
  const id = fight.monster ?? "";
  const monster = monsterIn(sight.view, id);
  const { left, all } = monsterLife(fight);
  const isFormed = all > 0;
  const going = useForecast()?.strike?.lost ?? 0;
  return (
    <header className={styles.foe} data-zone="foe">
      <span className={styles.shade} aria-hidden="true">
        <MonsterMark monster={id} />
      </span>
      <Emblem monster={id} />
      <div className={styles.about}>
        <h2 className={styles.name}>
          {say(monsterNamed(id))} <small>{say(levelName(monster.level))}</small>
        </h2>
        {monster.abilities.map((ability, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed abilities never change places.
          <p key={place} className={styles.ability}>
            {say(abilityText(ability))}
          </p>
        ))}
        <Teeth all={all} left={left} going={going} />
      </div>
      <div className={styles.marks}>
        <Hindrances player={near} />
        <SeenCards bout={bout} />
        {fight.winner === undefined ? <Deciders bout={bout} /> : null}
      </div>
      <LifeStack
        count={isFormed ? left : monster.life}
        of="monster"
        label={text("oldWorld.fight.of", { all: isFormed ? all : monster.life })}
        loss={going === 0 ? undefined : `−${going}`}
        {...(isFormed ? { why: { kind: "monsterLife", monster: id } as const } : {})}
        zone="monster:life"
      />
    </header>
  );
}
