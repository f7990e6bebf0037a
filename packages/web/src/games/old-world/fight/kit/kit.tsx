import { potionsUsed } from "@medallion/old-world/pages";
import { useState } from "react";
import { lightOn } from "../../../../drawn/pointing/lights.ts";
import { Mark } from "../../card/index.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./kit.module.css";
import { KitItem } from "./kit-item.tsx";
import { type KitThing, kitOf } from "./kit-things.ts";

/** So many usable things say what they do; the others are tiles. */
const TOLD = 2;

/** What can be used now comes first, what is spent last. */
function inOrder(things: readonly KitThing[], usable: readonly KitThing[]): readonly KitThing[] {
  const rank = (thing: KitThing): number => (usable.includes(thing) ? 0 : thing.spent ? 2 : 1);
  return things.toSorted((one, other) => rank(one) - rank(other));
}

/** Potions, Specialization, trophies and equipment: lit in their window, later ones dim, spent ones dark. */
export function Kit({ player }: { readonly player: number }) {
  const { sight, lights, text } = useTable();
  const [isOpen, setOpen] = useState(false);
  const things = kitOf(sight, player);
  if (things.length === 0) return null;
  const usable = things.filter(({ spots }) => spots.some((spot) => lightOn(lights, spot) !== "rest"));
  const { used, of } = potionsUsed(sight.view, player);
  return (
    <section
      className={styles.kit}
      data-open={isOpen ? "" : undefined}
      aria-label={text("oldWorld.fight.kit")}
    >
      <button
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        data-nav=""
        onClick={() => setOpen(!isOpen)}
      >
        <Mark name="potion" />
        {text("oldWorld.fight.kit")}
        <small>{text("oldWorld.fight.usable", { count: usable.length })}</small>
      </button>
      <ul className={styles.things} data-rove="">
        {inOrder(things, usable).map((thing, place) => (
          <KitItem
            key={thing.key}
            thing={thing}
            usable={usable.includes(thing)}
            told={place < Math.min(usable.length, TOLD)}
          />
        ))}
      </ul>
      <small className={styles.potions}>{text("oldWorld.fight.potions", { used, of })}</small>
    </section>
  );
}
