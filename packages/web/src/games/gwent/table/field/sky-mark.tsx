import fog from "virtual:game-icons/fog";
import rain from "virtual:game-icons/heavy-rain";
import storm from "virtual:game-icons/lightning-storm";
import frost from "virtual:game-icons/snowflake-2";
import type { Sky } from "@medallion/gwent/cards";
import { Glyph } from "../../../../look/glyph.tsx";
import { useTable } from "../table-context.ts";
import styles from "./sky-mark.module.css";

const MARKS: Readonly<Record<Sky, string>> = { frost, fog, rain, storm };

/** Which weather lies over a row: a mark beside its texture. */
export function SkyMark({ sky }: { readonly sky: Sky }) {
  const { sight } = useTable();
  return (
    <span className={styles.mark} data-mark="sky">
      <Glyph path={MARKS[sky]} label={sight.scene.say({ key: `ability.weather-${sky}` })} />
    </span>
  );
}
