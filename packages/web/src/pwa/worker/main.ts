import { scriptOf, TAKE_OVER } from "../program.ts";
import { FileCache, type Precached } from "./file-cache.ts";
import { sourceOf } from "./routing.ts";

/*
 * The service worker: keeps the whole program on the device, so that it opens without a network. It waits until no
 * page of an older version is open, or until a player asks for the new one, and never touches what the server says.
 */

declare const self: ServiceWorkerGlobalScope;

/** All files of the program and the name of this set of them, put here by the build. */
declare const FILES: readonly Precached[];
declare const PROGRAM: string;

const addresses: ReadonlySet<string> = new Set(FILES.map(([address]) => address));

const cache = new FileCache(PROGRAM, FILES, {
  caches: self.caches,
  fetch: (request, how) => self.fetch(request, how),
  programs,
});

async function programs(): Promise<readonly string[]> {
  const { held = [] } = await self.navigator.locks.query();
  return held.flatMap(({ name = "" }) => scriptOf(name) ?? []);
}

self.addEventListener("install", (event) => event.waitUntil(cache.fill()));

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim().then(() => cache.tidy())));

/** Whoever is told that it is their turn comes back to the page that told it. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(([page]) => page?.focus() ?? self.clients.openWindow("/")),
  );
});

self.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (sourceOf(request, self.location.origin, addresses)) {
    case "page":
      event.respondWith(cache.page(request));
      // What a newer version has brought and waits with is not rubbish.
      if (!self.registration.waiting && !self.registration.installing) event.waitUntil(cache.tidy());
      return;
    case "file":
      event.respondWith(cache.file(request));
      return;
    case "network":
      return;
  }
});
