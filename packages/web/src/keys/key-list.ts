import { useEffect } from "react";

/** Keys that do something where one is; the list behind `?` shows them. */
export interface KeySection {
  readonly title: string;
  readonly keys: readonly KeyLine[];
}

export interface KeyLine {
  /** As printed on the keys: `["Ctrl", "Z"]`. */
  readonly keys: readonly string[];
  readonly about: string;
}

let sections: readonly KeySection[] = [];
const listeners = new Set<() => void>();

function set(next: readonly KeySection[]): void {
  sections = next;
  for (const listener of [...listeners]) listener();
}

export function keySections(): readonly KeySection[] {
  return sections;
}

export function watchKeySections(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds to the list of keys as long as the caller is shown. `section` should be memoised. */
export function useKeyList(section: KeySection): void {
  useEffect(() => {
    set([...sections, section]);
    return () => set(sections.filter((other) => other !== section));
  }, [section]);
}
