import type { ReactNode } from "react";
import type { House } from "./faction-paths.ts";
import { groundId } from "./paint.ts";

/** Colour is never the only signal: each house has its own ground. The rays of Nilfgaard are drawn, not repeated. */
export function Grounds() {
  return (
    <>
      <Ground house="northern-realms" width={13} height={13}>
        <path d="M0 0h6.5v13H0z" fill="#fff" opacity=".13" />
      </Ground>
      <Ground house="scoiatael" width={22} height={11}>
        <path d="M0 11L11 0L22 11V5.5L11-5.5L0 5.5Z" fill="#fff" opacity=".12" />
      </Ground>
      <Ground house="monsters" width={14} height={14}>
        <path
          d="M0 0A7 7 0 0 0 14 0M-7 7A7 7 0 0 0 7 7A7 7 0 0 0 21 7M0 14A7 7 0 0 0 14 14"
          fill="none"
          stroke="#000"
          strokeWidth="2"
          opacity=".34"
        />
      </Ground>
      <Ground house="skellige" width={20} height={12}>
        <path d="M0 3Q5-2 10 3T20 3V9Q15 14 10 9T0 9Z" fill="#fff" opacity=".12" />
      </Ground>
      <Ground house="neutral" width={16} height={20}>
        <path d="M8 0L16 10L8 20L0 10Z" fill="#000" opacity=".17" />
      </Ground>
    </>
  );
}

interface GroundProps {
  readonly house: House;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

function Ground({ house, width, height, children }: GroundProps) {
  return (
    <pattern id={groundId(house)} width={width} height={height} patternUnits="userSpaceOnUse">
      {children}
    </pattern>
  );
}
