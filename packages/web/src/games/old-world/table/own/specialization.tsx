import { COMPONENTS, specializationName, specializationText } from "@medallion/old-world/pages";
import { SchoolShield } from "../../card/index.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useToldTable } from "../../sight/table-context.ts";
import { topicOf } from "../../sight/zones.ts";
import styles from "./own-board.module.css";

const SPECIALIZATION = 3;
/** So many letters fit three lines on a phone. */
const LONG = 120;

/** What the Specialization does on the level it has now. */
export function Specialization({ player }: { readonly player: number }) {
  const { sight } = useToldTable(topicOf.seat(player));
  const { school, attributes } = witcherIn(sight, player);
  const row = COMPONENTS.specializations.find(
    (one) => one.school === school && one.level === attributes[SPECIALIZATION],
  );
  if (school === undefined || row === undefined) return null;
  const words = sight.scene.say(specializationText(row));
  return (
    <button
      type="button"
      className={styles.plaque}
      data-long={words.length > LONG ? "" : undefined}
      data-open={`seat:${player}`}
      data-nav=""
    >
      <SchoolShield school={school} />
      <span>
        <b>{sight.scene.say(specializationName(school))}</b> {words}
      </span>
    </button>
  );
}
