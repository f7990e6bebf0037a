import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * After the reader followed a link to another chapter its beginning is in sight and has the focus. What the browser
 * does by itself on coming back is left alone. Gives back what is to be called when a link is followed.
 */
export function useTurnedPage(book: RefObject<HTMLElement | null>, chapter: string | undefined): () => void {
  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chapter is what has changed.
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    book.current?.scrollIntoView({ block: "start" });
    book.current?.querySelector<HTMLElement>("[data-chapter-title]")?.focus({ preventScroll: true });
  }, [book, chapter]);
  return useCallback(() => {
    turned.current = true;
  }, []);
}
