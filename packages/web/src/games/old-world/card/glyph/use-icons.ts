import { useLayoutEffect } from "react";
import { ICON_SHELF } from "./icon-shelf.ts";

/** Sees to it that these icons are on the page; what is no icon of the set is there anyway. */
export function useIcons(...icons: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names themselves, not their list.
  useLayoutEffect(() => {
    for (const icon of icons) ICON_SHELF.want(icon);
  }, [icons.join(" ")]);
}
