import { buildWeb } from "./build.ts";

await buildWeb();
