import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../language/language.tsx";
import { CloseMark } from "../../look/close-mark.tsx";
import { type Placement, placeBeside, type Side } from "../../look/place-beside.ts";
import { useOverlay } from "../../look/use-overlay.ts";
import { useTappedAway } from "../over/use-tapped-away.ts";
import styles from "./zoom.module.css";
import type { Zoomed } from "./zoomed.ts";

interface ZoomProps {
  readonly zoomed: Zoomed;
  /** What the card is called. */
  readonly name: string;
  readonly onClose: () => void;
  /** The card, large. */
  readonly children: ReactNode;
}

/** One card, large, with all that it does, above everything else. */
export function Zoom({ zoomed, name, onClose, children }: ZoomProps) {
  return zoomed.pinned ? (
    <Pinned name={name} onClose={onClose}>
      {children}
    </Pinned>
  ) : (
    <Passing key={zoomed.id} bearer={zoomed.bearer}>
      {children}
    </Passing>
  );
}

interface PassingProps {
  readonly bearer: HTMLElement;
  readonly children: ReactNode;
}

/** As long as the mouse rests: beside the small card, never under the pointer. */
function Passing({ bearer, children }: PassingProps) {
  const shown = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Placement>();
  useLayoutEffect(() => {
    const popover = shown.current;
    if (popover === null) return;
    popover.showPopover();
    const put = () => setPlace(placeOf(popover, bearer));
    put();
    // The card's line comes a moment later and makes it higher.
    const growth = new ResizeObserver(put);
    growth.observe(popover);
    return () => {
      growth.disconnect();
      popover.hidePopover();
    };
  }, [bearer]);
  return (
    <div
      ref={shown}
      popover="manual"
      className={styles.passing}
      style={place ?? { visibility: "hidden" }}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

/** In the lower half of the screen, where a hand lies, it stands above the card: its neighbours stay in sight. */
const IN_LOWER_HALF: readonly Side[] = ["above", "right", "left", "below"];

function placeOf({ offsetWidth, offsetHeight }: HTMLElement, bearer: HTMLElement): Placement {
  const box = bearer.getBoundingClientRect();
  const screen = { width: innerWidth, height: innerHeight };
  const sides = box.top > screen.height / 2 ? IN_LOWER_HALF : undefined;
  return placeBeside(box, { width: offsetWidth, height: offsetHeight }, screen, sides);
}

/** Until it is closed: for fingers and keys. */
function Pinned({ name, onClose, children }: Omit<ZoomProps, "zoomed">) {
  const text = useText();
  const dialog = useOverlay();
  useTappedAway(dialog, onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Esc, see use-zoom-keys.ts.
    <dialog
      ref={dialog}
      popover="manual"
      className={styles.pinned}
      aria-label={name}
      onToggle={({ newState }) => {
        // On unmounting there is nobody left to tell.
        if (newState === "closed" && dialog.current !== null) onClose();
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (!(event.target instanceof Element) || event.target.closest("button, a") === null) onClose();
      }}
    >
      <button type="button" className={styles.close} onClick={onClose} aria-label={text("shell.close")}>
        <CloseMark />
      </button>
      {children}
    </dialog>
  );
}
