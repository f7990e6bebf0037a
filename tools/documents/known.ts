import { dirname, posix } from "node:path";

/** One command of the program with what may follow it. */
export interface KnownCommand {
  readonly options: ReadonlySet<string>;
  readonly parts: ReadonlyMap<string, KnownCommand>;
  /** Whether its first argument is a game. */
  readonly ofGame: boolean;
}

/** All that documents and comments may name. */
export interface Known {
  /** The files of the repository, written with slashes. */
  readonly files: ReadonlySet<string>;
  /** Their folders. */
  readonly folders: ReadonlySet<string>;
  /** The scripts of `package.json`, with the words that each understands after `--`; none where that is unknown. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** `medallion` with its commands. */
  readonly program: KnownCommand;
  readonly games: ReadonlySet<string>;
  /** The steps of `./test`. */
  readonly steps: ReadonlySet<string>;
  /** IDs of rules and checks, as tests cite them. */
  readonly rules: ReadonlySet<string>;
  /** What the facts of each game can be cited by: parts, constraints, targets. */
  readonly facts: ReadonlyMap<string, ReadonlySet<string>>;
  /** What a link into a Markdown file may name after `#`. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What is made by the program or by its tools, and not kept. */
const MADE = /(^|\/)(node_modules|dist|\.cache|bench-results|coverage)(\/|$)/;

/** A part of a path that stands for others: `*`, `<game>`, `…`, `NAME`, `{a,b}`, `v<n>`. */
const WILD = /<[^<>/]*>|\{[^{}/]*\}|\*\*\/|\*+|…|(?<=^|\/)[A-Z]{2,}(?=$|\/|\.(?!md))/g;

/** Written from the root of the repository. */
const ROOTED = /^(?:packages|tools|docs|bench|examples)\//;

export function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files)
    for (let folder = dirname(file); folder !== "." && !folders.has(folder); folder = dirname(folder))
      folders.add(folder);
  return folders;
}

/**
 * Whether a file or folder is there under this name: from the root, from where it is named, or further below. What a
 * source of one package says without a path is meant in that package.
 */
export function isThere(name: string, from: string, known: Known): boolean {
  const path = name.replace(/^\.\//, "").replace(/\/$/, "");
  if (MADE.test(path)) return true;
  const has = (place: string): boolean => known.files.has(place) || known.folders.has(place);
  if (has(path) || has(posix.join(dirname(from), path))) return true;
  if (path.startsWith("..") || (ROOTED.test(path) && path.search(WILD) < 0)) return false;
  const end = new RegExp(`(^|/)${patternOf(path)}$`);
  const near = ROOTED.test(path) ? "" : (/^(?:packages\/[^/]+|tools|bench)\//.exec(from)?.[0] ?? "");
  for (const places of [known.files, known.folders])
    for (const place of places) if (place.startsWith(near) && end.test(place)) return true;
  return false;
}

function patternOf(path: string): string {
  const between = path.split(WILD).map((text) => text.replace(/[.*+?^$()[\]\\|{}]/g, "\\$&"));
  const wild = [...path.matchAll(WILD)].map(([mark]) =>
    mark.startsWith("**") || mark === "…" ? ".*" : "[^/]*",
  );
  return between.map((text, index) => text + (wild[index] ?? "")).join("");
}
