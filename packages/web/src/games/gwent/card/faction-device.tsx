import { Device } from "../../../look/heraldry/device.tsx";
import type { DrawingProps } from "../../../look/heraldry/drawing.tsx";
import { FACTION_PATHS, type House } from "./faction-paths.ts";

/** The device of a faction in the colour and size of the text. */
export function FactionDevice({ faction, ...rest }: DrawingProps & { readonly faction: House }) {
  return <Device path={FACTION_PATHS[faction]} {...rest} />;
}
