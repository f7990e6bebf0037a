import type { CardRow } from "@medallion/gwent/cards";
import { type Rim as Metal, OUTLINE, rimId, url } from "./paint.ts";

/** Gold for heroes and leaders, dashed bone for tokens, iron for all others. */
export function rimOf({ kind, token }: CardRow): Metal {
  if (kind === "hero" || kind === "leader") return "gold";
  return token === true ? "bone" : "iron";
}

/** The metal around a card, along its silhouette; a hero's is set with pearls. */
export function Rim({ row, path }: { readonly row: CardRow; readonly path: string }) {
  const hero = row.kind === "hero";
  const dashes = row.token === true ? { strokeDasharray: "9 3" } : {};
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={path} stroke={OUTLINE} strokeWidth="8.5" />
      <path d={path} stroke={url(rimId(rimOf(row)))} strokeWidth={hero ? 6.4 : 5} {...dashes} />
      {hero ? (
        <g strokeLinecap="round" strokeDasharray="0 5.7">
          <path d={path} stroke="#5a4212" strokeWidth="3.2" />
          <path d={path} stroke="#fffbe6" strokeWidth="2" />
        </g>
      ) : (
        <path d={path} stroke="#fff" strokeOpacity=".35" strokeWidth=".8" transform="translate(-.7 -.9)" />
      )}
    </g>
  );
}
