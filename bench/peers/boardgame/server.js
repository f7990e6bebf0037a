// boardgame.io's server as a process of its own: `node server.js`, in memory, or `node server.js FOLDER` with its FlatFile store.
import { createRequire } from "node:module";
import { attend } from "../../load/attend.ts";
import { lanterns } from "./game.js";

const { Server, FlatFile, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const [folder] = process.argv.slice(2);
const server = Server({
  games: [lanterns],
  origins: [Origins.LOCALHOST],
  ...(folder !== undefined && { db: new FlatFile({ dir: folder }) }),
});
const running = await server.run({ port: 0 });
const { port } = running.appServer.address();
attend(`http://127.0.0.1:${port}`, async () => server.kill(running));
