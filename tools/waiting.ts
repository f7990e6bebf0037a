import { filesMatching, textOf } from "./repository.ts";
import { conclude } from "./tally.ts";
import { waitingFaults } from "./waiting/files.ts";

/* Tests in the browser wait for what must come: a look at the page as it happens to be depends on the machine. */

const files = filesMatching("packages/web/browser/**/*.ts").map((file) => ({ file, text: textOf(file) }));
conclude(`${files.length} files of the tests in a browser`, waitingFaults(files));
