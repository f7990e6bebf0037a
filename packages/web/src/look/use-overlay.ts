import { type RefObject, useEffect, useRef } from "react";

/**
 * A `<dialog popover>` that stands above all else as long as it is rendered, and gives the focus back; what bears
 * `data-first` has it first. What is
 * below stays alive, which is much quicker than a modal dialog: that one has the whole page styled anew. Above a modal
 * dialog it must be modal itself, or it could not be reached.
 */
export function useOverlay(): RefObject<HTMLDialogElement | null> {
  const overlay = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = overlay.current;
    if (shown === null) return;
    const before = document.activeElement;
    if (document.querySelector("dialog:modal") === null) {
      shown.showPopover();
      const first = shown.querySelector<HTMLElement>("[data-first]") ?? shown.querySelector("button");
      first?.focus({ preventScroll: true });
    } else shown.showModal();
    return () => {
      if (shown.matches(":popover-open")) shown.hidePopover();
      else shown.close();
      // The element leaves the document in the same moment, so the browser cannot give the focus back itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return overlay;
}

/** Whether something stands above the page that keys are meant for. */
export function isOverlaid(): boolean {
  return document.querySelector("dialog:modal, dialog:popover-open") !== null;
}
