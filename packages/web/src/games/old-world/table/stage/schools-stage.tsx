import {
  COMPONENTS,
  placeNamed,
  type School,
  schoolName,
  specializationName,
  specializationText,
  witcherName,
} from "@medallion/old-world/pages";
import { Digit } from "../../../../drawn/index.ts";
import { lightOn } from "../../../../drawn/pointing/lights.ts";
import { ActionFace, SchoolShield } from "../../card/index.ts";
import { choicesOf } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./schools-stage.module.css";
import { Stage } from "./stage.tsx";

/** The boards that one may choose from; in a draft nobody else sees which they are. */
export function SchoolsStage() {
  const { sight, text } = useTable();
  const isSecret = sight.ask?.kind === "school" && !sight.ask.open;
  return (
    <Stage
      label={text("oldWorld.schools")}
      title={
        <>
          {text("oldWorld.schools")}
          {isSecret ? <small>{text("oldWorld.schools.secret")}</small> : null}
        </>
      }
    >
      <div className={styles.schools}>
        {choicesOf(sight, "school").map(({ school }) => (
          <SchoolBoard key={school} school={school} />
        ))}
      </div>
    </Stage>
  );
}

function SchoolBoard({ school }: { readonly school: School }) {
  const { sight, lights, text } = useTable();
  const { say } = sight.scene;
  const spot = spotOf.school(school);
  const light = lightOn(lights, spot);
  const home = COMPONENTS.schools.find((row) => row.school === school)?.home ?? 0;
  const rows = COMPONENTS.specializations.filter((row) => row.school === school);
  // What changes from level to level is little: the first and the last say what the school is about.
  const ends = rows.filter((_, place) => place === 0 || place === rows.length - 1);
  return (
    <button
      type="button"
      className={styles.school}
      data-light={light}
      data-spot={spot}
      data-zoom={`school:${school}`}
      data-nav=""
      aria-pressed={light === "selected"}
    >
      <SchoolShield school={school} />
      <b>{say(schoolName(school))}</b>
      <small>
        {say(witcherName(school))} · {text("oldWorld.home", { place: say(placeNamed(home)) })}
      </small>
      <em>{say(specializationName(school))}</em>
      <span className={styles.levels}>
        {ends.map((row) => (
          <span key={row.level}>
            <i>{text("oldWorld.schools.level", { level: row.level })}</i> {say(specializationText(row))}
          </span>
        ))}
      </span>
      <StartingCards school={school} />
      <Digit spot={spot} />
    </button>
  );
}

/** The cards that the school gives one to begin with, where there is room for them. */
function StartingCards({ school }: { readonly school: School }) {
  const cards = COMPONENTS.startingCards.filter((card) => card.school === school);
  return (
    <span className={styles.cards} aria-hidden="true">
      <span className={styles.deck}>
        {cards.map((card) => (
          <ActionFace key={card.id} card={card} size="mini" />
        ))}
      </span>
    </span>
  );
}
