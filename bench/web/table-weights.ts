import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { settled } from "../../packages/web/browser/stage/settled.ts";
import { openVisit } from "../../packages/web/browser/stage/visit.ts";
import { viteConfig, WEB } from "../../packages/web/build/vite.ts";
import type { Barred } from "../bar.ts";
import type { Stand } from "./loading.ts";

const SOURCES = `${WEB}/src/`;

/** A drawn table: where its program begins, below the folder of the pages' sources, and the most it may weigh, in KB. */
interface WeighedTable {
  readonly game: string;
  readonly entry: string;
  readonly bar: number;
}

/** The bars of the issues. */
const TABLES: readonly WeighedTable[] = [
  { game: "ronin", entry: "games/ronin/table/ronin-table.tsx", bar: 140 },
  { game: "old-world", entry: "games/old-world/table/old-world-table.tsx", bar: 180 },
];

/** What drawn tables add to what is loaded before one of them is opened: their own files, without engine, texts and fonts. */
export async function tableFigures({ browser, origin, say }: Stand): Promise<readonly Barred[]> {
  say("weighing the drawn tables");
  const parts = await builtParts();
  const { page, context } = await openVisit(browser, origin, {});
  const early = new Set<string>();
  page.on("response", (response) => early.add(new URL(response.url()).pathname.slice(1)));
  await page.goto("/");
  await settled(page);
  await page.waitForLoadState("networkidle");
  await context.close();
  return TABLES.map((table) => {
    const { game, entry, bar } = table;
    const own = filesOf(parts, table, early).filter((file) => !early.has(file));
    const opened = chunkOf(parts, entry).fileName;
    if (early.has(opened)) throw new Error(`${opened} is loaded before a table is opened`);
    const bytes = own.reduce((sum, file) => sum + zipped(parts, file), 0);
    const note = `${own.length} files without engine, texts and fonts, loaded only when opened`;
    return {
      name: `table-weight-${game}`,
      value: Number((bytes / 1000).toFixed(1)),
      unit: "KB gzipped",
      bar,
      note,
    };
  });
}

type Part = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** All files of the pages, built as they are for everybody but kept nowhere. */
async function builtParts(): Promise<ReadonlyMap<string, Part>> {
  const config = viteConfig();
  const built = await build({ ...config, build: { ...config.build, write: false } });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  return new Map(outputs.map((part) => [part.fileName, part]));
}

function chunkOf(parts: ReadonlyMap<string, Part>, entry: string): Rolldown.OutputChunk {
  for (const part of parts.values())
    if (part.type === "chunk" && part.facadeModuleId === `${SOURCES}${entry}`) return part;
  throw new Error(`nothing is built from ${entry}`);
}

/**
 * The files that come with a table, styles and its own late drawings included; what has nothing of the pages is engine.
 * What the first page itself asks for later is no part of the table: lessons, hints and drawings of the rule book.
 */
function filesOf(
  parts: ReadonlyMap<string, Part>,
  { game, entry }: WeighedTable,
  early: ReadonlySet<string>,
): readonly string[] {
  const home = `${SOURCES}games/${game}/`;
  const reached = new Set<Rolldown.OutputChunk>();
  const reach = (chunk: Rolldown.OutputChunk): void => {
    if (early.has(chunk.fileName) || reached.has(chunk) || isEngine(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) reachNamed(name, () => true);
    // What the book draws too, as pictures of stories, is a chunk of no single module.
    for (const name of chunk.dynamicImports)
      reachNamed(name, ({ facadeModuleId, moduleIds }) =>
        [facadeModuleId ?? "", ...moduleIds].some((id) => id.startsWith(home)),
      );
  };
  const reachNamed = (name: string, isWanted: (chunk: Rolldown.OutputChunk) => boolean): void => {
    const next = parts.get(name);
    if (next?.type === "chunk" && isWanted(next)) reach(next);
  };
  reach(chunkOf(parts, entry));
  return [
    ...new Set(
      [...reached].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]),
    ),
  ];
}

/** It has nothing of the pages; what has nothing at all only leads on to what it is made of. */
function isEngine({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.length > 0 && !moduleIds.some((id) => id.startsWith(SOURCES));
}

function zipped(parts: ReadonlyMap<string, Part>, file: string): number {
  const part = parts.get(file);
  if (part === undefined) throw new Error(`${file} was not built`);
  return gzipSync(part.type === "chunk" ? part.code : part.source, { level: 9 }).length;
}
