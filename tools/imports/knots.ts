import { posix } from "node:path";
import { circlesIn, type Graph, wayAround } from "./circles.ts";
import type { Source } from "./source.ts";

/** How many files and folders of a package import each other in circles. */
export interface Knots {
  /** Files in circles of imports that are there when the program runs. */
  readonly byValue: number;
  /** Files in circles of any imports, those of types among them. */
  readonly byTypes: number;
  /** Folders below `src` that lie beside each other and import each other in circles; what tests import is not counted. */
  readonly folders: number;
}

const NONE: Knots = { byValue: 0, byTypes: 0, folders: 0 };

/** What is knotted today. A number may only shrink: write here what is left. Packages that are not here have no knots. */
export const KNOTTED: Readonly<Record<string, Knots>> = {
  cli: { ...NONE, folders: 7 },
  gwent: { byValue: 12, byTypes: 15, folders: 2 },
  kernel: { ...NONE, byTypes: 2 },
  "old-world": { ...NONE, byTypes: 75, folders: 4 },
  ronin: { byValue: 2, byTypes: 7, folders: 3 },
  server: { ...NONE, byTypes: 7, folders: 3 },
  table: { ...NONE, byTypes: 4 },
};

/** Finds the knots of one package; each is a sentence that says the way around. */
export function knotsIn(sources: readonly Source[]): {
  readonly knots: Knots;
  readonly ways: readonly string[];
} {
  const values = graphOf(sources, ({ syntax }) => syntax.valueImports);
  const all = graphOf(sources, ({ syntax }) => syntax.imports);
  const folders = folderGraph(
    sources.filter(({ isTest }) => !isTest).map(({ file }) => file),
    all,
  );
  const circles = [circlesIn(values), circlesIn(all), circlesIn(folders)] as const;
  const [byValue, byTypes, ofFolders] = circles;
  const told = (graph: Graph, found: readonly (readonly string[])[], what: string): string[] =>
    found.map((circle) => `${circle.length} ${what} in a circle: ${wayAround(graph, circle).join(" → ")}`);
  return {
    knots: {
      byValue: byValue.flat().length,
      byTypes: byTypes.flat().length,
      folders: ofFolders.flat().length,
    },
    ways: [
      ...told(values, byValue, "files"),
      ...told(all, byTypes, "files with their types"),
      ...told(folders, ofFolders, "folders"),
    ],
  };
}

/** What a package has more of than it may, and what it has less of than is written here. */
export function knotFaults(
  name: string,
  sources: readonly Source[],
  bounds: Readonly<Record<string, Knots>> = KNOTTED,
): readonly string[] {
  const { knots, ways } = knotsIn(sources);
  const bound = bounds[name] ?? NONE;
  const kinds = ["byValue", "byTypes", "folders"] as const;
  const more = kinds.filter((kind) => knots[kind] > bound[kind]);
  const less = kinds.filter((kind) => knots[kind] < bound[kind]);
  return [
    ...more.map(
      (kind) => `packages/${name}: ${knots[kind]} knotted ${kind}, but at most ${bound[kind]} may be`,
    ),
    ...(more.length > 0 ? ways.map((way) => `packages/${name}: ${way}`) : []),
    ...less.map(
      (kind) =>
        `packages/${name}: only ${knots[kind]} are knotted ${kind}: write that into tools/imports/knots.ts (${bound[kind]})`,
    ),
  ];
}

export function knotLine(name: string, { byValue, byTypes, folders }: Knots): string {
  return `${name}: in circles ${byValue} files by value, ${byTypes} by types; ${folders} folders`;
}

function graphOf(sources: readonly Source[], imports: (source: Source) => readonly string[]): Graph {
  const files = new Set(sources.map(({ file }) => file));
  return new Map(
    sources.map((source) => [
      source.file,
      new Set(
        imports(source)
          .filter((specifier) => specifier.startsWith("."))
          .map((specifier) => posix.join(posix.dirname(source.file), specifier))
          .filter((target) => files.has(target) && target !== source.file),
      ),
    ]),
  );
}

/** Folders that lie beside each other, at any depth: what a file of one imports from the other. */
function folderGraph(files: readonly string[], graph: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const file of files)
    for (const target of graph.get(file) ?? []) {
      const [own, other] = apart(foldersOf(file), foldersOf(target));
      if (own === undefined || other === undefined) continue;
      folders.set(own, (folders.get(own) ?? new Set<string>()).add(other));
    }
  return folders;
}

/** Where two lines of folders part; nothing if one of them goes on from the other. */
function apart(one: readonly string[], other: readonly string[]): readonly (string | undefined)[] {
  const place = one.findIndex((folder, depth) => folder !== other[depth]);
  return place < 0 ? [] : [one[place], other[place]];
}

/** The folders of `src` that a file lies in, from the outermost to its own. */
function foldersOf(file: string): readonly string[] {
  const [, root = "", path = ""] = /^(packages\/[^/]+\/src\/)(.*)$/.exec(file) ?? [];
  const names = path.split("/").slice(0, -1);
  return names.map((_, depth) => root + names.slice(0, depth + 1).join("/"));
}
