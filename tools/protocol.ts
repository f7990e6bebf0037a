import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { protocolFaults } from "./protocol/faults.ts";
import { withLimits } from "./protocol/limits.ts";
import { openApi } from "./protocol/openapi.ts";
import { protocolPage } from "./protocol/page.ts";
import { printJson } from "./protocol/print-json.ts";
import { ROOT, textOf } from "./repository.ts";
import { conclude } from "./tally.ts";

const HELP = `node tools/protocol.ts [--check]
Makes docs/protocol.md and docs/openapi.json from packages/protocol and packages/table, and the table of limits in
docs/hosting.md from packages/server.

  --check   only says whether they are up to date`;

const { values: asked } = parseArgs({
  options: { check: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
});

if (asked.help) console.log(HELP);
else {
  const files: Readonly<Record<string, string>> = {
    "docs/protocol.md": protocolPage(),
    "docs/openapi.json": `${printJson(openApi())}\n`,
    "docs/hosting.md": withLimits(textOf("docs/hosting.md")),
  };
  const faults = protocolFaults();
  for (const [file, text] of Object.entries(files)) {
    const isCurrent = existsSync(join(ROOT, file)) && textOf(file) === text;
    if (!isCurrent && asked.check) faults.push(`${file} is stale: run npm run protocol`);
    if (!isCurrent && !asked.check && faults.length === 0) writeFileSync(join(ROOT, file), text);
  }
  conclude(Object.keys(files).join(", "), faults);
}
