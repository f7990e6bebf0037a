import type { ReportContext } from "./context.ts";
import { header, runsSection, titleOf } from "./header.ts";
import { Html, html } from "./markup.ts";
import { lengthsSection, scoresSection, sourcesSection } from "./spread.ts";
import { STYLE } from "./style.ts";
import { targetsSection } from "./targets.ts";
import { traitSections } from "./traits.ts";
import { usesSections } from "./uses.ts";

/** The whole report as one file that needs nothing else: no script, no network. The same games give the same bytes. */
export function pageOf(context: ReportContext): string {
  const sections = [
    targetsSection(context),
    runsSection(context),
    ...(context.runs.length === 0
      ? []
      : [
          ...traitSections(context),
          scoresSection(context),
          sourcesSection(context),
          lengthsSection(context),
          ...usesSections(context),
        ]),
  ];
  return html`<!doctype html>
<html lang="${context.voice.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${titleOf(context)}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
${header(context)}
<main>
${sections.map(
  (section) => html`${section}
`,
)}</main>
</body>
</html>
`.text;
}
