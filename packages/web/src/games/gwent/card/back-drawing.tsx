import type { Faction } from "@medallion/gwent/cards";
import { FACTION_PATHS } from "./faction-paths.ts";
import { RAYS } from "./ordinaries.ts";
import { clipId, fieldId, groundId, OUTLINE, rimId, url } from "./paint.ts";
import { TINCTURES } from "./tinctures.ts";
import { useHeraldry } from "./use-heraldry.tsx";

/** The back of a card as a part of a drawing, in a box of 88 × 120 units. */
export function BackDrawing({ faction }: { readonly faction: Faction }) {
  useHeraldry();
  const { metal } = TINCTURES[faction];
  return (
    <>
      <rect x="3" y="3" width="82" height="114" rx="7" fill={OUTLINE} />
      <g clipPath={url(clipId("back"))}>
        <rect width="88" height="120" fill={url(fieldId(faction))} />
        {faction === "nilfgaard" ? (
          <path d={RAYS} transform="translate(0 -16)" fill={metal} opacity=".2" />
        ) : (
          <rect width="88" height="120" fill={url(groundId(faction))} />
        )}
      </g>
      <g fill="none">
        <rect x="5" y="5" width="78" height="110" rx="6" stroke={url(rimId("iron"))} strokeWidth="4" />
        <rect
          x="11"
          y="11"
          width="66"
          height="98"
          rx="3"
          stroke={metal}
          strokeOpacity=".6"
          strokeWidth="1.5"
        />
      </g>
      <circle cx="44" cy="60" r="26" fill="#16110d" stroke={url(rimId("gold"))} strokeWidth="3" />
      <path
        d={FACTION_PATHS[faction]}
        fillRule="evenodd"
        fill={metal}
        transform="translate(26 42) scale(.36)"
      />
    </>
  );
}
