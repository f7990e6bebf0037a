import { type RefObject, useEffect, useRef } from "react";

/** Marks an element (`data-more`) as long as words of it lie below what is seen of it. */
export function useMoreBelow<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const scrolled = element.current;
    if (scrolled === null) return;
    const mark = (): void => {
      scrolled.toggleAttribute("data-more", wordsEnd(scrolled) > scrolled.getBoundingClientRect().bottom + 1);
    };
    mark();
    const observer = new ResizeObserver(mark);
    for (const seen of [scrolled, ...scrolled.children]) observer.observe(seen);
    scrolled.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      scrolled.removeEventListener("scroll", mark);
    };
  });
  return element;
}

function wordsEnd(element: HTMLElement): number {
  const paragraphs = [...element.querySelectorAll("p")];
  return paragraphs.at(-1)?.getBoundingClientRect().bottom ?? 0;
}
