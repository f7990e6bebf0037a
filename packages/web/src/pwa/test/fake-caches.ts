/** The browser's caches, as far as a service worker of ours uses them. */
export class FakeCaches implements CacheStorage {
  readonly #origin: string;
  readonly #caches = new Map<string, Map<string, Response>>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async open(name: string): Promise<Cache> {
    const kept = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, kept);
    const match = async (asked: RequestInfo | URL) => kept.get(this.#pathOf(asked))?.clone();
    const put = async (asked: RequestInfo | URL, response: Response) => {
      kept.set(this.#pathOf(asked), response.clone());
    };
    return { match, put } as Cache;
  }

  async match(asked: RequestInfo | URL): Promise<Response | undefined> {
    const path = this.#pathOf(asked);
    for (const kept of this.#caches.values()) if (kept.has(path)) return kept.get(path)?.clone();
    return undefined;
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  #pathOf(asked: RequestInfo | URL): string {
    return new URL(asked instanceof Request ? asked.url : asked, this.#origin).pathname;
  }
}
