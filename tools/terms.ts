import { filesMatching, textOf } from "./repository.ts";
import { conclude } from "./tally.ts";
import { rulesIn, termFaults } from "./terms/rules.ts";
import { saidIn } from "./terms/said.ts";

/* All texts of the games, the pages, the terminal and the lessons say one word per thing: docs/terms.md. */

const rules = rulesIn(textOf("docs/terms.md"));
const files = filesMatching("packages/*/src/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$|\/test\//.test(file),
);
const said = files.flatMap((file) => saidIn(file, textOf(file)));
conclude(`${said.length} lines of text, ${rules.length} rules`, termFaults(rules, said));
