import type { ReactNode } from "react";
import type { Opponent } from "./opponents.ts";

/** A portrait: the colour behind it, and what is drawn on it in a square of 48 by 48, cut to a disc. */
interface Portrait {
  readonly ground: string;
  readonly drawing: ReactNode;
}

const SKIN = "#d9b08c";
const SHADE = "#a87752";
const INK = "#221a14";

function Eyes({ y }: { readonly y: number }) {
  return (
    <g fill={INK}>
      <circle cx="19.6" cy={y} r="1.25" />
      <circle cx="28.4" cy={y} r="1.25" />
    </g>
  );
}

function Nose({ top }: { readonly top: number }) {
  return (
    <path
      d={`M24 ${top}v4.4l-1.9 1.2`}
      fill="none"
      stroke={SHADE}
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Five people of an inn, each known by one thing even where the portrait is as small as a letter. */
export const PORTRAITS: Readonly<Record<Opponent, Portrait>> = {
  // A toll keeper with a full grey beard.
  bertram: {
    ground: "#5b4a37",
    drawing: (
      <>
        <path d="M6 50c1-10 8-14 18-14s17 4 18 14Z" fill="#3c4a3b" />
        <ellipse cx="24" cy="21" rx="9.6" ry="11" fill={SKIN} />
        <path
          d="M13.4 20c-.6-8 4-13 10.600-13s11.200 5 10.600 13c-2-5-5-7.400-10.600-7.400S15.400 15 13.400 20Z"
          fill="#8c8880"
        />
        <path
          d="M14.200 22c.4 11.500 4.300 19 9.800 19s9.400-7.500 9.800-19c-2.300 3.400-4.300 4.600-6 4.400-1.200-.9-2.500-1.200-3.800-1.200s-2.600.3-3.800 1.200c-1.700.2-3.700-1-6-4.400Z"
          fill="#a29d93"
        />
        <path d="M20.400 29.200h7.200" stroke="#6b655c" strokeWidth="1.300" strokeLinecap="round" />
        <Eyes y={19.4} />
        <path
          d="M17.200 16.600l4.300.7M30.800 16.600l-4.300.7"
          stroke="#6b655c"
          strokeWidth="1.500"
          strokeLinecap="round"
        />
        <Nose top={19.5} />
      </>
    ),
  },
  // A herbalist with two braids and a red kerchief.
  ludmila: {
    ground: "#4a5d46",
    drawing: (
      <>
        <path d="M7 50c1-9 7-13 17-13s16 4 17 13Z" fill="#7a3b34" />
        <path
          d="M14 20c-2 9-4.500 13-3.500 23l4 1c.3-8 1.500-13 2.500-19ZM34 20c2 9 4.500 13 3.500 23l-4 1c-.3-8-1.500-13-2.500-19Z"
          fill="#8a5a2b"
        />
        <ellipse cx="24" cy="22.500" rx="9" ry="10.500" fill={SKIN} />
        <path
          d="M13 21C12.500 11 17 6.500 24 6.500S35.500 11 35 21c-3.500-1-6.500-4.500-11-4.500S16.500 20 13 21Z"
          fill="#a33a32"
        />
        <path
          d="M13.500 18.500c6-.6 8-4.500 10.500-4.500s4.500 3.900 10.500 4.500"
          fill="none"
          stroke="#d8a33c"
          strokeWidth="1.300"
        />
        <Eyes y={22.6} />
        <Nose top={22.6} />
        <path
          d="M21 29.400c2 1.500 4 1.500 6 0"
          fill="none"
          stroke="#8c4a3c"
          strokeWidth="1.400"
          strokeLinecap="round"
        />
      </>
    ),
  },
  // A pensioned sergeant with a patch over one eye.
  osric: {
    ground: "#414c5c",
    drawing: (
      <>
        <path d="M5 50c1-9 8-13.500 19-13.500S42 41 43 50Z" fill="#56606e" />
        <path d="M12 39l12 6 12-6" fill="none" stroke="#2c3340" strokeWidth="2" />
        <path
          d="M14.500 17c0-6 4-9 9.500-9s9.500 3 9.500 9v8c0 6.500-4.500 10.500-9.500 10.500s-9.500-4-9.500-10.500Z"
          fill={SKIN}
        />
        <path
          d="M14 19c-.8-8 3.500-12.500 10-12.500S34.800 11 34 19l-2.600-5.500c-4 1-10.800 1-14.800 0Z"
          fill="#3a2b1d"
        />
        <path d="M13.500 15.500l21 6.500" stroke={INK} strokeWidth="1.500" />
        <path d="M25.400 18.600h6.800c.4 4-1.200 6-3.400 6s-3.600-2-3.400-6Z" fill={INK} />
        <circle cx="19.600" cy="20.600" r="1.250" fill={INK} />
        <Nose top={21} />
        <path
          d="M17.500 28.600c2-1.600 4.300-1.600 6.500-.4 2.200-1.200 4.500-1.200 6.500.4-2 1.500-4.300 1.700-6.500.5-2.200 1.200-4.500 1-6.500-.5Z"
          fill="#3a2b1d"
        />
      </>
    ),
  },
  // A pedlar under a broad hat.
  radka: {
    ground: "#6a4a4f",
    drawing: (
      <>
        <path d="M7 50c1-9 7-12.500 17-12.500S40 41 41 50Z" fill="#3f5668" />
        <path
          d="M13.500 18c-1.500 7-1.500 13 .5 18l4-1.500v-14ZM34.500 18c1.500 7 1.500 13-.5 18l-4-1.500v-14Z"
          fill="#241b17"
        />
        <ellipse cx="24" cy="24" rx="9" ry="10.300" fill={SKIN} />
        <path d="M15.500 17.500C16 9.500 19.500 6 24 6s8 3.500 8.500 11.500Z" fill="#6d5a2e" />
        <path
          d="M4.500 19c5-3.500 12-4.500 19.500-4.500s14.500 1 19.500 4.500c-6 1.800-12.500 2.400-19.500 2.400S10.500 20.800 4.500 19Z"
          fill="#84703c"
        />
        <path d="M31 12c4-5 7.500-5.500 10-5-1.500 3.500-5 6-9 7Z" fill="#c8d0c4" />
        <Eyes y={24.6} />
        <Nose top={24.4} />
        <path
          d="M20.600 31c2 1.800 5 1.800 6.800-.6"
          fill="none"
          stroke="#8c4a3c"
          strokeWidth="1.400"
          strokeLinecap="round"
        />
      </>
    ),
  },
  // A young scribe with a hood and a quill.
  tibor: {
    ground: "#54506b",
    drawing: (
      <>
        <path d="M4 50c0-12 5-17 9-19C10 17 15 5.500 24 5.500S38 17 35 31c4 2 9 7 9 19Z" fill="#3a3550" />
        <path
          d="M24 9.500c-7 0-10 6-9.500 13.500.4 8 4.500 13 9.500 13s9.100-5 9.500-13C34 15.500 31 9.500 24 9.500Z"
          fill="#25213a"
        />
        <ellipse cx="24" cy="23.500" rx="7.800" ry="9.800" fill={SKIN} />
        <path
          d="M16.500 19.500c1-5 4-7 7.500-7s6.500 2 7.500 7c-3-2.600-5-2.400-7-3.400-2 2.400-5 2.400-8 3.400Z"
          fill="#b5793a"
        />
        <Eyes y={22.8} />
        <Nose top={23} />
        <path d="M22 30.200h4" stroke="#8c4a3c" strokeWidth="1.400" strokeLinecap="round" />
        <path
          d="M33 45C36 36 40 28 45 22c.5 8-3 16-10 23Z"
          fill="#e8e2d2"
          stroke="#8a8272"
          strokeWidth=".8"
        />
      </>
    ),
  },
};
