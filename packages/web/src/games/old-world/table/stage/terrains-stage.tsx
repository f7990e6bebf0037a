import { monsterNamed, placeNamed, TERRAINS, type Terrain, terrainName } from "@medallion/old-world/pages";
import { TerrainMedal } from "../../card/index.ts";
import { OldWorldMap } from "../../map/index.ts";
import { witcherIn } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import { ChoicePiece } from "./choice-piece.tsx";
import styles from "./stage.module.css";
import { Stage } from "./stage.tsx";

/** The three terrains with what lives there, below the map: for the strongest monster, for trail tokens, for trail quests. */
export function TerrainsStage() {
  const { sight, text } = useTable();
  return (
    <Stage label={text("oldWorld.terrains")}>
      <div className={styles.room}>
        <OldWorldMap />
      </div>
      <div className={styles.row}>
        {TERRAINS.map((terrain, place) => (
          <ChoicePiece
            key={terrain}
            spot={spotOf.terrain(terrain)}
            drawing={<TerrainMedal terrain={terrain} />}
          >
            <b>{sight.scene.say(terrainName(terrain))}</b>
            <TerrainFacts terrain={terrain} place={place} />
          </ChoicePiece>
        ))}
      </div>
    </Stage>
  );
}

/** Where the monster of a terrain is, and whether one has its trail. */
function TerrainFacts({ terrain, place }: { readonly terrain: Terrain; readonly place: number }) {
  const { sight, text } = useTable();
  const { view, scene, player } = sight;
  const lair = view.lairs[place];
  const hasTrail = witcherIn(sight, player).trails.includes(terrain);
  return (
    <>
      <small>
        {lair?.monster === undefined
          ? lair === undefined || lair === null
            ? text("oldWorld.lair.none")
            : scene.say(placeNamed(lair.place))
          : text("oldWorld.lair", {
              monster: scene.say(monsterNamed(lair.monster)),
              place: scene.say(placeNamed(lair.place)),
            })}
      </small>
      {hasTrail ? <small>{text("oldWorld.trail.held")}</small> : null}
    </>
  );
}
