import { useSyncExternalStore } from "react";
import type { IconStore } from "./icon-store.ts";

interface IconSymbolsProps {
  readonly store: IconStore;
  /** What an icon is referred to by. */
  readonly idOf: (name: string) => string;
}

/** Every icon of the page once; whatever shows it refers to it. */
export function IconSymbols({ store, idOf }: IconSymbolsProps) {
  const icons = useSyncExternalStore(store.watch, store.drawn, store.drawn);
  return icons.map(({ name, path }) => <path key={name} id={idOf(name)} d={path} />);
}
