import { EXCUSED } from "./grammar/excused.ts";
import { grammarFaults } from "./grammar/faults.ts";
import { everythingSaid } from "./said.ts";
import { conclude } from "./tally.ts";

/* Cases, plurals and address are right in all texts of the games, the pages, the terminal and the lessons. */

const said = everythingSaid();
conclude(`${said.length} lines of text, ${EXCUSED.length} of them excused`, grammarFaults(said, EXCUSED));
