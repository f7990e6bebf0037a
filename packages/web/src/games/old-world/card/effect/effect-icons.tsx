import type { Effects } from "@medallion/old-world/data";
import { useIcons } from "../glyph/use-icons.ts";
import { Drawing } from "../mark/drawing.tsx";
import { effectSign } from "./effect-signs.ts";
import { rowWidth, SignRow } from "./sign-row.tsx";

interface EffectIconsProps {
  readonly effects: Effects;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Effects as numbers and marks in one line, in the colour and as high as the letters around it. */
export function EffectIcons({ effects, ...marks }: EffectIconsProps) {
  const signs = effects.map(effectSign);
  useIcons(...signs.flatMap(({ glyph, badge = glyph }) => [glyph, badge]));
  const width = Math.ceil(rowWidth(signs) * 24) + 4;
  return (
    <Drawing as="mark" box={`0 0 ${width} 24`} {...marks}>
      <SignRow
        signs={signs}
        x={width / 2}
        y={12}
        width={width}
        size={24}
        ink="currentColor"
        markInk="currentColor"
      />
    </Drawing>
  );
}
