import type { AppendWork, Ask, Work } from "./work.ts";

export type NumberedAsk = Ask & { readonly id: number };

/**
 * An ask as it is said to the thread: JSON, and after it the entries that are to be written, a line each. They are JSON
 * already, in which no line ends, and would be quoted and read once more.
 */
export function askText(id: number, ask: Ask): string {
  if (ask.kind !== "commit") return JSON.stringify({ id, ...ask });
  let lines = "";
  const works = ask.works.map((work) => {
    if (work.kind !== "append") return work;
    for (const entry of work.entries) lines += `\n${entry}`;
    return { ...work, entries: work.entries.length };
  });
  return JSON.stringify({ id, kind: ask.kind, works }) + lines;
}

type Said = Work | (Omit<AppendWork, "entries"> & { readonly entries: number });

/** What was asked. */
export function askIn(text: string): NumberedAsk {
  const [head = "", ...lines] = text.split("\n");
  const ask: NumberedAsk = JSON.parse(head);
  if (ask.kind !== "commit") return ask;
  let next = 0;
  const works = (ask.works as readonly Said[]).map((work): Work => {
    if (work.kind !== "append" || typeof work.entries !== "number") return work as Work;
    const entries = lines.slice(next, next + work.entries);
    next += work.entries;
    return { ...work, entries };
  });
  return { ...ask, works };
}
