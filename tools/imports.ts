import { directionFaults } from "./imports/directions.ts";
import { knotFaults, knotLine, knotsIn } from "./imports/knots.ts";
import { meaningFaults } from "./imports/meanings.ts";
import { partFaults } from "./imports/parts.ts";
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
const sourcesIn = (folders: string): readonly Source[] =>
  filesMatching(`packages/*/${folders}/**/*.{ts,tsx}`).map((file) => {
    const text = textOf(file);
    return { file, text, ...placeOf(file), syntax: syntaxOf(file, text) };
  });
const sources = sourcesIn("{src,test,proofs}");
/** The files of each package, those that build it and prove it in a browser among them. */
const packages = Map.groupBy([...sources, ...sourcesIn("{build,browser}")], (source) => source.package);
const declared = new Map(
  filesMatching("packages/*/package.json").map((file) => [
    placeOf(file).package,
    Object.keys(manifest(file).dependencies ?? {}),
  ]),
);
const development = Object.keys(manifest("package.json").devDependencies ?? {});

for (const [name, files] of packages) console.log(knotLine(name, knotsIn(files).knots));
conclude(`${sources.length} files in ${declared.size} packages`, [
  ...sources.flatMap((source) => [
    ...directionFaults(source, declared, development),
    ...purityFaults(source),
    ...nameFaults(source),
  ]),
  ...kernelSizeFaults(sources),
  ...[...packages].flatMap(([name, files]) => knotFaults(name, files)),
  ...partFaults(sources),
  ...meaningFaults(sources.filter((source) => source.package === "web")),
]);
