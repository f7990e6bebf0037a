import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { escaped } from "../ops/html.ts";

/** The one route of everything that lies in the folder of the built pages. */
const ROUTE = "/*";
const INDEX = "index.html";
/** Files here have their content's hash in their names: what was once fetched never changes. */
const HASHED = "assets";
const YEAR = "public, max-age=31536000, immutable";
/** Kept, but asked for again each time: a short "not modified" if it is still the same. */
const ASK_AGAIN = "no-cache";

/** The built pages of the browser: files, and one page that all addresses of the program open. */
export class Files {
  readonly #folder: string;
  readonly #folders: readonly string[];

  constructor(folder: string) {
    this.#folder = folder;
    this.#folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `/${name}/`);
  }

  /** Serves the files, compressed as the build left them where the browser takes that. */
  async serve(app: FastifyInstance): Promise<void> {
    const hashed = `${join(this.#folder, HASHED)}${sep}`;
    await app.register(fastifyStatic, {
      root: this.#folder,
      index: [INDEX],
      preCompressed: true,
      dotfiles: "ignore",
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", path.startsWith(hashed) ? YEAR : ASK_AGAIN);
      },
    });
  }

  /** Whether the program in the page decides what is at this path; files lie at the top or in the build's folders. */
  isAddress(path: string): boolean {
    return !/^\/[^/]*\.[^/]*$/.test(path) && !this.#folders.some((folder) => path.startsWith(folder));
  }

  sendPage(reply: FastifyReply): FastifyReply {
    return reply.sendFile(INDEX);
  }

  /** The page under another title: what is shown of a link before anybody opens it. */
  async sendTitled(reply: FastifyReply, title: string): Promise<FastifyReply> {
    const page = await readFile(join(this.#folder, INDEX), "utf8");
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", ASK_AGAIN)
      .send(page.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`));
  }
}

/** Whether a request is for a file of the pages: many come at once, and none of them costs more than reading it. */
export function isFile({ routeOptions, url }: FastifyRequest): boolean {
  return routeOptions.url === ROUTE && !isApi(url);
}

/** Whether somebody opens an address in a browser. */
export function isOpened({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === "GET" || method === "HEAD") && headers.accept?.includes("text/html") === true && !isApi(url)
  );
}

function isApi(path: string): boolean {
  return path.startsWith("/api/");
}
