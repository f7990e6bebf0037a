import { describe, expect, it } from "vitest";
import { factsIn } from "./citations.ts";
import { documentFaults, sourceFaults } from "./faults.ts";
import { foldersOf, type Known, type KnownCommand } from "./known.ts";
import { readMarkdown } from "./markdown.ts";

const FILES = [
  "README.md",
  "package.json",
  "play",
  "docs/hosting.md",
  "docs/facts/ronin.md",
  "docs/pictures/duel.webp",
  "packages/ronin/src/data/boards.ts",
  "packages/ronin/fixtures/v1/solo.json",
  "packages/web/src/look/tokens.css",
  "tools/soak.ts",
];
const HOSTING = "# Running a server\n\n## TLS\n\n## `./play` & friends\n\n## TLS\n";
const FACTS =
  "# Facts\n\n## 2.4 Thresholds\n\n- X1 Ascending.\n\n| id | metric |\n|---|---|\n| N3 | wins |\n";

const command = (options: readonly string[], more: Partial<KnownCommand> = {}): KnownCommand => ({
  options: new Set(options),
  parts: new Map(),
  ofGame: false,
  ...more,
});
const KNOWN: Known = {
  files: new Set(FILES),
  folders: foldersOf(FILES),
  scripts: new Map([
    ["soak", new Set(["--games"])],
    ["ci:test", new Set(["--only", "--list"])],
    ["medallion", undefined],
    ["lint", undefined],
  ]),
  program: command(["--lang"], {
    parts: new Map([
      ["play", command(["--mode"], { ofGame: true })],
      ["serve", command(["--port", "--no-open"])],
      ["account", command(["--server"], { parts: new Map([["claim", command([])]]) })],
    ]),
  }),
  games: new Set(["ronin"]),
  steps: new Set(["unit"]),
  rules: new Set(["RO-1.1", "RO-CK-2.8"]),
  facts: new Map([["ronin", factsIn(FACTS)]]),
  anchors: new Map([["docs/hosting.md", readMarkdown(HOSTING).anchors]]),
};

const inDocument = (text: string, file = "README.md"): string[] => documentFaults(file, text, KNOWN);
const inSource = (text: string, file = "packages/ronin/src/data/boards.ts"): string[] =>
  sourceFaults(file, text, KNOWN);

const CLEAN = `# Medallion

[Hosting](docs/hosting.md), [TLS](docs/hosting.md#tls) twice ([again](docs/hosting.md#tls-1)), [play](docs/hosting.md#play--friends),
[here](#medallion), [docs](docs/), [elsewhere](https://example.org/nothing#here) and [ref][ref].
![A duel](docs/pictures/duel.webp) <img src="docs/pictures/duel.webp" alt="">

[ref]: docs/hosting.md

\`./play\`, \`./play --no-open\`, \`./play serve --port 80\`, \`./play CMD --anything\`, \`medallion account claim Anna --server URL\`,
\`medallion play <game> --mode solo\`, \`npm run soak -- --games 5\`, \`./test --only unit\`, \`./test --only NAME\`,
\`npm run -s medallion -- play
ronin --lang cs\`.

\`\`\`
./play play ronin --mode solo      an evening alone with --nothing special
npm run -s medallion -- play ronin --mode solo | head   # with --colours
my-scenarios.yaml FILE.json data/medallion.db packages/web/dist/index.html
\`\`\`

    medallion play ronin --mode solo

\`packages/<game>/fixtures/v<n>\`, \`packages/*/src\`, \`tools/NAME.ts\`, \`boards.ts\`, \`data/boards.ts\`, \`look/\`, \`packages/\`; RO-1.1.
`;

