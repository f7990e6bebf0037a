#!/usr/bin/env node
import { enableCompileCache, flushCompileCache } from "node:module";

// Reading all our sources takes longer than anything else at the start; from the second time on it is halved.
enableCompileCache();
// A server that is killed never comes to its end, where the cache would be written.
setTimeout(flushCompileCache, 3000).unref();
await import("./medallion.ts");
