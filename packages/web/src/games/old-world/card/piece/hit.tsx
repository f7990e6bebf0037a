import { url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import { Numeral } from "../mark/numeral.tsx";
import { TERRAIN_OUTLINES } from "../outlines.ts";

/** The damage of a strike, as it flies to whom it hits. */
export function Hit({ damage }: { readonly damage: number }) {
  return (
    <Drawing box="-62 -62 124 124">
      <path d={TERRAIN_OUTLINES.wild} transform="scale(1.08)" fill="#120606" />
      <path d={TERRAIN_OUTLINES.wild} fill={url("brass")} />
      <path d={TERRAIN_OUTLINES.wild} transform="scale(.9)" fill={url("gules")} />
      <Numeral y={21} size={62} fill="#fff6de">
        {damage}
      </Numeral>
    </Drawing>
  );
}
