import { createServer } from "vite";
import { viteConfig } from "../build/vite.ts";
const server = await createServer({
  ...viteConfig(),
  cacheDir: "/tmp/medallion-vite-5212",
  logLevel: "info",
  optimizeDeps: { include: ["react", "react-dom", "react-dom/client", "react/jsx-dev-runtime", "react/jsx-runtime"] },
  server: { host: "127.0.0.1", port: 5212, strictPort: true, hmr: false, watch: null },
});
await server.listen();
