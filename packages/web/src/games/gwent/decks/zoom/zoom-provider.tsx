import { type CardRow, cardRow } from "@medallion/gwent/cards";
import { type CardSet, printedIn } from "@medallion/gwent/decks";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { isTyping } from "../../../../app/keys/typing.ts";
import type { Box } from "./place-beside.ts";
import { CARD, type ZoomBy, ZoomContext, type Zoomer } from "./zoom-context.ts";
import { ZoomedCard } from "./zoomed-card.tsx";

interface Zoomed {
  readonly card: CardRow;
  readonly beside: Box;
  readonly by: ZoomBy;
}

interface ZoomProviderProps {
  /** As which set prints them. */
  readonly cardSet?: CardSet;
  readonly children: ReactNode;
}

/** Lets every card inside be seen large: by pointing at it, by resting a finger on it, by the key Z. */
export function ZoomProvider({ cardSet = "box", children }: ZoomProviderProps) {
  const [zoomed, setZoomed] = useState<Zoomed>();
  const zoomer = useMemo<Zoomer>(
    () => ({
      show: (card, beside, by) => setZoomed({ card, beside: beside.getBoundingClientRect(), by }),
      hide: (only) => setZoomed((now) => (only === undefined || now?.by === only ? undefined : now)),
    }),
    [],
  );
  useZoomKeys(zoomer, zoomed !== undefined);
  return (
    <ZoomContext value={zoomer}>
      {children}
      {zoomed !== undefined && (
        <ZoomedCard
          card={printedIn(zoomed.card, cardSet)}
          by={zoomed.by}
          beside={zoomed.beside}
          onClose={() => zoomer.hide()}
        />
      )}
    </ZoomContext>
  );
}

function useZoomKeys(zoomer: Zoomer, shown: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (shown && (event.key === "Escape" || event.key.toLowerCase() === "z")) {
        event.preventDefault();
        event.stopImmediatePropagation();
        zoomer.hide();
      } else if (event.key.toLowerCase() === "z") {
        const element = document.activeElement?.closest(`[${CARD}]`);
        const card = cardRow(element?.getAttribute(CARD) ?? "");
        if (element && card !== undefined) zoomer.show(card, element, "key");
      } else if (shown) zoomer.hide();
    };
    const scroll = () => {
      zoomer.hide("pointer");
      zoomer.hide("key");
    };
    addEventListener("keydown", press, true);
    if (shown) addEventListener("scroll", scroll, true);
    return () => {
      removeEventListener("keydown", press, true);
      removeEventListener("scroll", scroll, true);
    };
  }, [zoomer, shown]);
}
