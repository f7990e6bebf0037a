import { afterAll } from "vitest";
import { removeFolders } from "./folders.ts";

/* Runs around every file of tests, also where files share what was imported. */
afterAll(removeFolders);
