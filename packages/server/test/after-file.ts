import { afterAll } from "vitest";
import { closeOpened } from "./opened.ts";

/* Runs around every file of tests, also where files share what was imported. */
afterAll(closeOpened);
