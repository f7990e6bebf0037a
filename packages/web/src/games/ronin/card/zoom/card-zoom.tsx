import type { Say } from "@medallion/kernel";
import type { ActionCard } from "@medallion/ronin";
import { cardRules, cardText, characterName } from "@medallion/ronin/pages";
import { useLayoutEffect } from "react";
import { glued } from "../../../../drawn/fit/fit-name.ts";
import { RuleLinks } from "../../../../drawn/zoom/rule-links.tsx";
import { chargeOf } from "../glyph/charges.ts";
import { ICON_SHELF } from "../glyph/icon-shelf.ts";
import type { ActivePair } from "../worth.ts";
import styles from "./zoom.module.css";
import { ZoomEffect } from "./zoom-effect.tsx";
import { ZoomFace } from "./zoom-face.tsx";

interface CardZoomProps {
  readonly row: ActionCard;
  /** What it is called in the chosen language. */
  readonly name: string;
  /** How the game speaks in the chosen language. */
  readonly say: Say;
  readonly active?: ActivePair | undefined;
  readonly covered?: number | undefined;
  /** Opens the rule book; without it rules are not linked. */
  readonly onRule?: ((rule: string) => void) | undefined;
  /** What else is to be said of it now. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
}

/** A card with all that there is to say of it; as wide as the place around it and as high as its words. */
export function CardZoom({ row, name, say, active, covered = 0, onRule, note, className }: CardZoomProps) {
  const { id, colour, effect, owner } = row;
  useLayoutEffect(() => ICON_SHELF.want(chargeOf(id)), [id]);
  const [face, ...rest] = cardText(row);
  return (
    <article className={[styles.zoom, styles[colour], className].filter(Boolean).join(" ")} data-card={id}>
      <div className={styles.paper} />
      <ZoomFace row={row} active={active} covered={covered} />
      <p className={styles.name}>{glued(name)}</p>
      {effect !== undefined && <ZoomEffect effect={effect} colour={colour} active={active} />}
      <div className={styles.words}>
        {rest.toReversed().map((line) => (
          <p key={line.key}>{say(line)}</p>
        ))}
        {face !== undefined && <p className={styles.quiet}>{say(face)}</p>}
        {owner !== undefined && (
          <p className={styles.quiet}>
            {say({ key: "entry.starting", values: { character: characterName(owner) } })}
          </p>
        )}
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        <RuleLinks rules={cardRules(row)} onRule={onRule} />
      </div>
    </article>
  );
}
