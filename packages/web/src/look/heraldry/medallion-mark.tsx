import { useId } from "react";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { GoldGradient } from "./gold.tsx";
import { SCHOOL_PATHS } from "./schools.ts";

/** The sign of the house: a beast in a round medal on its chain; 60 × 62 units. */
export function MedallionMark(props: DrawingProps) {
  const gold = useId();
  return (
    <Drawing viewBox="0 0 60 62" {...props}>
      <defs>
        <GoldGradient id={gold} />
      </defs>
      <path d="M14 1Q30 19 46 1" fill="none" stroke="#0b0806" strokeWidth="5" />
      <path d="M14 1Q30 19 46 1" fill="none" stroke="#8d959a" strokeWidth="2.4" strokeDasharray="3 1.4" />
      <circle cx="30" cy="35" r="26" fill="#0b0806" />
      <circle cx="30" cy="35" r="24.4" fill={`url(#${gold})`} />
      <circle cx="30" cy="35" r="20.2" fill="#0b0806" />
      <circle cx="30" cy="35" r="19.4" fill="#23272a" />
      <circle
        cx="30"
        cy="35"
        r="22.3"
        fill="none"
        stroke="#fffbe6"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeDasharray="0 3.5"
      />
      <path
        d={SCHOOL_PATHS.wolf}
        fillRule="evenodd"
        fill="#f0d48a"
        transform="translate(14.6 18.4) scale(.308)"
      />
    </Drawing>
  );
}
