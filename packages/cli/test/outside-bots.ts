import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { freshFolder } from "./folders.ts";

/** What a bot of the tests does with a line `said`, in JavaScript; `answer` says a line. */
const WAYS = {
  /** Always the last choice. */
  last: "answer({ id: said.id, choice: said.choices.length - 1 })",
  /** Any choice, by the chance it was given. */
  lucky: "answer({ id: said.id, choice: parseInt(said.random.slice(0, 8), 16) % said.choices.length })",
  /** Ends in the middle of a game, with a word about it. */
  broken:
    'if (said.id === 2) { console.error("the lantern fell"); process.exit(3); } answer({ id: said.id, choice: 0 })',
  /** Never answers. */
  silent: "",
  /** Has nothing to say that is an answer. */
  babbling: 'console.log("I would play the moon")',
  /** A choice that is not there. */
  greedy: "answer({ id: said.id, choice: said.choices.length })",
  /** Says what it was told. */
  telling: "console.log(Object.keys(said).sort().join())",
  /** Does not go when it is told that nobody asks any more. */
  staying: "answer({ id: said.id, choice: 0 }); setInterval(() => {}, 1000)",
} as const;

/** The command of a bot that is a program of its own and plays in this way. */
export function outsideBot(way: keyof typeof WAYS): string {
  const path = join(freshFolder(), `${way}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from "node:readline";
const answer = (said) => console.log(JSON.stringify(said));
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.kind === "hello") answer({ kind: "ready" });
  else { ${WAYS[way]} }
}
`,
  );
  return `${process.execPath} ${path}`;
}
