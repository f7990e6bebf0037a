import { openStore } from "../open.ts";
import { append, rate } from "./samples.ts";

/** Run as a process of its own: holds the store and appends to a table, saying each position that was acknowledged. */
const [url = ""] = process.argv.slice(2);
const store = await openStore(url, { rate, exclusive: true });
await store.tables.found("t", append("t", 0));
for (let position = 1; ; position++) {
  const tables = [1, 2, 3].map((index) => `t${index}`);
  if (position === 1) await Promise.all(tables.map((id) => store.tables.found(id, append(id, 0))));
  await Promise.all(["t", ...tables].map((id) => store.tables.append(append(id, position))));
  process.stdout.write(`${position}\n`);
}
