import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import send from "@fastify/send";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { escaped } from "../ops/html.ts";

/** The one route of everything that lies in the folder of the built pages. */
const ROUTE = "/*";
const INDEX = "index.html";
/** Files here have their content's hash in their names: what was once fetched never changes. */
const HASHED = "/assets/";
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
  serve(app: FastifyInstance): void {
    app.route({
      method: ["GET", "HEAD"],
      url: ROUTE,
      handler: (request, reply) => {
        const [path = ""] = request.url.split("?");
        return this.#send(request, reply, path === "/" ? `/${INDEX}` : path);
      },
    });
  }

  async #send(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    for (const { encoding, ending } of copiesFor(path, request.headers["accept-encoding"])) {
      const found = await send(request.raw, path + ending, {
        ...{ root: this.#folder, index: false, dotfiles: "ignore", cacheControl: false, contentType: false },
      });
      if (found.type === "error" && found.statusCode !== 404) throw found.metadata.error;
      if (found.type !== "file") continue;
      reply.code(found.statusCode).headers(found.headers).header("vary", "accept-encoding");
      reply.header("cache-control", path.startsWith(HASHED) ? YEAR : ASK_AGAIN);
      if (found.statusCode !== NOT_MODIFIED) reply.type(typeOf(path));
      if (encoding !== undefined) reply.header("content-encoding", encoding);
      return reply.send(found.stream);
    }
    reply.callNotFound();
    return reply;
  }

  /** Whether the program in the page decides what is at this path; files lie at the top or in the build's folders. */
  isAddress(path: string): boolean {
    const isFileAtTop = path.lastIndexOf("/") === 0 && path.includes(".");
    return !isFileAtTop && !this.#folders.some((folder) => path.startsWith(folder));
  }

  sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#send(request, reply, `/${INDEX}`);
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

/** A file as the build names it. No step begins with a dot or is written otherwise: nothing leads out of the folder. */
const FILE = /^(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

const NOT_MODIFIED = 304;

interface Copy {
  readonly encoding?: string;
  readonly ending: string;
}

/** The copies of a file that a browser takes, smallest first, and last the file itself; none of what is no file. */
function copiesFor(path: string, accepted: string | string[] = ""): readonly Copy[] {
  if (!FILE.test(path)) return [];
  const taken = String(accepted)
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  const copies = [
    { encoding: "br", ending: ".br" },
    { encoding: "gzip", ending: ".gz" },
  ];
  return [...copies.filter(({ encoding }) => taken.includes(encoding)), { ending: "" }];
}

function typeOf(path: string): string {
  const type = send.mime.getType(path) ?? "application/octet-stream";
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
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
