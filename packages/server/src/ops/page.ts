import { createHash } from "node:crypto";
import { html, Markup } from "./html.ts";

/** One look for the pages that the server itself writes: oak, brass and vellum. They hold no scripts. */
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
`;

/** What a Content-Security-Policy has to name in `style-src` for these pages. */
export const STYLE_SOURCE = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

export interface Page {
  readonly title: string;
  readonly version: string;
  /** Seconds after which the page is loaded again. */
  readonly refresh?: number;
  readonly main: Markup;
}

/** A whole page of HTML. */
export function pageOf({ title, version, refresh, main }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh === undefined ? undefined : html`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
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
