import { Piece, type PieceState } from "../../../../drawn/index.ts";
import { lightOn } from "../../../../drawn/pointing/lights.ts";
import { PotionMark, SchoolShield } from "../../card/index.ts";
import { useTable } from "../../sight/table-context.ts";
import { AbilityMark } from "./ability-mark.tsx";
import styles from "./kit.module.css";
import type { KitThing } from "./kit-things.ts";

interface KitItemProps {
  readonly thing: KitThing;
  readonly usable: boolean;
  /** It says what it does; else it is a tile. */
  readonly told: boolean;
}

/** One thing of the kit: a piece that can be pointed at in its window. */
export function KitItem({ thing, usable, told }: KitItemProps) {
  const { sight, lights, text } = useTable();
  const { say } = sight.scene;
  const { name, words, spots, spent } = thing;
  const spot = spots.find((one) => lightOn(lights, one) !== "rest");
  const does = words.map((one) => say(one)).join(" ");
  const state: PieceState | undefined = spot === undefined ? (spent ? "dead" : "disabled") : undefined;
  return (
    <li data-thing={spent ? "spent" : usable ? "now" : "later"} data-told={told ? "" : undefined}>
      <Piece
        label={text("oldWorld.fight.thing", {
          name: say(name),
          words: does,
          state: spent ? "spent" : usable ? "now" : "later",
        })}
        spot={spot}
        inHand={false}
        state={state}
        zoom={zoomOf(thing)}
        className={styles.thing}
      >
        <span className={styles.face}>
          <Drawn thing={thing} />
          <span className={styles.words} aria-hidden="true">
            <b>{say(name)}</b> <span>{does}</span>
          </span>
        </span>
      </Piece>
    </li>
  );
}

function zoomOf({ drawn }: KitThing): string {
  switch (drawn.kind) {
    case "potion":
      return `potion:${drawn.id}`;
    case "school":
      return `school:${drawn.school}`;
    case "ability":
      return `${drawn.name.on}:${drawn.name.id}`;
  }
}

function Drawn({ thing: { drawn } }: { readonly thing: KitThing }) {
  switch (drawn.kind) {
    case "potion":
      return <PotionMark potion={drawn.id} />;
    case "school":
      return <SchoolShield school={drawn.school} />;
    case "ability":
      return <AbilityMark name={drawn.name} />;
  }
}
