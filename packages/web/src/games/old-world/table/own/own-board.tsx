import { COMPONENTS, schoolName } from "@medallion/old-world/pages";
import { Mark, SchoolShield } from "../../card/index.ts";
import { playerName, witcherOf } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { Attributes } from "./attributes.tsx";
import { Belongings } from "./belongings.tsx";
import { Errands } from "./errands.tsx";
import { KeptRow } from "./kept-row.tsx";
import styles from "./own-board.module.css";
import { Purse } from "./purse.tsx";
import { Specialization } from "./specialization.tsx";

/** The own board: who one is, attributes with what they give, what one has and what one is after; before that, the goal. */
export function OwnBoard() {
  const { text } = useTable();
  const { player } = useTable().sight;
  const { sight } = useToldTable(topicOf.seat(player));
  const { school, level } = witcherIn(sight, player);
  if (school === undefined)
    return (
      <section className={styles.board} aria-label={text("oldWorld.board")}>
        <p className={styles.goal}>
          <Mark name="trophy" />
          {text("oldWorld.common.goal", { count: COMPONENTS.constants.trophiesToWin })}
        </p>
      </section>
    );
  return (
    <section
      className={styles.board}
      aria-label={text("oldWorld.board")}
      data-zone={zoneOf.seat(player)}
      data-rove=""
    >
      <header className={styles.who}>
        <button type="button" className={styles.shield} data-open={`seat:${player}`} data-nav="">
          <span className="unseen">{text("oldWorld.board.open")}</span>
          <SchoolShield school={school} />
        </button>
        <h2>
          {playerName(sight, player)}
          <small>
            {witcherOf(sight, player)}, {sight.scene.say(schoolName(school))}
          </small>
        </h2>
        <p className={styles.level} data-zone={zoneOf.level(player)}>
          <span className="unseen">{sight.scene.say({ key: "outline.level", values: { level } })}</span>
          <b data-number="" aria-hidden="true">
            {level}
          </b>
        </p>
      </header>
      <Attributes player={player} />
      <Purse player={player} />
      <Specialization player={player} />
      <Belongings player={player} />
      <KeptRow player={player} />
      <Errands player={player} />
    </section>
  );
}
