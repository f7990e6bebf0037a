/** How the report looks; it follows the reader's choice of light or dark. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #26221c; --quiet: #756c5d; --line: #ddd4c3;
  --ours: #8c2f21; --calm: #2d6a6a; --warm: #c08a2b; --fourth: #6b5b95; --good: #2e6b34; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1917; --ink: #ece5d8; --quiet: #a79d8c; --line: #3a352e;
  --ours: #e0735f; --calm: #6cb7b5; --warm: #e2b45c; --fourth: #ab9bd6; --good: #7cc084; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 820px; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2; }
h1 { font-size: 2rem; margin: 0 0 .5rem; } h2 { font-size: 1.35rem; margin: 2.5rem 0 .5rem; }
.facts { color: var(--quiet); font-size: .9rem; margin-top: 0; }
.held { color: var(--good); } .missed { color: var(--ours); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .75rem 0; font-variant-numeric: tabular-nums; font-size: .92rem; }
th { text-align: left; font-weight: 500; color: var(--quiet); } th, td { padding: .3rem .9rem .3rem 0; white-space: nowrap; }
tr { border-bottom: 1px solid var(--line); }
figure { margin: 1.75rem 0; } figcaption { font-weight: 600; margin-bottom: .25rem; }
svg { width: 100%; height: auto; display: block; font: 12px system-ui, sans-serif; }
.grid { stroke: var(--line); } .axis { stroke: var(--quiet); } .tick, .label { fill: var(--quiet); }
.note { fill: var(--ink); font-size: 11px; } .rule { stroke: var(--ink); stroke-dasharray: 4 4; opacity: .55; }
.bar { fill: var(--calm); opacity: .75; }
polyline { fill: none; stroke-width: 2; stroke-linejoin: round; }
polyline.ours { stroke: var(--ours); } polyline.calm { stroke: var(--calm); }
polyline.warm { stroke: var(--warm); } polyline.fourth { stroke: var(--fourth); }
circle.ours, i.ours { fill: var(--ours); background: var(--ours); } circle.calm, i.calm { fill: var(--calm); background: var(--calm); }
circle.warm, i.warm { fill: var(--warm); background: var(--warm); } circle.fourth, i.fourth { fill: var(--fourth); background: var(--fourth); }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0 0 .25rem; padding: 0; font-size: .88rem; color: var(--quiet); }
.legend i { display: inline-block; width: .9rem; height: .25rem; margin-right: .4rem; vertical-align: middle; border-radius: 2px; }
summary { cursor: pointer; color: var(--quiet); }
`;
