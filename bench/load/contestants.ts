import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { KITS } from "@medallion/games";
import { at } from "@medallion/kernel";
import type { ServerRequests } from "./attend.ts";
import { Child } from "./child.ts";
import type { Opening } from "./client.ts";

/** One server with one game. */
export interface Contestant {
  readonly name: string;
  /** When it acknowledges, in a sentence. */
  readonly promise: string;
  readonly ours: boolean;
  readonly tables: Pick<Opening, "game" | "mode" | "avoid" | "peer">;
  /** Starts it with its data in this folder. */
  start(folder: string): Promise<Child<ServerRequests>>;
  /** Starts a second node on the same data. */
  startSecond?(): Promise<Child<ServerRequests>>;
}

const PEER = new URL("../peers/boardgame/", import.meta.url);
const TOY = { game: "toy", mode: "long", avoid: ["pass", "done"] } as const;

/** Starts our server with these kits on this database. */
export function startMedallion(
  database: string,
  kits: "game-kits.ts" | "toy-kits.ts",
  execArgv: readonly string[] = [],
): Promise<Child<ServerRequests>> {
  return Child.start({
    module: new URL("medallion-server.ts", import.meta.url),
    args: [database, new URL(kits, import.meta.url).href],
    execArgv,
  });
}

/** The first of our games, as people play it. */
export function ourGame(database?: string): Contestant {
  const { game, lobby } = at(KITS, 0);
  const mode = at(lobby.modes, 0).id;
  const store = database === undefined ? "SQLite" : "PostgreSQL";
  return {
    name: `Medallion, ${game.id} ${mode}, ${store}`,
    promise: "acknowledged when flushed to the disk",
    ours: true,
    tables: { game: game.id, mode, avoid: [] },
    start: (folder) => startMedallion(database ?? `sqlite:${join(folder, "load.db")}`, "game-kits.ts"),
  };
}

/** The first of our games on PostgreSQL, on one node or with the two people of each table on different ones. */
export function onPostgres(database: string, nodes: 1 | 2): Contestant {
  const game = ourGame(database);
  const start = (): Promise<Child<ServerRequests>> => startMedallion(database, "game-kits.ts");
  return {
    ...game,
    name: `${game.name}, ${nodes === 1 ? "one node" : "two nodes"}`,
    ...(nodes === 2 && { startSecond: start }),
  };
}

/** A game as small as the peers'. */
export const OUR_TOY: Contestant = {
  name: "Medallion, toy game, SQLite",
  promise: "acknowledged when flushed to the disk",
  ours: true,
  tables: TOY,
  start: (folder) => startMedallion(`sqlite:${join(folder, "load.db")}`, "toy-kits.ts"),
};

export const PEERS: readonly Contestant[] = [
  {
    name: "boardgame.io, toy game, in memory",
    promise: "acknowledged at once and never written",
    ours: false,
    tables: { ...TOY, peer: new URL("field.js", PEER).href },
    start: () => Child.start({ module: new URL("server.js", PEER) }),
  },
  {
    name: "boardgame.io, toy game, FlatFile",
    promise: "acknowledged before it is written, without a flush",
    ours: false,
    tables: { ...TOY, peer: new URL("field.js", PEER).href },
    start: (folder) => Child.start({ module: new URL("server.js", PEER), args: [join(folder, "flat")] }),
  },
];

/** Installs the peers where only this bench finds them. Says so, since it needs the network once. */
export async function installPeers(say: (text: string) => void): Promise<void> {
  if (existsSync(new URL("node_modules/boardgame.io/package.json", PEER))) return;
  say("installing boardgame.io into bench/peers/boardgame, for this comparison alone (npm ci)");
  const npm = spawn("npm", ["ci", "--ignore-scripts"], { cwd: PEER, stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(npm, "close");
  if (code !== 0)
    throw new Error("boardgame.io could not be installed; try again, or leave it out with --no-peers.");
}
