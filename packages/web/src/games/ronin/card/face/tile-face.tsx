import { PAPER, url } from "../inks.ts";
import { SharedPart } from "../mark/shared-part.tsx";
import type { Face } from "./face.ts";
import { PrintedSymbols, TeaTab } from "./printed.tsx";

/** The smallest face, 60 × 84: symbols, crest and tea; nothing that has already happened. */
export function TileFace({ row, active, covered }: Face) {
  const { colour, pass } = row;
  return (
    <>
      <rect width="60" height="84" rx="6" fill={url(`frame-${colour}`)} />
      <rect x="3" y="3" width="54" height="78" rx="3.4" fill={PAPER} />
      <rect x="3" y="3" width="54" height="78" rx="3.4" fill={url(`sky-${colour}`)} />
      <rect x="3" y="3" width="54" height="78" rx="3.4" fill={url(`cloth-${colour}`)} opacity=".28" />
      <SharedPart name={`seal-${colour}`} x={30} y={54} scale={2.6} />
      <PrintedSymbols row={row} active={active} covered={covered} x={22} y={22} radius={14} step={32} />
      {pass !== undefined && (
        <TeaTab pass={pass} covered={covered} width={60} y={pass === "LEFT" ? 60 : 34} height={29} />
      )}
    </>
  );
}
