import type { ChapterCard, CharacterId } from "@medallion/ronin";
import { EmblemDrawing } from "../character/emblem.tsx";
import { Drawing } from "../mark/drawing.tsx";
import styles from "./chapter-card.module.css";
import { Sheet } from "./chapter-card.tsx";

interface InitiativeCardProps {
  readonly row: ChapterCard;
  readonly nameOf: (character: CharacterId) => string;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The back of a chapter card, 150 × 210: the starting order of all characters along a bamboo. */
export function InitiativeCard({ row, nameOf, label, className }: InitiativeCardProps) {
  const step = 182 / row.initiative.length;
  return (
    <Drawing box="0 0 150 210" label={label} className={[styles.card, className].filter(Boolean).join(" ")}>
      <Sheet />
      <path d="M40 14V196" stroke="#7d8f3f" strokeWidth="6" />
      {row.initiative.map((character, place) => (
        <g key={character} transform={`translate(40 ${(14 + step * (place + 0.5)).toFixed(1)})`}>
          <text x="-19" y="4.2" fontSize="12" fill="var(--ro-ink-soft)">
            {place + 1}
          </text>
          <g transform="scale(.23)">
            <EmblemDrawing character={character} />
          </g>
          <text x="17" y="5" className={styles.name} fontSize="14" fill="var(--ro-ink)">
            {nameOf(character)}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
