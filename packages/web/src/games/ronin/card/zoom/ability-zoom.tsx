import type { Say } from "@medallion/kernel";
import type { Ability } from "@medallion/ronin";
import { abilityName, abilityRule, abilityText, characterName, pointText } from "@medallion/ronin/pages";
import { RuleLinks } from "../../../../drawn/zoom/rule-links.tsx";
import { type AbilityState, PlaqueDrawing } from "../character/ability-plaque.tsx";
import { BEARERS } from "../character/characters.ts";
import { EmblemDrawing } from "../character/emblem.tsx";
import { PowerIcon } from "../character/power-icon.tsx";
import { url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import type { ActivePair } from "../worth.ts";
import styles from "./zoom.module.css";
import { BAND } from "./zoom-effect.tsx";

interface AbilityZoomProps {
  readonly row: Ability;
  readonly say: Say;
  readonly state?: AbilityState | undefined;
  readonly active?: ActivePair | undefined;
  /** Opens the rule book; without it rules are not linked. */
  readonly onRule?: ((rule: string) => void) | undefined;
  /** What else is to be said of it now. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
}

/** An ability with all that there is to say of it: whose it is, when it is used and what it does. */
export function AbilityZoom({ row, say, state = "open", active, onRule, note, className }: AbilityZoomProps) {
  const { character, slot } = row;
  return (
    <article className={[styles.zoom, className].filter(Boolean).join(" ")} data-ability={row.id}>
      <div className={styles.paper} />
      <Drawing box="0 0 320 128">
        <rect x="10" y="10" width="300" height="104" rx="8" fill={BEARERS[character].deep} />
        <rect x="10" y="10" width="300" height="104" rx="8" fill={url("shine")} />
        <g transform="translate(84 62) scale(.92)">
          <EmblemDrawing character={character} />
        </g>
        <g transform="translate(178 24) scale(2.9)" color="#f0e4c8">
          <PlaqueDrawing slot={slot} state={state} of={character} />
        </g>
      </Drawing>
      <p className={styles.name}>{say(abilityName(row.id))}</p>
      <Drawing box="0 0 320 72" className={styles.band}>
        <path d={BAND} fill="var(--ro-paper-light)" />
        <g transform="translate(83 4) scale(1.6)">
          <PowerIcon power={row} active={active} />
        </g>
      </Drawing>
      <div className={styles.words}>
        <p>{say(abilityText(row))}</p>
        <p className={styles.quiet}>{say(pointText(row.point))}</p>
        <p className={styles.quiet}>{say(characterName(character))}</p>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        <RuleLinks rules={[abilityRule(row)]} onRule={onRule} />
      </div>
    </article>
  );
}
