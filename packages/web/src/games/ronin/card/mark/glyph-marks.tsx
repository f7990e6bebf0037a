import { Glyph } from "../glyph/glyph.tsx";
import { Drawing } from "./drawing.tsx";

interface GlyphMarkProps {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A mark that is one glyph in the colour of the letters around it. */
function glyphMark(name: string, mirrored = false) {
  return function GlyphMark(mark: GlyphMarkProps) {
    return (
      <Drawing as="mark" box="0 0 24 24" {...mark}>
        <Glyph name={name} x={12} y={12} size={24} mirrored={mirrored} />
      </Drawing>
    );
  };
}

/** A cup of tea. */
export const CupMark = glyphMark("cup");
/** The teapot of the tea ceremony. */
export const PotMark = glyphMark("teapot", true);
/** A hand of cards. */
export const HandMark = glyphMark("poker-hand");
/** A card from the main deck. */
export const DeckMark = glyphMark("card-draw");
/** A partner. */
export const PartnerMark = glyphMark("hat");
/** An alliance point. */
export const RingsMark = glyphMark("linked-rings");
