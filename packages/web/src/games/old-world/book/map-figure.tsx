import { COMPONENTS, MOVE_PAYMENTS, placeNamed } from "@medallion/old-world/pages";
import { useGame } from "../../../kits/use-game.ts";
import { useCoachWords } from "../../../lessons/use-coach-words.ts";
import { Plaque } from "../map/plaque/plaque.tsx";
import type { PlaceState } from "../map/state/place-state.ts";
import { CAPTIONS } from "./captions.ts";
import { SHOWN_MONSTER, SHOWN_PLACE } from "./examples.ts";
import styles from "./plate.module.css";
import { BookPlate } from "./plate.tsx";

/** What can be seen of a place, from its medallion to the tag that hangs below it. */
const PARTS = ["place", "action", "lair", "prices"] as const;

/** A place as it lies on the map, with all ways to pay for coming there. */
export function MapFigure() {
  const { say } = useGame("old-world");
  const words = useCoachWords("old-world");
  const location = COMPONENTS.locations.find(({ number }) => number === SHOWN_PLACE);
  if (location === undefined || location.ground === "any") return null;
  const { number, ground, action } = location;
  const place: PlaceState = {
    ...{ number, ground, action, school: undefined, standing: "open", prices: MOVE_PAYMENTS },
    ...{ figures: [], lair: { monster: SHOWN_MONSTER.monster }, quests: 0, trails: [], isClosed: false },
  };
  return (
    <BookPlate caption={CAPTIONS.map}>
      <div className={styles.place} data-standing="open">
        <Plaque place={place} name={say(placeNamed(number))} />
      </div>
      <ol className={styles.labels}>
        {PARTS.map((part) => (
          <li key={part}>{words(CAPTIONS[part])}</li>
        ))}
      </ol>
    </BookPlate>
  );
}
