import { scriptOf, TAKE_OVER } from "../program.ts";
import { sourceOf } from "./routing.ts";
import { type Precached, Shelf } from "./shelf.ts";

/*
 * The service worker: keeps the whole program on the device, so that it opens without a network. It waits until no
 * page of an older version is open, or until a player asks for the new one, and never touches what the server says.
 */

declare const self: ServiceWorkerGlobalScope;

/** All files of the program and the name of this set of them, put here by the build. */
declare const FILES: readonly Precached[];
declare const PROGRAM: string;

const addresses: ReadonlySet<string> = new Set(FILES.map(([address]) => address));

const shelf = new Shelf(PROGRAM, FILES, {
  caches: self.caches,
  fetch: (request, how) => self.fetch(request, how),
  programs,
});

async function programs(): Promise<readonly string[]> {
  const { held = [] } = await self.navigator.locks.query();
  return held.flatMap(({ name = "" }) => scriptOf(name) ?? []);
}

self.addEventListener("install", (event) => event.waitUntil(shelf.fill()));

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim().then(() => shelf.tidy())));

self.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (sourceOf(request, self.location.origin, addresses)) {
    case "page":
      event.respondWith(shelf.page(request));
      // What a newer version has brought and waits with is not rubbish.
      if (!self.registration.waiting && !self.registration.installing) event.waitUntil(shelf.tidy());
      return;
    case "file":
      event.respondWith(shelf.file(request));
      return;
    case "network":
      return;
  }
});
