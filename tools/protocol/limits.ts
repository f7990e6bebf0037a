import { LIMIT_NAMES, LIMIT_ROWS, writtenLimit } from "@medallion/server";

const BEGIN = "<!-- limits, made by npm run protocol -->";
const END = "<!-- end of limits -->";

/** The page with the table of limits as the server declares them. */
export function withLimits(page: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin === -1 || end < begin) throw new Error(`docs/hosting.md lacks “${BEGIN}” or “${END}”`);
  return `${page.slice(0, begin + BEGIN.length)}\n${table().join("\n")}\n${page.slice(end)}`;
}

function table(): readonly string[] {
  const rows = LIMIT_NAMES.map((name) => {
    const row = LIMIT_ROWS[name];
    return `| \`${name}\` | ${writtenLimit(row.usual, row)} | ${row.about} |`;
  });
  return ["| limit | usually | |", "|---|---|---|", ...rows];
}
