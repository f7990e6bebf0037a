import { textOf } from "./repository.ts";
import { everythingSaid } from "./said.ts";
import { conclude } from "./tally.ts";
import { rulesIn, termFaults } from "./terms/rules.ts";

/* All texts of the games, the pages, the terminal and the lessons say one word per thing: docs/terms.md. */

const rules = rulesIn(textOf("docs/terms.md"));
const said = everythingSaid();
conclude(`${said.length} lines of text, ${rules.length} rules`, termFaults(rules, said));
