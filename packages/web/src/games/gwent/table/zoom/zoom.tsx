import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { CardZoom } from "../../card/index.ts";
import { cardName, printed } from "../sight/sight.ts";
import { useTable } from "../table-context.ts";
import { placeBeside } from "./place-beside.ts";
import type { Zoomed } from "./use-zoom.ts";
import styles from "./zoom.module.css";

/** One card, large, with all that it does. */
export function Zoom({ zoomed, onClose }: { readonly zoomed: Zoomed; readonly onClose: () => void }) {
  return zoomed.pinned ? <Pinned zoomed={zoomed} onClose={onClose} /> : <Passing zoomed={zoomed} />;
}

function Card({ zoomed: { id, strength, pinned } }: { zoomed: Zoomed }) {
  const { sight, frame } = useTable();
  const row = printed(sight.view, id);
  if (row === undefined) return null;
  return (
    <CardZoom
      row={row}
      say={sight.scene.say}
      strength={strength}
      match={sight.view}
      onRule={pinned ? frame.openRules : undefined}
    />
  );
}

/** As long as the pointer rests: beside the card, never under the pointer, above everything. */
function Passing({ zoomed }: { zoomed: Zoomed }) {
  const shown = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const popover = shown.current;
    popover?.showPopover();
    const { width = 0, height = 0 } = popover?.getBoundingClientRect() ?? {};
    setPlace(placeBeside(zoomed.beside, { width, height }, { width: innerWidth, height: innerHeight }));
    return () => popover?.hidePopover();
  }, [zoomed]);
  return (
    <div ref={shown} popover="manual" className={styles.passing} style={place} aria-hidden="true">
      <Card zoomed={zoomed} />
    </div>
  );
}

/** Until it is closed: for fingers and keys. */
function Pinned({ zoomed, onClose }: { zoomed: Zoomed; onClose: () => void }) {
  const { sight, text } = useTable();
  const shown = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const dialog = shown.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Esc, which the browser handles.
    <dialog
      ref={shown}
      className={styles.pinned}
      aria-label={cardName(sight, zoomed.id)}
      onClose={() => {
        // On unmounting there is nobody left to tell.
        if (shown.current !== null) onClose();
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (!(event.target instanceof Element) || event.target.closest("button, a") === null) onClose();
      }}
    >
      <Card zoomed={zoomed} />
      <button type="button" className={styles.close} onClick={onClose} aria-label={text("shell.close")}>
        ✕
      </button>
    </dialog>
  );
}
