import type { ReactNode } from "react";
import type { OwnGlyphName } from "./own-names.ts";

/** A card that leans behind another one. */
const LEANING =
  "M52 84 238 12Q266 2 276 30L406 364Q416 392 388 402L202 474Q174 484 164 456L34 122Q24 94 52 84Z";
const UPRIGHT = "M232 60H452Q490 60 490 98V446Q490 484 452 484H232Q194 484 194 446V98Q194 60 232 60Z";

/** What no icon of the set shows as plainly as small marks need it, in the same box of 512 × 512 units. */
export const OWN_GLYPHS: Readonly<Record<OwnGlyphName, ReactNode>> = {
  pine: <path d="M256 20 366 152H316L406 262H346L450 392H288V492H224V392H62L166 262H106L196 152H146Z" />,
  peaks: (
    <path
      d="M20 440 186 118 248 226 318 84 492 440ZM186 186 150 258 186 240 214 262 222 244ZM318 158 268 262 306 242 336 266 368 250Z"
      fillRule="evenodd"
    />
  ),
  drop: (
    <path
      d="M256 24C330 150 404 232 404 332A148 148 0 0 1 108 332C108 232 182 150 256 24ZM172 318A92 92 0 0 0 262 424V388A58 58 0 0 1 206 318Z"
      fillRule="evenodd"
    />
  ),
  "any-ground": (
    <path
      d="M256 24 300 182 420 92 330 212 488 256 330 300 420 420 300 330 256 488 212 330 92 420 182 300 24 256 182 212 92 92 212 182ZM256 210A46 46 0 1 0 256 302 46 46 0 1 0 256 210Z"
      fillRule="evenodd"
    />
  ),
  shield: (
    <path
      d="M256 30C196 70 130 84 68 84V232C68 352 140 440 256 490 372 440 444 352 444 232V84C382 84 316 70 256 30ZM256 82C304 110 352 124 402 127V232C402 328 348 400 256 444 164 400 110 328 110 232V127C160 124 208 110 256 82ZM256 132C220 152 186 163 150 167V236C150 308 188 362 256 398Z"
      fillRule="evenodd"
    />
  ),
  cards: (
    <>
      <path d={LEANING} opacity=".55" />
      <path d={UPRIGHT} />
    </>
  ),
  /** Cards drawn at the end of one's turn in a fight. */
  draw: (
    <>
      <path d={LEANING} opacity=".55" />
      <path d={`${UPRIGHT}M254 116V396H430V116Z`} fillRule="evenodd" />
    </>
  ),
  /** Up from the discard pile. */
  "take-discard": <path d="M256 28 384 172H304V322H208V172H128ZM84 356H428V404H84ZM116 430H396V478H116Z" />,
  /** Down into the hand. */
  "return-card": <path d="M256 362 128 218H208V28H304V218H384ZM44 284H104V424H408V284H468V484H44Z" />,
  coin: (
    <path
      d="M256 44a212 212 0 1 1 0 424a212 212 0 0 1 0-424zm0 44a168 168 0 1 0 0 336a168 168 0 0 0 0-336zm0 46l34 78 84 8-64 56 20 82-74-44-74 44 20-82-64-56 84-8z"
      fillRule="evenodd"
    />
  ),
};
