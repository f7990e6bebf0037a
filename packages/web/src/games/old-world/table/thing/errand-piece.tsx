import { placeNamed, terrainName } from "@medallion/old-world/pages";
import { Digit } from "../../../../drawn/index.ts";
import { lightOn } from "../../../../drawn/pointing/lights.ts";
import { Mark, TerrainMedal } from "../../card/index.ts";
import type { Errand } from "../../sight/errands.ts";
import { questName } from "../../sight/names.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./errand-piece.module.css";

/** A quest or a trail as one line: what it is, where to, what it costs, and whether it can be resolved now. */
export function ErrandPiece({ errand }: { readonly errand: Errand }) {
  const { sight, lights, text } = useTable();
  const { say } = sight.scene;
  if (errand.kind !== "quest")
    return (
      <p className={styles.errand}>
        <Mark name="trail" />
        <span>
          <b>{say(terrainName(errand.terrain))}</b>
          <small>
            {errand.kind === "trail"
              ? text("oldWorld.trail")
              : text("oldWorld.trailQuest", { place: say(placeNamed(errand.place)), gold: errand.gold })}
          </small>
        </span>
        <span className={styles.medal}>
          <TerrainMedal terrain={errand.terrain} />
        </span>
      </p>
    );
  const { quest, places } = errand;
  const spot = spotOf.quest(quest.story);
  const light = lightOn(lights, spot);
  const where = quest.place === undefined ? "" : say(placeNamed(places[0] ?? 0));
  return (
    <button
      type="button"
      className={styles.errand}
      data-ready={quest.ready ? "" : undefined}
      data-light={light}
      data-spot={light === "rest" ? undefined : spot}
      data-zoom={`story:${quest.story}`}
      data-open={light === "rest" ? `story:${quest.story}` : undefined}
      data-nav=""
      aria-pressed={light === "rest" ? undefined : light === "selected"}
    >
      <Mark name="quest" />
      <span>
        <b>{questName(sight, quest.story)}</b>
        <small>
          {text("oldWorld.quest", {
            where: quest.place === undefined ? "school" : "place",
            place: where,
            gold: quest.pay,
            ready: quest.ready ? "yes" : "no",
          })}
        </small>
      </span>
      {quest.place === undefined ? null : <em aria-hidden="true">{quest.place}</em>}
      {light === "rest" ? null : <Digit spot={spot} />}
    </button>
  );
}
