import { readFileSync } from "node:fs";

const PAGE = new URL("../../../../docs/hosting.md", import.meta.url);

/** The configuration of nginx as docs/hosting.md prints it. */
export function nginxBlock(): string {
  const [, block] = /^```nginx\n(.*?)^```$/ms.exec(readFileSync(PAGE, "utf8")) ?? [];
  if (block === undefined) throw new Error("docs/hosting.md has no block for nginx");
  return block;
}

/** The headers that the block sets for the server behind it, by name, with nginx' variables in their values. */
export function headersSetBy(block: string): ReadonlyMap<string, string> {
  return new Map(
    [...block.matchAll(/^\s*proxy_set_header\s+(\S+)\s+(\S+);$/gm)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

export interface Fitting {
  readonly listen: number;
  readonly upstream: number;
  readonly cert: string;
  readonly key: string;
}

/** The block with the ports and files of one machine in place of the page's. */
export function fitted(block: string, { listen, upstream, cert, key }: Fitting): string {
  const changes: readonly (readonly [string, string])[] = [
    ["listen 443 ssl;", `listen 127.0.0.1:${listen} ssl;`],
    ["http://127.0.0.1:8080;", `http://127.0.0.1:${upstream};`],
    ["/etc/ssl/table.example.org/fullchain.pem;", `${cert};`],
    ["/etc/ssl/table.example.org/privkey.pem;", `${key};`],
  ];
  return changes.reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new Error(`the block for nginx lacks ${before}`);
    return text.replace(before, after);
  }, block);
}
