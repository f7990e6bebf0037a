import {
  ActionDiscPart,
  ClosedTavernPart,
  MonsterPart,
  QuestPart,
  ShieldPart,
  TrailPart,
} from "../../card/index.ts";
import { Drawing } from "../../card/mark/drawing.tsx";
import { Numeral } from "../../card/mark/numeral.tsx";
import { SharedPart } from "../../card/mark/shared-part.tsx";
import { TERRAIN_OUTLINES } from "../../card/outlines.ts";
import { POINTS, SHEET } from "../geography/points.ts";
import { PRICE_ASIDE, SLOT } from "../geography/slots.ts";
import type { PlaceLair, PlaceState } from "../state/place-state.ts";
import { Medallion } from "./medallion.tsx";
import styles from "./plaque.module.css";
import { type Hanging, PriceTags } from "./price-tag.tsx";
import { Ribbon } from "./ribbon.tsx";

/** Half the width and height of what is drawn of a place, in units of the sheet. */
export const PLAQUE_REACH = 150;

const BOX = `${-PLAQUE_REACH} ${-PLAQUE_REACH} ${2 * PLAQUE_REACH} ${2 * PLAQUE_REACH}`;

/** So far below its middle a plaque with a price reaches. */
const DEPTH = SLOT.price.y + 23;

/** Where above it the price of a place farther north hangs. */
const CROWDED: readonly number[] = [16];

function hangingOf(place: number): Hanging {
  if ((POINTS[place]?.y ?? 0) + DEPTH <= SHEET.height) return "below";
  return CROWDED.includes(place) ? "beside" : "above";
}

interface PlaqueProps {
  readonly place: PlaceState;
  readonly name: string;
}

/** A place on the map: its medallion, its name, what can be done there, and all that lies there. */
export function Plaque({ place, name }: PlaqueProps) {
  const { number, ground, action, school, standing, prices, lair, quests, trails, isClosed } = place;
  const outline = TERRAIN_OUTLINES[ground];
  return (
    <Drawing box={BOX} className={styles.plaque}>
      <ellipse className={styles.shadow} cx="2" cy="9" rx="55" ry="52" />
      <path className={styles.ring} d={outline} />
      <Ribbon name={name} />
      <Medallion ground={ground} number={number} />
      <path className={styles.veil} d={outline} />
      {school === undefined ? (
        <g className={styles.action}>
          <ActionDiscPart action={action} {...SLOT.action} />
        </g>
      ) : (
        <g className={styles.school}>
          <ShieldPart school={school} {...SLOT.school} scale={0.84} />
        </g>
      )}
      <g className={styles.tokens}>
        {lair === undefined ? null : <Lair lair={lair} />}
        {trails.map(({ terrain, gold }, i) => (
          <TrailPart
            key={terrain}
            terrain={terrain}
            gold={gold}
            x={SLOT.trail.x - (quests > 0 ? 40 : 0) - i * 44}
            y={SLOT.trail.y}
          />
        ))}
        {quests > 0 ? <Quests count={quests} /> : null}
        {isClosed ? <ClosedTavernPart {...(lair === undefined ? SLOT.tavern : SLOT.tavernBelow)} /> : null}
      </g>
      {standing === "open" ? (
        <PriceTags
          prices={prices}
          ground={ground}
          hangs={hangingOf(number)}
          aside={PRICE_ASIDE[number] ?? 0}
        />
      ) : null}
    </Drawing>
  );
}

/** The level of a monster in Roman figures, or in fangs where those could not be read. */
function Lair({ lair: { monster } }: { readonly lair: PlaceLair }) {
  if (monster === undefined) return <SharedPart name="monster-ring" {...SLOT.monster} />;
  return (
    <>
      <g className={styles.roman}>
        <MonsterPart monster={monster} {...SLOT.monster} />
      </g>
      <g className={styles.fangs}>
        <MonsterPart monster={monster} form="fangs" {...SLOT.monster} />
      </g>
    </>
  );
}

function Quests({ count }: { readonly count: number }) {
  const { x, y } = SLOT.quest;
  return (
    <>
      <QuestPart x={x} y={y} />
      {count > 1 ? (
        <g transform={`translate(${x + 17} ${y + 16})`}>
          <circle r="13" fill="#9c2b26" stroke="#2b0a08" strokeWidth="2" />
          <Numeral y={6} size={19} fill="#fff">
            {count}
          </Numeral>
        </g>
      ) : null}
    </>
  );
}
