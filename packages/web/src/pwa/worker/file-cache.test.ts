import { expect, test } from "vitest";
import { FakeCaches } from "../test/fake-caches.ts";
import { FileCache, type Precached } from "./file-cache.ts";

const HOME = "https://table.example";

/** A server with these files, which counts what is asked of it. */
function served(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const fetch = async (request: Request | string): Promise<Response> => {
    const path = new URL(typeof request === "string" ? request : request.url, HOME).pathname;
    asked.push(path);
    const body = files[path];
    return new Response(body ?? "", { status: body === undefined ? 404 : 200 });
  };
  return { asked, fetch };
}

const ONE = { "/": "page one", "/assets/index-1.js": "one", "/assets/same.js": "same" };
const TWO = { "/": "page two", "/assets/index-2.js": "two", "/assets/same.js": "same" };

function arranged(caches: FakeCaches, version: string, files: Readonly<Record<string, string>>) {
  const open: string[] = [];
  const server = served(files);
  const list = Object.keys(files).map((path): Precached => [path, "hash"]);
  const cache = new FileCache(version, list, { caches, fetch: server.fetch, programs: async () => open });
  return { ...server, cache, open };
}

const body = async (response: Promise<Response>) => (await response).text();
const request = (path: string) => new Request(`${HOME}${path}`);

test("once it is filled, nothing more is asked of the network", async () => {
  const { cache, asked } = arranged(new FakeCaches(HOME), "one", ONE);
  await cache.fill();
  expect(asked.sort()).toEqual(Object.keys(ONE).sort());
  expect(await body(cache.page(request("/play/some-table")))).toBe("page one");
  expect(await body(cache.file(request("/assets/index-1.js")))).toBe("one");
  expect(asked).toHaveLength(3);
});

test("what is not kept comes from the network", async () => {
  const { cache } = arranged(new FakeCaches(HOME), "one", ONE);
  expect(await body(cache.file(request("/assets/index-1.js")))).toBe("one");
});

test("a file that cannot be had fails the whole version", async () => {
  const caches = new FakeCaches(HOME);
  const { fetch } = served({ "/": "page" });
  const files: Precached[] = [
    ["/", "hash"],
    ["/assets/missing.js", "hash"],
  ];
  const cache = new FileCache("one", files, { caches, fetch, programs: async () => [] });
  await expect(cache.fill()).rejects.toThrow("/assets/missing.js");
});

test("a newer version brings only what has changed, and shows its own page", async () => {
  const caches = new FakeCaches(HOME);
  await arranged(caches, "one", ONE).cache.fill();
  const { cache, asked } = arranged(caches, "two", TWO);
  await cache.fill();
  expect(asked.sort()).toEqual(["/", "/assets/index-2.js"]);
  expect(await body(cache.page(request("/")))).toBe("page two");
});

test("files of an older version stay as long as one of its pages is open", async () => {
  const caches = new FakeCaches(HOME);
  await arranged(caches, "one", ONE).cache.fill();
  await caches.open("of somebody else");
  const { cache, open } = arranged(caches, "two", TWO);
  await cache.fill();
  open.push("/assets/index-1.js", "/assets/index-2.js");
  await cache.tidy();
  expect(await body(cache.file(request("/assets/index-1.js")))).toBe("one");
  open.shift();
  await cache.tidy();
  expect(await caches.keys()).toEqual(["of somebody else", "medallion-two"]);
});
