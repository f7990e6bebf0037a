import { lockOf, TAKE_OVER } from "./program.ts";

/** How often a page that stays open looks for a newer version, in milliseconds. */
const HOUR = 3_600_000;

let registration: ServiceWorkerRegistration | undefined;
let ready = false;
const listeners = new Set<() => void>();

/** Whether a newer version of the program is on this device and waits. */
export function isUpdateReady(): boolean {
  return ready;
}

/** For `useSyncExternalStore`. */
export function watchUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the page anew with the newer version. Other tabs go on with theirs until they are loaded anew. */
export function applyUpdate(): void {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage(TAKE_OVER);
}

/**
 * Keeps the program on this device, once the page is there, and notices newer versions. For built pages only: while
 * one writes them, they shall come from the server.
 */
export function keepProgram(): void {
  if (!("serviceWorker" in navigator)) return;
  holdVersion();
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

/** While this page is open, the files of its version are not thrown away. */
function holdVersion(): void {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (script === null || navigator.locks === undefined) return;
  void navigator.locks.request(
    lockOf(new URL(script.src).pathname),
    { mode: "shared" },
    () => new Promise(() => {}),
  );
}

function whenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => void register(), { timeout: 3000 });
  else setTimeout(() => void register(), 1000);
}

async function register(): Promise<void> {
  try {
    registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  } catch {
    // Forbidden, or no network just now: the program runs all the same, and the next visit tries again.
  }
  // Browsers under remote control may forbid workers without a word.
  if (registration === undefined) return;
  notice(registration.waiting);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration?.installing));
  setInterval(lookForUpdate, HOUR);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") lookForUpdate();
  });
}

function lookForUpdate(): void {
  registration?.update().catch(() => {
    // No network: later.
  });
}

function follow(worker: ServiceWorker | null | undefined): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed") notice(worker);
  });
}

/** The first version of all is no news. */
function notice(worker: ServiceWorker | null): void {
  if (worker === null || navigator.serviceWorker.controller === null) return;
  ready = true;
  for (const listener of [...listeners]) listener();
}
