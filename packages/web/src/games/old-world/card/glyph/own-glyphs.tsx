import { COLOUR_LIST } from "../kinds.ts";
import { COLOUR_MARKS } from "../outlines.ts";
import { OWN_PATHS } from "./own-paths.ts";

/** A card that leans behind another one. */
const LEANING =
  "M52 84 238 12Q266 2 276 30L406 364Q416 392 388 402L202 474Q174 484 164 456L34 122Q24 94 52 84Z";
const UPRIGHT = "M232 60H452Q490 60 490 98V446Q490 484 452 484H232Q194 484 194 446V98Q194 60 232 60Z";
/** The card in front is empty: it is yet to be drawn. */
const EMPTY = `${UPRIGHT}M254 116V428H430V116Z`;

/** What no icon of the set shows as plainly as small marks need it, each under the name that drawings refer to. */
export function OwnGlyphs({ idOf }: { readonly idOf: (name: string) => string }) {
  return (
    <>
      {Object.entries(OWN_PATHS).map(([name, path]) => (
        <path key={name} id={idOf(name)} d={path} fillRule="evenodd" />
      ))}
      {COLOUR_LIST.map((colour) => (
        <path
          key={colour}
          id={idOf(`colour-${colour}`)}
          d={COLOUR_MARKS[colour]}
          transform="translate(256 256) scale(19)"
          fillRule="evenodd"
        />
      ))}
      {Object.entries({ cards: UPRIGHT, draw: EMPTY }).map(([name, front]) => (
        <g key={name} id={idOf(name)}>
          <path d={LEANING} opacity=".55" />
          <path d={front} fillRule="evenodd" />
        </g>
      ))}
    </>
  );
}
