import { type RefObject, useLayoutEffect, useRef } from "react";

/** Ways to make words fit, each saying or showing a little less than the one before; the styles know what each means. */
const LEVELS = ["whole", "smaller", "short", "short-smaller", "short-smallest"] as const;

/** Gives an element the first level at which none of its words are cut off, whenever they, their letters or its room change. */
export function useFit<E extends HTMLElement>(words: string): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words fit in another way.
  useLayoutEffect(() => {
    const fitted = element.current;
    if (fitted === null) return;
    const refit = (): void => fit(fitted);
    refit();
    const observer = new ResizeObserver(refit);
    observer.observe(fitted.parentElement ?? fitted);
    // Letters of another language come after its words, and are of another width.
    document.fonts.addEventListener("loadingdone", refit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", refit);
    };
  }, [words]);
  return element;
}

/** So much of its size a font reaches beyond a narrow line without a word being cut off. */
const REACH = 0.3;

function fit(element: HTMLElement): void {
  const reach = Number.parseFloat(getComputedStyle(element).fontSize) * REACH;
  for (const level of LEVELS) {
    element.dataset.fit = level;
    if (
      element.scrollHeight <= element.clientHeight + reach &&
      element.scrollWidth <= element.clientWidth + 1
    )
      return;
  }
}
