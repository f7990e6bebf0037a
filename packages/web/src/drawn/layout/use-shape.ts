import { useSyncExternalStore } from "react";

/** How the table is laid out: a desk, an upright sheet, or a phone with tabs. */
export type Shape = "wide" | "tall" | "phone";

/* As the layouts have it; a window that is low shows as much as a phone that lies. */
const PHONE = "(max-width: 599px), (max-height: 499px)";
const WIDE = "(min-width: 1100px) and (min-aspect-ratio: 1/1)";

function shapeNow(): Shape {
  return matchMedia(PHONE).matches ? "phone" : matchMedia(WIDE).matches ? "wide" : "tall";
}

function watch(changed: () => void): () => void {
  const queries = [PHONE, WIDE].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", changed);
  return () => {
    for (const query of queries) query.removeEventListener("change", changed);
  };
}

export function useShape(): Shape {
  return useSyncExternalStore(watch, shapeNow, () => "wide");
}
