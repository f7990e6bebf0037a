#!/usr/bin/env node
import { enableCompileCache } from "node:module";

// Reading all our sources takes longer than anything else at the start; from the second time on it is halved.
enableCompileCache();
await import("./medallion.ts");
