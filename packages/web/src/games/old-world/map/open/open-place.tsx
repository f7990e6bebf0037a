import { actionName, actionText, placesInSight, terrainName, thereTexts } from "@medallion/old-world/pages";
import { placeName } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import { roadsApart } from "../geography/roads.ts";
import { paidFor, placeStates } from "../state/place-state.ts";
import { Deeds } from "./deeds.tsx";
import { shutFor } from "./opened.ts";
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
  const there = thereTexts(seen).map(say);
  const isMenu = state.standing === "here" && sight.asked === "phaseTwo";
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
      there={isMenu ? [] : there.length === 0 ? [text("oldWorld.map.nobody")] : there}
      close={{
        label: text("shell.close"),
        by: paidFor(sight) === place ? "back" : lights.selected === undefined ? "open" : "release",
        opens: isMenu ? shutFor(sight) : "",
      }}
    >
      {state.standing === "here" ? <Deeds /> : <Prices place={state} />}
    </PlaceCard>
  );
}
