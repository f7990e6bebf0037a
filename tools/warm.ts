import { enableCompileCache } from "node:module";

// Called once after an install: so that even the first start of a server need not compile everything.
enableCompileCache();
await import("../packages/cli/src/run.ts");
await import("../packages/cli/src/commands/serve.ts");
await import("../packages/cli/src/network.ts");
await import("@medallion/games");
await import("@medallion/server");
