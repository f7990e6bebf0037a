import { PAPER, url } from "../inks.ts";
import { SharedPart } from "../mark/shared-part.tsx";
import type { Face } from "./face.ts";
import { PrintedSymbols, TeaTab } from "./printed.tsx";

/** The smallest face, 60 × 84: symbols, crest and tea; nothing that has already happened. */
export function TileFace({ row, active, covered }: Face) {
  const { colour, pass } = row;
  // In the lower corner that the cup leaves free.
  const crest = pass === "RIGHT" ? 4 : pass === "LEFT" ? 32 : 30;
  return (
    <>
      <rect width="60" height="84" rx="6" fill={url(`frame-${colour}`)} />
      <rect x="3" y="3" width="54" height="78" rx="3.4" fill={PAPER} />
      <rect x="3" y="3" width="54" height="78" rx="3.4" fill={url(`sky-${colour}`)} />
      <rect x="3" y="3" width="54" height="78" rx="3.4" fill={url(`cloth-${colour}`)} opacity=".28" />
      <SharedPart
        name={`seal-${colour}`}
        x={crest}
        y={pass === undefined ? 54 : 56}
        scale={pass === undefined ? 2.6 : 2.35}
      />
      <PrintedSymbols row={row} active={active} covered={covered} x={22} y={22} radius={14} step={32} />
      {pass !== undefined && <TeaTab pass={pass} covered={covered} width={60} y={62} height={27} />}
    </>
  );
}
