import { memo } from "react";
import { IconSymbols } from "../../../drawn/icons/icon-symbols.tsx";
import { CHARGES } from "./charges.ts";
import { Gradients } from "./gradients.tsx";
import { Grounds } from "./grounds.tsx";
import styles from "./heraldry-defs.module.css";
import { clipId, iconId } from "./paint.ts";
import { SILHOUETTES, type Silhouette } from "./silhouettes.ts";

/** What all cards share: gradients, patterns, outlines and charges. Every card only refers to it; see `useHeraldry`. */
export const HeraldryDefs = memo(function HeraldryDefs() {
  return (
    <svg aria-hidden="true" className={styles.store}>
      <defs>
        <Gradients />
        <Grounds />
        {Object.entries(SILHOUETTES).map(([name, path]) => (
          <clipPath key={name} id={clipId(name as Silhouette)}>
            <path d={path} />
          </clipPath>
        ))}
        <clipPath id={clipId("back")}>
          <rect x="5" y="5" width="78" height="110" rx="6" />
        </clipPath>
        <IconSymbols store={CHARGES} idOf={iconId} />
      </defs>
    </svg>
  );
});
