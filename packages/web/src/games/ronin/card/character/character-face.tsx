import type { CharacterId } from "@medallion/ronin";
import { fitName } from "../../../../drawn/fit/fit-name.ts";
import { url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import styles from "./character-face.module.css";
import { BEARERS } from "./characters.ts";
import { EmblemDrawing } from "./emblem.tsx";

interface CharacterFaceProps {
  readonly character: CharacterId;
  /** What the character is called in the chosen language. */
  readonly name: string;
  /** The experience that opens abilities 2, 3 and 4. */
  readonly thresholds?: readonly number[] | undefined;
  readonly className?: string | undefined;
}

/** Small capitals are wider than the letters that were measured. */
const NAME_PLATE = { width: 112, sizes: [24] };

/** A character as one chooses it, 150 × 210: emblem, name, and the experience that opens its abilities. */
export function CharacterFace({ character, name, thresholds = [], className }: CharacterFaceProps) {
  const { deep, tint } = BEARERS[character];
  const { lines, size } = fitName(name, NAME_PLATE);
  return (
    <Drawing box="0 0 150 210" className={[styles.face, className].filter(Boolean).join(" ")}>
      <rect width="150" height="210" rx="9" fill={deep} />
      <rect width="150" height="210" rx="9" fill={url("shine")} />
      <rect x="4" y="4" width="142" height="202" rx="6" fill="none" stroke={url("brass")} strokeWidth="1.6" />
      <g transform="translate(75 65)">
        <EmblemDrawing character={character} />
      </g>
      <text x="75" y="143" className={styles.name} fontSize={size.toFixed(1)} fill="#f7efdd">
        {lines.join(" ")}
      </text>
      <path d="M26 152H124" stroke={tint} strokeWidth="1.6" />
      {thresholds.map((threshold, place) => (
        <g key={threshold} transform={`translate(${31 + place * 44} 179)`}>
          <g transform="translate(-20 -13)">
            <SharedPart name="ema" x={0} y={0} />
            <text x="15" y="21" fontSize="16" fill="#2a1a08">
              {place + 2}
            </text>
          </g>
          <SharedPart name="star" x={10} y={13} scale={0.72} />
          <text x="10" y="17.4" fontSize="12.5" fill="#fff">
            {threshold}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
