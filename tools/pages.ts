import { ensurePages } from "./pages/build.ts";

/* Called before a server of ./play starts; speaks on stderr, so that what the server prints stays clean. */
try {
  await ensurePages((line) => console.error(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(
    "The web pages couldn’t be built (npm run web shows why). The server starts with the ones it has.",
  );
  process.exitCode = 1;
}
