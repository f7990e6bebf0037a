import { useEffect, useState } from "react";
import { useZoomKeys } from "./use-zoom-keys.ts";
import { watchPointing } from "./watch-pointing.ts";
import { bearerAround, type Zoomed, type Zooming, zoomOf } from "./zoomed.ts";

/** Shows cards of the page large: as long as a mouse rests on one, or until closed after a held finger or the key Z. */
export function useZoom(): Zooming {
  const [zoomed, setZoomed] = useState<Zoomed>();
  useEffect(() => {
    // The table is drawn anew by whatever is set, so nothing is where nothing was shown.
    let isShown = false;
    return watchPointing(document, {
      cardAt: bearerAround,
      show: (bearer, by) => {
        isShown = true;
        setZoomed(zoomOf(bearer, by === "finger"));
      },
      leave: () => {
        if (isShown) setZoomed((now) => (now?.pinned === true ? now : undefined));
        isShown = false;
      },
    });
  }, []);
  useEffect(() => {
    if (zoomed === undefined || zoomed.pinned) return;
    // It would stand beside the wrong card.
    const scrolled = ({ target }: Event) => {
      if (target instanceof Node && target.contains(zoomed.bearer)) setZoomed(undefined);
    };
    addEventListener("scroll", scrolled, true);
    return () => removeEventListener("scroll", scrolled, true);
  }, [zoomed]);
  const zooming: Zooming = {
    zoomed,
    at: (element) => {
      const bearer = bearerAround(element);
      if (bearer !== undefined) setZoomed(zoomOf(bearer, true));
      return bearer !== undefined;
    },
    close: () => setZoomed(undefined),
  };
  useZoomKeys(zooming);
  return zooming;
}
