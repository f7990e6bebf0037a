import { useEffect, useState } from "react";

const CARD = "card:";

/** The card under a resting mouse, or with the focus; what is spelt `card:<id>` on the table. */
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
  const spot = target.closest<HTMLElement>("[data-spot]")?.dataset.spot;
  return spot?.startsWith(CARD) ? spot.slice(CARD.length) : undefined;
}
