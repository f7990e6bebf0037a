import { AbilityMark, EmblemMark } from "../../card/index.ts";
import { isSetUp, playerIn } from "../../sight/sight.ts";
import { useAbilities } from "../ability/abilities.ts";
import { Counts } from "../seat/counts.tsx";
import { Vp, Xp } from "../seat/points.tsx";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./own-bar.module.css";

/** You at a glance: emblem, symbols, experience, abilities, points. */
export function OwnBar() {
  const { sight } = useTable();
  const abilities = useAbilities(sight.player);
  const { character } = playerIn(sight, sight.player);
  const rank = useToldTable("initiative").sight.view.order.indexOf(sight.player) + 1;
  if (!isSetUp(sight) || character === undefined) return null;
  return (
    <section className={styles.bar} data-rove="">
      <span className={styles.emblem}>
        <EmblemMark character={character} />
        <b>{rank}</b>
      </span>
      <Counts player={sight.player} className={styles.counts} />
      <Xp player={sight.player} />
      <button type="button" className={styles.abilities} data-open={`seat:${sight.player}`} data-nav="">
        <span className="unseen">{sight.scene.say({ key: "outline.abilities" })}</span>
        {abilities.slice(0, 4).map(({ key, row, state }) => (
          <AbilityMark key={key} slot={row.slot} state={state} />
        ))}
      </button>
      <Vp player={sight.player} />
    </section>
  );
}
