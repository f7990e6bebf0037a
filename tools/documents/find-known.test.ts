import { expect, it } from "vitest";
import { documentFaults } from "./faults.ts";
import { findKnown, keptFiles } from "./find-known.ts";

const files = keptFiles();
const known = await findKnown(files);
const faults = (text: string): string[] => documentFaults("README.md", text, known);

it("knows the files that are kept, and none that is made", () => {
  expect(files).toEqual(expect.arrayContaining(["play", "NOTICE", ".gitignore", "docs/rules/gwent.md"]));
  expect(files.filter((file) => /node_modules|\.cache|\/dist\/|^\.git\//.test(file))).toEqual([]);
});

it("knows the scripts, commands, options, games and steps as they are", () => {
  const said = [
    "`./play create gwent --clock bank:300+5 --private`, `./play account claim Anna`, `./test --only unit`,",
    "`npm run soak -- --game ronin`, `npm run bench -- --json`, `npm run -s medallion -- replay x --lang cs`;",
    "GW-1.1, RO-CK-2.8, OW-T-1.8; [map](docs/rules/gwent.md#1-components-and-terms)",
  ];
  expect(faults(said.join("\n"))).toEqual([]);
});

it("tells what is not there from what is", () => {
  const said = [
    "`./play create tarot --clocks`, `./play account clam`, `./test --only units`, `npm run soaks`,",
    "`npm run soak -- --gaming`, `npm run bench -- --jason`, `npm run -s medallion -- replays x`; GW-99.1",
  ];
  expect(faults(said.join("\n"))).toEqual([
    "README.md:1: create: there is no game tarot",
    "README.md:1: create has no option --clocks",
    "README.md:1: there is no command account clam",
    "README.md:1: ./test has no step units",
    "README.md:1: there is no npm run soaks",
    "README.md:2: npm run soak has no option --gaming",
    "README.md:2: npm run bench has no option --jason",
    "README.md:2: there is no command replays",
    "README.md:2: cites GW-99.1, which is no rule",
  ]);
});
