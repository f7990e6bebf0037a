import type { CardRow } from "@medallion/gwent/cards";
import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useText } from "../../../../language/language.tsx";
import { CardZoom } from "../../card/index.ts";
import { useSay } from "../parts/card-words.ts";
import { type Box, placeBeside } from "./place-beside.ts";
import type { ZoomBy } from "./zoom-context.ts";
import styles from "./zoomed-card.module.css";

interface ZoomedCardProps {
  readonly card: CardRow;
  readonly by: ZoomBy;
  /** What it is the large picture of. */
  readonly beside: Box;
  readonly onClose: () => void;
}

/** One card with all its words, above everything else, dialogs included. */
export function ZoomedCard({ card, by, beside, onClose }: ZoomedCardProps) {
  const say = useSay();
  const layer = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>();
  useLayoutEffect(() => {
    const element = layer.current;
    if (element === null) return;
    element.showPopover();
    const put = () => {
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      setPlace(placeBeside(beside, size, { width: innerWidth, height: innerHeight }));
    };
    put();
    // Its line comes a moment later and makes it higher.
    const growth = new ResizeObserver(put);
    growth.observe(element);
    return () => growth.disconnect();
  }, [beside]);
  const zoom = <CardZoom row={card} say={say} className={styles.card} />;
  return createPortal(
    by === "finger" ? (
      <div ref={layer} popover="manual" className={styles.held}>
        <Cover onClose={onClose} />
        {zoom}
      </div>
    ) : (
      <div
        ref={layer}
        popover="manual"
        className={styles.beside}
        style={place ?? { visibility: "hidden" }}
        role={by === "key" ? "status" : undefined}
        aria-hidden={by === "pointer"}
      >
        {zoom}
      </div>
    ),
    // What lies outside of an open dialog cannot be touched.
    document.querySelector("dialog[open]") ?? document.body,
  );
}

/** A tap anywhere closes it; the end of the touch that opened it is none. */
function Cover({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const pressed = useRef(false);
  return (
    <button
      type="button"
      className={styles.cover}
      aria-label={text("shell.close")}
      onPointerDown={() => {
        pressed.current = true;
      }}
      onClick={({ detail }) => {
        const byKey = detail === 0;
        if (pressed.current || byKey) onClose();
      }}
    />
  );
}
