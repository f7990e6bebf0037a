import type { CharacterId } from "@medallion/ronin";
import { enso } from "../brush.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import { BEARERS } from "./characters.ts";

interface CharacterMarkProps {
  readonly character: CharacterId;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The round emblem of a character, 100 × 100 around its middle. */
export function EmblemDrawing({ character }: { readonly character: CharacterId }) {
  const { glyph, tint, deep } = BEARERS[character];
  return (
    <g style={{ ["--ro-hole" as string]: deep }}>
      <circle r="48" fill="#0f0b08" />
      <circle r="46.5" fill="none" stroke={url("brass")} strokeWidth="3" />
      <circle r="43" fill={deep} />
      <circle r="43" fill={url("shine")} />
      <path d={enso({ middle: [0, 0], radius: 35, width: 7, seed: character })} fill={tint} />
      <Glyph name={glyph} x={0} y={1} size={50} fill="#f7efdd" />
    </g>
  );
}

/** The emblem of a character: who sits there. */
export function EmblemMark({ character, ...mark }: CharacterMarkProps) {
  return (
    <Drawing as="mark" box="-50 -50 100 100" {...mark}>
      <EmblemDrawing character={character} />
    </Drawing>
  );
}

/** The figure on the initiative track: a nobori on its pole. */
export function BannerMark({ character, ...mark }: CharacterMarkProps) {
  const { glyph, tint, deep } = BEARERS[character];
  return (
    <Drawing as="mark" box="0 0 36 76" {...mark}>
      <ellipse cx="10" cy="72" rx="10" ry="3.4" opacity=".45" />
      <ellipse cx="9" cy="70.5" rx="8" ry="3" fill="#2b1d12" stroke="#7d5f22" strokeWidth=".8" />
      <rect x="7.6" y="3" width="2.8" height="68" rx="1.4" fill={url("brass")} />
      <path d="M6 6.5H33" stroke="#c9a24b" strokeWidth="2" strokeLinecap="round" />
      <path d="M10.5 8H33V54q-5.6 3.4-11.2 0T10.5 54Z" fill={deep} stroke="#0a0705" strokeWidth=".8" />
      <path d="M10.5 8H33V12H10.5ZM10.5 47H33V49.5H10.5Z" fill={tint} opacity=".85" />
      <path d="M10.5 8H15V54H10.5Z" fill="#fff" opacity=".08" />
      <g style={{ ["--ro-hole" as string]: deep }}>
        <Glyph name={glyph} x={21.8} y={29} size={20} fill="#f7efdd" />
      </g>
    </Drawing>
  );
}
