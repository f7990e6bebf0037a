/** A short word about something that has just happened; gone by itself. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: "news" | "good" | "bad";
  /** Until it is closed. */
  readonly stays: boolean;
}

const SHOWN_FOR = 5000;
/** So many faults stay at once, so that they never cover the page: the latest. */
const MOST_STAYING = 2;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of [...listeners]) listener();
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Says something in a corner of the page, for some seconds or until something else is said so; a fault, and what `stays`,
 * until it is closed.
 */
export function notify(text: string, tone: Toast["tone"] = "news", stays = tone === "bad"): void {
  last += 1;
  const id = last;
  const staying = toasts.filter((toast) => toast.stays && toast.text !== text);
  const kept = staying.slice(Math.max(0, staying.length - (stays ? MOST_STAYING - 1 : MOST_STAYING)));
  set([...kept, { id, text, tone, stays }]);
  if (!stays) setTimeout(() => dismiss(id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}
