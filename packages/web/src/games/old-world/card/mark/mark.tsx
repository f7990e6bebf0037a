import type { ActionId, Attribute, Colour } from "@medallion/old-world/data";
import { Glyph } from "../glyph/glyph.tsx";
import { ACTION_GLYPHS, ATTRIBUTE_GLYPHS, MARK_GLYPHS, type MarkName } from "../glyph/marks.ts";
import { monsterIcon } from "../glyph/monsters.ts";
import { potionLabel } from "../glyph/potions.ts";
import { SCHOOL_DEVICES } from "../glyph/schools.ts";
import { useIcons } from "../glyph/use-icons.ts";
import type { SchoolSign } from "../kinds.ts";
import { COLOUR_MARKS } from "../outlines.ts";
import { Drawing } from "./drawing.tsx";
import { SharedPart } from "./shared-part.tsx";

export interface MarkProps {
  /** What it says to who does not see it; without it what stands around it does. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

interface GlyphMarkProps extends MarkProps {
  readonly glyph: string;
}

/** One glyph in the colour and as high as the letters around it. */
export function GlyphMark({ glyph, ...mark }: GlyphMarkProps) {
  useIcons(glyph);
  return (
    <Drawing as="mark" box="0 0 24 24" {...mark}>
      <Glyph name={glyph} x={12} y={12} size={24} />
    </Drawing>
  );
}

export function Mark({ name, ...mark }: MarkProps & { readonly name: MarkName }) {
  return <GlyphMark glyph={MARK_GLYPHS[name]} {...mark} />;
}

export function AttributeMark({ attribute, ...mark }: MarkProps & { readonly attribute: Attribute }) {
  return <GlyphMark glyph={ATTRIBUTE_GLYPHS[attribute]} {...mark} />;
}

export function ActionMark({ action, ...mark }: MarkProps & { readonly action: ActionId }) {
  return <GlyphMark glyph={ACTION_GLYPHS[action]} {...mark} />;
}

export function MonsterMark({ monster, ...mark }: MarkProps & { readonly monster: string }) {
  return <GlyphMark glyph={monsterIcon(monster)} {...mark} />;
}

export function PotionMark({ potion, ...mark }: MarkProps & { readonly potion: string }) {
  return <GlyphMark glyph={potionLabel(potion).glyph} {...mark} />;
}

export function SchoolMark({ school, ...mark }: MarkProps & { readonly school: SchoolSign }) {
  return <GlyphMark glyph={SCHOOL_DEVICES[school]} {...mark} />;
}

/** The geometric mark of a colour. */
export function ColourMark({ colour, ...mark }: MarkProps & { readonly colour: Colour }) {
  return (
    <Drawing as="mark" box="-13 -13 26 26" {...mark}>
      <path d={COLOUR_MARKS[colour]} fill="currentColor" fillRule="evenodd" />
    </Drawing>
  );
}

/** The clasp of a colour, as cards have it on their edge. */
export function ClaspMark({
  colour,
  lit = false,
  ...mark
}: MarkProps & { readonly colour: Colour; readonly lit?: boolean }) {
  return (
    <Drawing as="mark" box="-20 -20 40 40" {...mark}>
      <SharedPart name={`clasp-${colour}${lit ? "-lit" : ""}`} x={0} y={0} />
    </Drawing>
  );
}
