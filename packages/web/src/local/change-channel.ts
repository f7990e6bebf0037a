/** A BroadcastChannel: tells all others, in this tab and in other tabs, that something was changed. */
export interface ChangeChannel {
  post(what: string): void;
  /** Calls back when somebody else posts; gives back how to stop. */
  watch(listener: (what: string) => void): () => void;
}

/** The channel of this name that all pages and workers of this device share. */
export function channelNamed(name: string): ChangeChannel {
  const channel = new BroadcastChannel(name);
  const listeners = new Set<(what: string) => void>();
  channel.onmessage = ({ data }) => {
    for (const listener of [...listeners]) listener(String(data));
  };
  return {
    post: (what) => channel.postMessage(what),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Carries the id of a table that was founded, removed or has moved on. */
export const TABLES_CHANNEL = "medallion-tables";
/** Carries the area of something that was kept or thrown away. */
export const KEEP_CHANNEL = "medallion-keep";
