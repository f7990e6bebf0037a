import type { Coverage } from "./coverage.ts";

const WIDTH = 100;

/** A few lines on one game for people. */
export function printCoverage(game: string, coverage: Coverage, unknown: readonly string[]): void {
  const { rules, definitions, cited, uncited, checks, untested } = coverage;
  console.log(
    `${game}: ${cited} of ${rules} rules cited (and ${definitions} definitions), ` +
      `${checks - untested.length} of ${checks} checks tested`,
  );
  printList("uncited rules", uncited);
  printList("untested checks", untested);
  printList("cited, but not in the rule file", unknown);
}

function printList(title: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  console.log(`  ${title} (${ids.length}):`);
  let line = "";
  for (const id of ids) {
    if (line.length + id.length > WIDTH) {
      console.log(`   ${line}`);
      line = "";
    }
    line += ` ${id}`;
  }
  console.log(`   ${line}`);
}
