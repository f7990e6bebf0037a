import {
  actionName,
  actionText,
  monsterIn,
  monsterLabelled,
  placesInSight,
  terrainName,
  thereTexts,
} from "@medallion/old-world/pages";
import { MonsterToken } from "../../card/index.ts";
import { placeName } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import { roadsApart } from "../geography/roads.ts";
import { paidFor, placeStates } from "../state/place-state.ts";
import { Deeds } from "./deeds.tsx";
import { FightOutlook } from "./fight-outlook.tsx";
import { shutFor } from "./opened.ts";
import styles from "./place-card.module.css";
import { PlaceCard } from "./place-card.tsx";
import { Prices } from "./prices.tsx";

/** The card of the place that is looked at. */
export function OpenPlace({ place }: { readonly place: number }) {
  const { sight, lights, text } = useTable();
  const { scene, view, player } = sight;
  const { say } = scene;
  const seen = placesInSight(view)[place];
  const state = placeStates(sight)[place];
  if (seen === undefined || state === undefined) return null;
  const from = witcherIn(sight, player).at;
  const { ground, action } = seen.location;
  const isMenu = state.standing === "here" && sight.asked === "phaseTwo";
  const { lair, ...unhaunted } = seen;
  const monster = isMenu ? undefined : lair?.monster;
  const there = thereTexts(monster === undefined ? seen : unhaunted).map(say);
  const isEmpty = there.length === 0 && monster === undefined;
  return (
    <PlaceCard
      number={place}
      ground={state.ground}
      name={placeName(sight, place)}
      where={text("oldWorld.map.where", {
        terrain: say(terrainName(ground)),
        roads: from === undefined ? 0 : roadsApart(from, place),
      })}
      // What can be done now says all that matters of who and what is there.
      action={isMenu ? undefined : { name: say(actionName(action)), text: say(actionText(action)) }}
      there={isMenu ? [] : isEmpty ? [text("oldWorld.map.nobody")] : there}
      close={{
        label: text("shell.close"),
        by: paidFor(sight) === place ? "back" : lights.selected === undefined ? "open" : "release",
        opens: isMenu ? shutFor(sight) : "",
      }}
    >
      {monster === undefined ? null : <MonsterThere monster={monster} />}
      {state.standing === "here" ? <Deeds /> : <Prices place={state} />}
    </PlaceCard>
  );
}

/** The monster that lives there, with its strength; seen large it tells what it can do. */
function MonsterThere({ monster }: { readonly monster: string }) {
  const { sight } = useTable();
  return (
    <>
      <button type="button" className={styles.monster} data-zoom={`monster:${monster}`} data-nav="">
        <MonsterToken monster={monsterIn(sight.view, monster)} />
        {sight.scene.say(monsterLabelled(monster))}
      </button>
      <FightOutlook monster={monster} />
    </>
  );
}
