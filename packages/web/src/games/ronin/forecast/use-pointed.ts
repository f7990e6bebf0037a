import { useEffect, useState } from "react";

/** The card under a resting mouse, or with the focus, whatever pointing there means: a card of a row means its row. */
export function usePointed(): string | undefined {
  const [hovered, setHovered] = useState<string>();
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    // A finger points at nothing between two touches.
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === "mouse") setHovered(cardAt(target));
    };
    const enter = ({ target }: FocusEvent) => setFocused(cardAt(target));
    const leave = () => setFocused(undefined);
    addEventListener("pointerover", over);
    addEventListener("focusin", enter);
    addEventListener("focusout", leave);
    return () => {
      removeEventListener("pointerover", over);
      removeEventListener("focusin", enter);
      removeEventListener("focusout", leave);
    };
  }, []);
  return hovered ?? focused;
}

function cardAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("button[data-zoom]")?.dataset.zoom;
}
