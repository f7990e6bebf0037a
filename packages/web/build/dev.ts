import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { viteConfig } from "./vite.ts";

/** Pages that change as one writes them; the API comes from a server started beside it (`./play`). */
const API = process.env.MEDALLION_API ?? "http://127.0.0.1:8080";
const PORT = Number(process.env.PORT ?? 5173);

const server = await createServer({
  ...viteConfig(),
  cacheDir: join(tmpdir(), `medallion-vite-${PORT}`),
  logLevel: "info",
  server: {
    host: "127.0.0.1",
    port: PORT,
    strictPort: true,
    proxy: { "/api": { target: API, ws: true }, "/healthz": API },
  },
});
await server.listen();
server.printUrls();
