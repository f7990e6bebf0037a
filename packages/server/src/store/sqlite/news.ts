import type { Listen } from "../database.ts";
import { IN_MEMORY } from "./open.ts";

type Listener = Parameters<Listen>[0];

/** Who listens in this process, by file: stores on one file hear each other. */
const byPath = new Map<string, Set<Listener>>();

/** Carries the news of appends within this process. */
export function sqliteNews(path: string): { listen: Listen; appended: Listener["appended"] } {
  const listeners = path === IN_MEMORY ? new Set<Listener>() : (byPath.get(path) ?? new Set());
  if (path !== IN_MEMORY) byPath.set(path, listeners);
  return {
    listen: async (on) => {
      const listener = { ...on };
      listeners.add(listener);
      return async () => void listeners.delete(listener);
    },
    appended: (table, position) => {
      for (const listener of listeners) listener.appended(table, position);
    },
  };
}
