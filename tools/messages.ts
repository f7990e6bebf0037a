import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { COACH_TEXTS } from "@medallion/bots";
import { KITS } from "@medallion/games";
import { type Catalogue, LANGUAGES, type Language } from "@medallion/kernel";
import { RECORD_TEXTS } from "@medallion/records";
import { type Catalogues, catalogueFaults } from "./messages/catalogues.ts";
import { spokenIn, unusedKeys } from "./messages/usage.ts";
import { filesMatching, ROOT, textOf } from "./repository.ts";
import { type Syntax, syntaxOf } from "./syntax.ts";
import { conclude } from "./tally.ts";

/** The sources that may ask for a text: all but the texts themselves and the tests. */
const sources = filesMatching("packages/*/src/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$|\/test\/|\/messages\/|\/texts\//.test(file))
  .map((file) => ({ file, syntax: syntaxOf(file, textOf(file)) }));

function sourcesOf(...packages: readonly string[]): Syntax[] {
  const folders = packages.map((name) => `packages/${name}/`);
  return sources
    .filter(({ file }) => folders.some((folder) => file.startsWith(folder)))
    .map(({ syntax }) => syntax);
}

async function inEveryLanguage(load: (language: Language) => Promise<Catalogue>): Promise<Catalogues> {
  const [en, cs, pl, uk] = [load("en"), load("cs"), load("pl"), load("uk")];
  return { en: await en, cs: await cs, pl: await pl, uk: await uk };
}

async function commandLineTexts(language: Language): Promise<Catalogue> {
  const file = pathToFileURL(join(ROOT, "packages/cli/src/texts", `${language}.ts`));
  const module: { default: Catalogue } = await import(file.href);
  return module.default;
}

/** What every page says, and what only those of one game say. */
async function browserTexts(language: Language): Promise<Catalogue> {
  const files = filesMatching(`packages/web/src/texts/${language}/{index,of-*}.ts`);
  const loaded = files.map(async (file): Promise<Catalogue> => {
    const module: { default: Catalogue } = await import(pathToFileURL(join(ROOT, file)).href);
    return module.default;
  });
  return Object.assign({}, ...(await Promise.all(loaded)));
}

let counted = 0;
const faults: string[] = [];
function check(
  name: string,
  catalogues: Catalogues,
  askers: readonly Syntax[],
  words: readonly Syntax[],
  needed: readonly string[] = [],
): void {
  const keys = Object.keys(catalogues.en);
  const others = keys.filter((key) => !needed.includes(key));
  const found = [
    ...catalogueFaults(catalogues),
    ...unusedKeys(others, spokenIn(askers), spokenIn(words).strings).map((key) => `${key}: is used nowhere`),
    ...needed.filter((key) => !keys.includes(key)).map((key) => `${key}: is missing`),
  ];
  counted += keys.length;
  faults.push(...found.map((fault) => `${name}: ${fault}`));
  console.log(`${name}: ${keys.length} keys in ${LANGUAGES.length} languages`);
}

for (const kit of KITS) {
  const askers = sourcesOf("kernel", "refusals", "lobbies", "fittings", kit.game.id);
  const study = await kit.study?.();
  const texts = async (language: Language): Promise<Catalogue> => ({
    ...(await kit.texts(language)),
    ...(await study?.texts(language)),
  });
  // Sentences of why a choice is better are made of them, whatever the game.
  const features = (await kit.insight?.())?.features.map((feature) => `feature.${feature}`);
  check(kit.game.id, await inEveryLanguage(texts), askers, askers, features);
}
const everything = sources.map(({ syntax }) => syntax);
check("records", RECORD_TEXTS, sourcesOf("records"), everything);
check("coach", COACH_TEXTS, sourcesOf("bots"), everything);
check("command line", await inEveryLanguage(commandLineTexts), sourcesOf("kernel", "cli"), everything);
check("browser", await inEveryLanguage(browserTexts), sourcesOf("kernel", "web"), everything);
conclude(`${counted} keys checked`, faults);
