/** The address of a file, and a hash of what is in it. */
export type Precached = readonly [address: string, hash: string];

const PREFIX = "medallion-";
/** So many files are fetched at a time: the page comes first. */
const AT_ONCE = 6;
/** A file is the same however it was asked for. */
const ANY: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true };

/** Where the browser keeps files, as far as it is needed. */
export interface FileCacheParts {
  readonly caches: CacheStorage;
  fetch(request: Request | string, how?: RequestInit): Promise<Response>;
  /** The first scripts of all pages that are open now, in whatever version. */
  programs(): Promise<readonly string[]>;
}

/** The files of one version of the program, beside those of older versions that are still in use. */
export class FileCache {
  readonly #name: string;
  readonly #files: readonly Precached[];
  readonly #parts: FileCacheParts;

  constructor(version: string, files: readonly Precached[], parts: FileCacheParts) {
    this.#name = `${PREFIX}${version}`;
    this.#files = files;
    this.#parts = parts;
  }

  /** Brings all files here; fails as a whole if one of them cannot be had. */
  async fill(): Promise<void> {
    const cache = await this.#parts.caches.open(this.#name);
    const waiting = [...this.#files];
    const worker = async (): Promise<void> => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await this.#bring(cache, file);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  /** The page that every address of the program opens. */
  async page(request: Request): Promise<Response> {
    return (await this.#find("/")) ?? this.#parts.fetch(request);
  }

  async file(request: Request): Promise<Response> {
    return (await this.#find(request)) ?? this.#parts.fetch(request);
  }

  /** Throws the files of other versions away, but for those that an open page may still ask for. */
  async tidy(): Promise<void> {
    const { caches } = this.#parts;
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    if (others.length === 0) return;
    const programs = await this.#parts.programs();
    for (const name of others) {
      const cache = await caches.open(name);
      const uses = await Promise.all(programs.map((program) => cache.match(program, ANY)));
      if (uses.every((use) => use === undefined)) await caches.delete(name);
    }
  }

  async #find(asked: Request | string): Promise<Response | undefined> {
    const { caches } = this.#parts;
    const own = await caches.open(this.#name);
    return (await own.match(asked, ANY)) ?? (await caches.match(asked, ANY));
  }

  async #bring(cache: Cache, [address]: Precached): Promise<void> {
    // A name with a hash in it always means the same: an older version may have brought it.
    const hashed = address.startsWith("/assets/");
    const known = hashed ? await this.#parts.caches.match(address, ANY) : undefined;
    const response = known ?? (await this.#parts.fetch(address, { cache: hashed ? "default" : "no-cache" }));
    if (!response.ok || response.redirected) throw new Error(`${address} cannot be kept: ${response.status}`);
    await cache.put(address, response);
  }
}
