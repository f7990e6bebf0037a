/** Tells all others, in this tab and in others, that something was changed. */
export interface Bell {
  ring(what: string): void;
  /** Calls back when somebody else rings; gives back how to stop. */
  watch(listener: (what: string) => void): () => void;
}

/** The bell of this name that all pages and workers of this device share. */
export function bellNamed(name: string): Bell {
  const channel = new BroadcastChannel(name);
  const listeners = new Set<(what: string) => void>();
  channel.onmessage = ({ data }) => {
    for (const listener of [...listeners]) listener(String(data));
  };
  return {
    ring: (what) => channel.postMessage(what),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Rung with the id of a table that was founded, removed or has moved on. */
export const TABLES_BELL = "medallion-tables";
/** Rung with the area of something that was kept or thrown away. */
export const KEEP_BELL = "medallion-keep";
