import { type RefObject, useEffect, useEffectEvent } from "react";

/** What stands above it is no place beside it. */
const ABOVE = "dialog, [popover]";

/**
 * Closes it with the next tap beside it, which does nothing else. The browser's own way would close it when the finger
 * is lifted that was held to open it.
 */
export function useTappedAway(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let tapped = false;
    const beside = ({ target }: Event) =>
      target instanceof Element &&
      dialog.current?.contains(target) !== true &&
      target.closest(ABOVE) === null;
    const press = (event: Event) => {
      tapped = beside(event);
      if (tapped) event.stopPropagation();
    };
    const click = (event: Event) => {
      if (!tapped || !beside(event)) return;
      event.stopPropagation();
      event.preventDefault();
      close();
    };
    document.addEventListener("pointerdown", press, { signal, capture: true });
    document.addEventListener("click", click, { signal, capture: true });
    return () => stopped.abort();
  }, [dialog]);
}
