import { useId } from "react";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { GoldGradient } from "./gold.tsx";
import { SCHOOL_FIELDS, SCHOOL_PATHS, type School } from "./schools.ts";

/** A school's beast on its field in a round gold rim; 100 × 100 units. */
export function SchoolMedal({ school, ...rest }: DrawingProps & { readonly school: School }) {
  const gold = useId();
  return (
    <Drawing viewBox="0 0 100 100" inText {...rest}>
      <defs>
        <GoldGradient id={gold} />
      </defs>
      <circle cx="50" cy="50" r="48" fill="#1d1610" />
      <circle cx="50" cy="50" r="45.5" fill={`url(#${gold})`} />
      <circle cx="50" cy="50" r="38.5" fill={SCHOOL_FIELDS[school]} stroke="#0b0806" strokeWidth="2" />
      <path
        d={SCHOOL_PATHS[school]}
        fillRule="evenodd"
        fill="#f6e2a6"
        transform="translate(23 22.5) scale(.54)"
      />
    </Drawing>
  );
}
