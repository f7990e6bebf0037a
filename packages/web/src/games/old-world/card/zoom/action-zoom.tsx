import type { Say } from "@medallion/kernel";
import type { ActionCard } from "@medallion/old-world/data";
import { cardRules, cardTexts, extensionText, schoolName } from "@medallion/old-world/pages";
import { SignRow } from "../effect/sign-row.tsx";
import { signsOf } from "../effect/signs.ts";
import { RaisedCharge } from "../face/charge.tsx";
import { Origin } from "../face/origin.tsx";
import { familyIcon } from "../glyph/families.ts";
import { useIcons } from "../glyph/use-icons.ts";
import { url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import { ClaspMark } from "../mark/mark.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import styles from "./zoom-sheet.module.css";
import { type SeenLarge, ZoomSheet } from "./zoom-sheet.tsx";

interface ActionZoomProps extends SeenLarge {
  readonly card: ActionCard;
  /** How the game speaks in the chosen language. */
  readonly say: Say;
}

/** An action card with all that there is to say of it; as wide as the place around it and as high as its words. */
export function ActionZoom({ card, say, ...seen }: ActionZoomProps) {
  const { school, extensions } = card;
  const [face] = cardTexts(card);
  return (
    <ZoomSheet {...seen} drawing={<LargeField card={card} />} rules={cardRules(card)}>
      {face !== undefined && <p>{say(face)}</p>}
      {extensions.map((extension) => (
        <p key={extension.colour} className={styles.link}>
          <ClaspMark colour={extension.colour} />
          <span>{say(extensionText(extension))}</span>
        </p>
      ))}
      {school !== undefined && (
        <p className={styles.quiet}>
          {say({ key: "entry.starting", values: { school: schoolName(school) } })}
        </p>
      )}
    </ZoomSheet>
  );
}

/** The field of a card seen large, 320 × 252, with its effects below it. */
function LargeField({ card }: { readonly card: ActionCard }) {
  const { colour, family, terrain, base, extensions } = card;
  useIcons(familyIcon(family));
  return (
    <Drawing box="0 0 320 252" className={styles.field}>
      <path d="M0 12Q0 0 12 0H308Q320 0 320 12V182H0Z" fill={url(colour)} />
      <path d="M0 12Q0 0 12 0H308Q320 0 320 12V182H0Z" fill={url(`weave-${colour}`)} />
      <path d="M0 12Q0 0 12 0H308Q320 0 320 12V60Q160 84 0 60Z" fill={url("gloss")} />
      <RaisedCharge icon={familyIcon(family)} tincture={colour} x={160} y={92} size={150} />
      <SharedPart name={`medal-${terrain}`} x={38} y={40} scale={0.6} />
      <Origin card={card} x={14} y={160} scale={1.3} />
      {extensions.map((extension, i) => (
        <SharedPart
          key={extension.colour}
          name={`clasp-${extension.colour}`}
          x={298}
          y={28 + i * 42}
          scale={1.1}
        />
      ))}
      <rect y="182" width="320" height="70" fill="#0e1011" />
      <rect y="181" width="320" height="2.5" fill="#c9a24b" />
      <SharedPart name={`clasp-${colour}`} x={160} y={182} scale={0.9} />
      <SignRow signs={signsOf(base)} x={160} y={220} width={300} size={50} />
    </Drawing>
  );
}
