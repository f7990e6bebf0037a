import { Device } from "./device.tsx";
import type { DrawingProps } from "./drawing.tsx";
import { RONIN_PATHS, type RoninMotifName } from "./ronin-motifs.ts";

/** A brush motif of Ronin in the colour of the text. */
export function RoninMotif({ motif, ...rest }: DrawingProps & { readonly motif: RoninMotifName }) {
  return <Device path={RONIN_PATHS[motif]} {...rest} />;
}
