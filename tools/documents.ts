import { documentFaults, sourceFaults } from "./documents/faults.ts";
import { findKnown, keptFiles } from "./documents/find-known.ts";
import { textOf } from "./repository.ts";
import { conclude } from "./tally.ts";

/** The page of the protocol is made of it and lies in another folder: the page is looked at. */
const TEMPLATE = "tools/protocol/template.md";

const files = keptFiles();
const known = await findKnown(files);
const documents = files.filter((file) => file.endsWith(".md") && file !== TEMPLATE);
const sources = files.filter((file) => /\.(tsx?|css|sh)$|^(play|test)$/.test(file));

conclude(`${documents.length} documents and the comments of ${sources.length} sources`, [
  ...documents.flatMap((file) => documentFaults(file, textOf(file), known)),
  ...sources.flatMap((file) => sourceFaults(file, textOf(file), known)),
]);
