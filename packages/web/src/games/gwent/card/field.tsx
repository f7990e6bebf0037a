import type { CardRow } from "@medallion/gwent/cards";
import { ORDINARIES, type Ordinary, RAYS, SPY_BEND } from "./ordinaries.ts";
import { fieldId, groundId, url } from "./paint.ts";
import { SILHOUETTES, type Silhouette } from "./silhouettes.ts";
import { TINCTURES, type TinctureName } from "./tinctures.ts";

interface FieldProps {
  readonly row: CardRow;
  readonly silhouette: Silhouette;
  readonly tincture: TinctureName;
  readonly ordinary: Ordinary;
}

/** The enamel below the charge: tincture, ordinary, the ground of the house, and the bend of a spy. */
export function Field({ row, silhouette, tincture, ordinary }: FieldProps) {
  const { metal, deep } = TINCTURES[tincture];
  return (
    <>
      <rect width="88" height="120" fill={url(fieldId(tincture))} />
      <OrdinaryShape {...{ silhouette, tincture, ordinary }} />
      <GroundShape row={row} />
      {silhouette === "special" && <path d={SPOKES} stroke={metal} strokeOpacity=".22" strokeWidth="5" />}
      {silhouette === "weather" && <path d={HILLS} fill={deep} opacity=".55" />}
      {row.abilities.includes("spy") && (
        <>
          <path d={SPY_BEND} stroke={metal} strokeWidth="19" />
          <path d={SPY_BEND} stroke="#120d0a" strokeWidth="14" />
        </>
      )}
    </>
  );
}

const SPOKES = "M44 60L-10 10M44 60L98 10M44 60L98 110M44 60L-10 110M44 60V-10M44 60V130";
const HILLS = "M-4 84q12-9 24 0t24 0t24 0t24 0v40H-4Z";

type OrdinaryProps = Pick<FieldProps, "silhouette" | "tincture" | "ordinary">;

function OrdinaryShape({ silhouette, tincture, ordinary }: OrdinaryProps) {
  const { deep, metalDark } = TINCTURES[tincture];
  if (ordinary === "bordure")
    return (
      <path d={SILHOUETTES[silhouette]} fill="none" stroke={metalDark} strokeOpacity=".6" strokeWidth="30" />
    );
  const path = ORDINARIES[ordinary];
  if (path === "") return null;
  // On the black of Nilfgaard only a full black shows.
  const opacity = tincture === "nilfgaard" ? 0.9 : 0.62;
  return (
    <path
      d={path}
      fill={deep}
      fillOpacity={opacity}
      stroke={metalDark}
      strokeOpacity=".75"
      strokeWidth="1.4"
    />
  );
}

function GroundShape({ row: { kind, faction } }: { readonly row: CardRow }) {
  if (kind === "special" || kind === "weather") return null;
  if (faction === "nilfgaard") return <path d={RAYS} fill={TINCTURES.nilfgaard.metal} opacity=".2" />;
  return <rect width="88" height="120" fill={url(groundId(faction))} />;
}
