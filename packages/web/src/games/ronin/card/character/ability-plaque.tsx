import type { CharacterId, Slot } from "@medallion/ronin";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import { EMA } from "../outlines.ts";
import { EmblemDrawing } from "./emblem.tsx";

/** Whether an ability can be used: not yet, yes, no more, or by somebody else who took its card. */
export const ABILITY_STATES = ["locked", "open", "used", "borrowed"] as const;
export type AbilityState = (typeof ABILITY_STATES)[number];

export interface Plaque {
  readonly slot: Slot;
  readonly state: AbilityState;
  /** From whom it was borrowed. */
  readonly of?: CharacterId | undefined;
}

interface AbilityMarkProps extends Plaque {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** An ability as a votive plaque with its number: wood is open, struck is used, dashed is locked, an emblem borrowed. */
export function AbilityMark({ slot, state, of, ...mark }: AbilityMarkProps) {
  return (
    <Drawing as="mark" box="0 0 30 26" {...mark}>
      <PlaqueDrawing slot={slot} state={state} of={of} />
    </Drawing>
  );
}

export function PlaqueDrawing({ slot, state, of }: Plaque) {
  const bright = state === "open" || state === "borrowed";
  return (
    <>
      {bright ? (
        <SharedPart name="ema" x={0} y={0} />
      ) : (
        <path
          d={EMA}
          fill={state === "used" ? "#4d463c" : "none"}
          stroke={state === "used" ? "#1b140c" : "currentColor"}
          strokeWidth="1.3"
          {...(state === "locked" ? { strokeDasharray: "2.4 2", opacity: 0.7 } : {})}
        />
      )}
      <text
        x="15"
        y="21"
        fontSize="16"
        fill={bright ? "#2a1a08" : state === "used" ? "#cfc3aa" : "currentColor"}
      >
        {slot}
      </text>
      {state === "used" && <path d="M3 23 27 8" stroke="#e0d3b8" strokeWidth="2.4" />}
      {state === "borrowed" && of !== undefined && (
        <g transform="translate(25 5) scale(.13)">
          <EmblemDrawing character={of} />
        </g>
      )}
    </>
  );
}
