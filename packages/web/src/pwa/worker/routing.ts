/** Where the answer to a request comes from. `network`: the browser does as if there were no worker. */
export type AnswerSource = "page" | "file" | "network";

/** Pages that the server itself writes, and its API: never kept, never answered from here. */
const OF_SERVER = /^\/(api|owner|healthz|readyz|metrics)(\/|$)/;

/** What is asked of a request. */
export interface Fetched {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Decides by address alone; `files` are the addresses that are kept. */
export function sourceOf(
  { method, mode, url }: Fetched,
  origin: string,
  files: ReadonlySet<string>,
): AnswerSource {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== "GET" || theirs !== origin || OF_SERVER.test(pathname)) return "network";
  if (pathname !== "/" && files.has(pathname)) return "file";
  // Of an older version that still runs in some tab.
  if (pathname.startsWith("/assets/")) return "file";
  return mode === "navigate" ? "page" : "network";
}
