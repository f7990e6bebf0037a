import { Device } from "./device.tsx";
import type { DrawingProps } from "./drawing.tsx";
import { SCHOOL_PATHS, type School } from "./schools.ts";

/** The beast of a school of Old World. */
export function SchoolDevice({ school, ...rest }: DrawingProps & { readonly school: School }) {
  return <Device path={SCHOOL_PATHS[school]} {...rest} />;
}
