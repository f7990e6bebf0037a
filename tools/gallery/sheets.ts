import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@medallion/kernel";
import type { Screen } from "../../packages/web/browser/screens/screen.ts";
import { SIZES, type Size } from "../../packages/web/browser/stage/visit.ts";
import { GALLERY, shotName, themesAt } from "./names.ts";

const STYLE = `body { margin: 1.5rem; background: #1a130e; color: #ecdfc3; font: 16px/1.4 Georgia, serif }
a { color: #f0d48a } figure { margin: 0 } img { display: block; width: 100%; border: 1px solid #4a3625 }
.row { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1rem; margin: .5rem 0 2rem }
.bad { color: #e0796c; font-size: .85rem } li { margin: .3rem 0 }`;

/** Writes one contact sheet per screen and an index of them; gives back a line that says where. */
export function writeSheets(screens: readonly Screen[]): string {
  for (const screen of screens) writeFileSync(join(GALLERY, `${screen.name}.html`), sheetOf(screen));
  const lines = screens.map((screen) => {
    const shots = shotsOn(screen).map(({ name }) => name);
    const taken = shots.filter((name) => existsSync(join(GALLERY, `${name}.png`))).length;
    const faulty = shots.filter((name) => faultsOf(name).length > 0).length;
    const bad = faulty === 0 ? "" : `, <span class="bad">${faulty} with faults</span>`;
    return `<li><a href="${screen.name}.html">${screen.title}</a>: ${taken} of ${shots.length}${bad}</li>`;
  });
  writeFileSync(join(GALLERY, "index.html"), page("Gallery", `<ul>${lines.join("\n")}</ul>`));
  return `The sheets are in ${join(GALLERY, "index.html")}`;
}

interface Place {
  readonly name: string;
  readonly language: Language;
}

function shotsOn(screen: Screen): readonly Place[] {
  return rowsOf(screen).flatMap(({ places }) => places);
}

function rowsOf({ name }: Screen): readonly { readonly title: string; readonly places: readonly Place[] }[] {
  return SIZES.flatMap((size: Size) =>
    themesAt(size).map((theme) => ({
      title: theme === "light" ? `${size}, light` : size,
      places: LANGUAGES.map((language) => ({
        name: shotName(name, language, size, theme),
        language,
      })),
    })),
  );
}

function sheetOf(screen: Screen): string {
  const rows = rowsOf(screen).map(
    ({ title, places }) => `<h2>${title}</h2><div class="row">${places.map(figureOf).join("\n")}</div>`,
  );
  return page(screen.title, `<p><a href="index.html">All screens</a></p>${rows.join("\n")}`);
}

function figureOf({ name, language }: Place): string {
  const picture = existsSync(join(GALLERY, `${name}.png`))
    ? `<a href="${name}.png"><img loading="lazy" src="${name}.png" alt="${name}"></a>`
    : "<p>not taken yet</p>";
  const faults = faultsOf(name).map((fault) => `<li>${escaped(fault)}</li>`);
  const list = faults.length === 0 ? "" : `<ul class="bad">${faults.join("")}</ul>`;
  return `<figure>${picture}<figcaption>${language}</figcaption>${list}</figure>`;
}

function faultsOf(name: string): readonly string[] {
  const file = join(GALLERY, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

function page(title: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${body}\n`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