describe("the check of documents", () => {
  it("finds nothing in a document whose links, paths and commands are there", () => {
    expect(inDocument(CLEAN)).toEqual([]);
  });

  it.each([
    ["a link to a file", "See [x](docs/gone.md).", "the link docs/gone.md leads nowhere"],
    ["a link out of a folder", "[x](../shared/facts.md)", "the link ../shared/facts.md leads nowhere"],
    ["a reference", "[x][y]\n\n[y]: docs/gone.md", "the link docs/gone.md leads nowhere", 3],
    [
      "an anchor elsewhere",
      "[x](docs/hosting.md#ssl)",
      "the link docs/hosting.md#ssl names a heading that is not there",
    ],
    ["an anchor of one's own", "# A\n\n[x](#b)", "the link #b names a heading that is not there", 3],
    ["a picture", "![x](docs/pictures/gone.webp)", "the link docs/pictures/gone.webp leads nowhere"],
    [
      "a picture in HTML",
      '<p><img width="9" src="docs/gone.webp"></p>',
      "the link docs/gone.webp leads nowhere",
    ],
    ["a path", "`packages/ronin/src/gone.ts`", "names packages/ronin/src/gone.ts, which is not there"],
    ["a folder", "In `packages/ronin/gone`.", "names packages/ronin/gone, which is not there"],
    [
      "a pattern",
      "`packages/<game>/fixtures/w<n>`",
      "names packages/<game>/fixtures/w<n>, which is not there",
    ],
    ["a bare name", "`gone.ts`", "names gone.ts, which is not there"],
    ["a bare folder", "`gone/`", "names the folder gone/, which is not there"],
    ["a place on a machine", "`/home/anna/deck`", "names /home/anna/deck, outside the repository"],
    ["a script", "`npm run gone`", "there is no npm run gone"],
    ["an option of a script", "`npm run soak -- --gone 3`", "npm run soak has no option --gone"],
    ["a command", "`./play gone`", "there is no command gone"],
    ["a command by its name", "`medallion gone --lang cs`", "there is no command gone"],
    ["a command through npm", "`npm run -s medallion -- gone`", "there is no command gone"],
    ["a part of a command", "`medallion account gone`", "there is no command account gone"],
    ["an option of a command", "`./play play ronin --gone`", "play has no option --gone"],
    ["an option without a command", "`./play --gone`", "serve has no option --gone"],
    ["a game", "`./play play chess`", "play: there is no game chess"],
    ["an option of ./test", "`./test --gone`", "./test has no option --gone"],
    ["a step of ./test", "`./test --only gone`", "./test has no step gone"],
    ["a command in a block", "```sh\n./play gone   starts\n```", "there is no command gone", 2],
    ["a command over two lines", "a\n`medallion\ngone`", "there is no command gone", 2],
    ["a rule", "As RO-9.9 says.", "cites RO-9.9, which is no rule"],
    ["a check", "As RO-CK-9.9 says.", "cites RO-CK-9.9, which is no rule"],
  ])("finds %s that is not there", (_what, text, fault, line = 1) => {
    expect(inDocument(text)).toEqual([`README.md:${line}: ${fault}`]);
  });

  it("finds facts that are not there in the rules of their game", () => {
    expect(inDocument("| RO-1.1 | facts 2.4, 9.9 |", "docs/rules/ronin.md")).toEqual([
      "docs/rules/ronin.md:1: cites facts 9.9, which are not there",
    ]);
  });
});

describe("the check of comments", () => {
  it("finds nothing in comments that name what is there, nor in code", () => {
    const source = `// As boards.ts and data/boards.ts say; npm run soak; RO-1.1, facts X1, N3 and 2.4.
const text = "gone.ts // gone.ts"; /* packages/web/src/look/tokens.css */ const other = /\\/\\/ gone.ts/;
const third = \`// gone.ts \${"npm run gone" /* boards.ts */}\`;`;
    expect(inSource(source)).toEqual([]);
    expect(inSource("<p>{/* boards.ts */} // gone.ts</p>;", "packages/ronin/src/page.tsx")).toEqual([]);
  });

  it.each([
    ["a file", "// See gone.ts.", "names gone.ts, which is not there"],
    ["a file of another package", "// See tokens.css.", "names tokens.css, which is not there"],
    [
      "a path",
      "/** As packages/ronin/src/gone.ts. */",
      "names packages/ronin/src/gone.ts, which is not there",
    ],
    ["a document", "const a = 1; // docs/gone.md", "names docs/gone.md, which is not there"],
    ["a script", "/* Made by npm run gone. */", "there is no npm run gone"],
    ["a command", "// What `medallion gone` prints.", "there is no command gone"],
    ["a rule", "// RO-9.9", "cites RO-9.9, which is no rule"],
    ["a fact", "// As facts X9 says.", "cites facts X9, which are not there"],
    ["a fact in what is said", 'hold("facts 9.9");', "cites facts 9.9, which are not there"],
  ])("finds %s that is not there", (_what, text, fault) => {
    expect(inSource(`const first = 0;\n${text}`)).toEqual([`packages/ronin/src/data/boards.ts:2: ${fault}`]);
  });

  it("reads style sheets and scripts of the shell", () => {
    expect(inSource("a { b: c }\n/* see\n   gone.css */", "packages/ronin/src/a.css")).toEqual([
      "packages/ronin/src/a.css:3: names gone.css, which is not there",
    ]);
    expect(inSource("#!/usr/bin/env bash\n# Sources gone.sh\n", "play")).toEqual([
      "play:2: names gone.sh, which is not there",
    ]);
  });
});
