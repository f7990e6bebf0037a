import { createHash } from "node:crypto";
import { html, Markup } from "./html.ts";

/** One look for the pages that the server itself writes: oak, brass and vellum. */
const STYLE = `
:root { color-scheme: dark; --oak-950: #120d0a; --oak-900: #1a130e; --oak-800: #241a13; --oak-600: #4a3625;
  --brass-300: #f0d48a; --vellum-50: #f7efdd; --vellum-100: #ecdfc3; --vellum-300: #cdb98e; --bad: #e0796c }
* { box-sizing: border-box }
body { margin: 0; background: var(--oak-950) linear-gradient(var(--oak-800), var(--oak-950) 28rem) no-repeat;
  color: var(--vellum-100); font: 1.0625rem/1.55 "Alegreya Variable", Alegreya, Georgia, serif }
main, header, footer { max-width: 80rem; margin: 0 auto; padding: 0 1rem }
header { padding-top: 2rem }
h1 { margin: 0; color: var(--brass-300); font-size: clamp(1.9rem, 1.4rem + 2vw, 3rem); line-height: 1.15;
  font-variant-caps: small-caps; letter-spacing: .03em }
h2 { margin: 0 0 .5rem; color: var(--brass-300); font-size: 1.3rem; line-height: 1.25 }
p { margin: .5rem 0; max-width: 42rem }
a { color: var(--brass-300) }
.quiet { color: var(--vellum-300) }
.bad { color: var(--bad) }
section { margin: 1.5rem 0; padding: 1rem 1.25rem; background: var(--oak-900); border: 1px solid var(--oak-600);
  border-radius: 8px }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1.25rem;
  margin: 1.5rem 0 }
.columns section { margin: 0 }
dl { display: grid; grid-template-columns: fit-content(70%) 1fr; gap: .3rem 1rem; margin: 0 }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; color: var(--vellum-50) }
code { font: .95rem/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace }
ul { padding-left: 1.3rem; margin: .5rem 0 }
article { padding: .75rem 0; border-top: 1px solid var(--oak-600); overflow-wrap: anywhere }
article ul { color: var(--vellum-300) }
footer { padding-bottom: 2rem }
h3 { margin: 1rem 0 .25rem; font-size: 1.1rem; line-height: 1.3; overflow-wrap: anywhere }
article h3 { margin-top: 0 }
article:first-child { border-top: 0; padding-top: 0 }
.dealt { opacity: .75 }
nav { display: flex; flex-wrap: wrap; gap: .25rem .5rem; align-items: center; margin: 1rem 0; border-bottom: 1px solid var(--oak-600) }
nav a { padding: .65rem .75rem; min-height: 2.75rem; color: var(--vellum-300); text-decoration: none; border-bottom: 3px solid transparent }
nav a:hover { color: var(--vellum-50) }
nav a[aria-current] { color: var(--brass-300); border-bottom-color: var(--brass-300) }
nav form { margin-left: auto }
.count { padding: 0 .45em; border-radius: 1em; background: var(--bad); color: var(--oak-950); font-size: .85em }
.notice { max-width: none; padding: .75rem 1rem; border: 1px solid currentcolor; border-radius: 8px; color: var(--brass-300) }
.notice.bad { color: var(--bad) }
.narrow { max-width: 30rem }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: .5rem 0 }
label { display: grid; gap: .15rem; color: var(--vellum-300); font-size: .95rem; flex: 1 1 12rem; max-width: 24rem }
input, select { width: 100%; min-height: 2.75rem; padding: .4rem .6rem; border: 1px solid var(--oak-600); border-radius: 6px;
  background: var(--oak-950); color: var(--vellum-50); font: inherit }
button { min-height: 2.75rem; padding: .4rem 1rem; border: 1px solid var(--brass-300); border-radius: 6px;
  background: transparent; color: var(--brass-300); font: inherit; cursor: pointer }
button:hover { background: var(--brass-300); color: var(--oak-950) }
button.plain { border-color: transparent }
:focus-visible { outline: 3px solid var(--brass-300); outline-offset: 2px }
.row { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: end }
.row form:last-child { flex: 1 1 20rem }
ul.list { list-style: none; padding: 0 }
ul.list li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between;
  padding: .4rem 0; border-top: 1px solid var(--oak-600); overflow-wrap: anywhere }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { padding: .3rem .75rem .3rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--oak-600) }
td:nth-child(2) { white-space: nowrap }
`;

/** What a Content-Security-Policy has to name in `style-src` for these pages. */
export const STYLE_SOURCE = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

export interface Page {
  readonly title: string;
  readonly version: string;
  /** Seconds after which the page is loaded again. */
  readonly refresh?: number;
  /** The address of a script of ours. */
  readonly script?: string;
  readonly main: Markup;
}

/** A whole page of HTML. */
export function pageOf({ title, version, refresh, script, main }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh === undefined ? undefined : html`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
${script === undefined ? undefined : html`<script src="${script}" defer></script>`}
</head>
<body>
<header><h1>${title}</h1></header>
<main>
${main}
</main>
<footer><p class="quiet">Medallion ${version}, a digital table for board games of the Witcher world. An unofficial fan project,
free of charge, not made or endorsed by the owners of The Witcher or of the games.</p></footer>
</body>
</html>
`.text;
}
