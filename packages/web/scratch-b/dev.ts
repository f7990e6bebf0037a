import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { createServer } from "vite";
import { viteConfig } from "../build/vite.ts";
const server = await createServer({
  ...viteConfig(),
  plugins: [...(viteConfig().plugins ?? []), { name: "missing", enforce: "pre", resolveId(id: string, from?: string) {
    if (from?.includes("/gwent/") && id.startsWith("./") && !existsSync(join(dirname(from), id))) return "\0missing";
    return undefined;
  }, load: (id: string) => id === "\0missing" ? "export default {}; export const BOOK = {}; export const ENTRIES = {};" : undefined }],
  cacheDir: "/tmp/medallion-vite-5202",
  logLevel: "info",
  optimizeDeps: { include: ["react", "react-dom", "react-dom/client", "react/jsx-dev-runtime", "react/jsx-runtime"] },
  server: { host: "127.0.0.1", port: 5202, strictPort: true, hmr: false, watch: { ignored: ["**/packages/server/**", "**/packages/cli/**", "**/docs/**"] } },
});
await server.listen();
