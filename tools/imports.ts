import { directionFaults } from "./imports/directions.ts";
import { kernelSizeFaults, nameFaults, purityFaults } from "./imports/purity.ts";
import { placeOf, type Source } from "./imports/source.ts";
import { filesMatching, textOf } from "./repository.ts";
import { syntaxOf } from "./syntax.ts";
import { conclude } from "./tally.ts";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifest = (file: string): Manifest => JSON.parse(textOf(file));
const sources = filesMatching("packages/*/{src,test,proofs}/**/*.{ts,tsx}").map((file): Source => {
  const text = textOf(file);
  return { file, text, ...placeOf(file), syntax: syntaxOf(file, text) };
});
const declared = new Map(
  filesMatching("packages/*/package.json").map((file) => [
    placeOf(file).package,
    Object.keys(manifest(file).dependencies ?? {}),
  ]),
);
const development = Object.keys(manifest("package.json").devDependencies ?? {});

conclude(`${sources.length} files in ${declared.size} packages`, [
  ...sources.flatMap((source) => [
    ...directionFaults(source, declared, development),
    ...purityFaults(source),
    ...nameFaults(source),
  ]),
  ...kernelSizeFaults(sources),
]);
