/** The look of a report: vellum by day, oak by night, ink on white when printed. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f7efdd; --plate: #fffaf0; --ink: #1d1610; --soft: #5c4c36; --line: #d9c9a4; --tick: #e6d9bb;
  --mark: #2f5d94; --bar: #9db8d6; --band: #dfe8cf; --rule: #9c2b26; --good: #2c6a2a; --bad: #9c2b26;
  --p0: #2f5d94; --p1: #c9862b; --p2: #3f7d4f; --p3: #96497a; --p4: #4d9bb5; --p5: #b2452e; --p6: #7d7345; --p7: #6b6f78;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #15100c; --plate: #1f1812; --ink: #f1e7d2; --soft: #b9a888; --line: #4a3a28; --tick: #33281c;
    --mark: #8fbcec; --bar: #3d5f86; --band: #2b3a22; --rule: #ef8a7c; --good: #9bcf86; --bad: #ef8a7c;
    --p0: #6a9bd6; --p1: #dfa653; --p2: #6fb582; --p3: #c67fab; --p4: #78c3da; --p5: #e0775d; --p6: #b3a768; --p7: #9aa0aa;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; max-width: 68rem; padding: clamp(1rem, 3vw, 2.5rem) clamp(0.75rem, 3vw, 2rem) 4rem;
  background: var(--ground); color: var(--ink);
  font: 1rem/1.45 Alegreya, Georgia, "Noto Serif", serif; font-variant-numeric: lining-nums tabular-nums;
}
h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.5rem); line-height: 1.15; margin: 0 0 0.5rem; text-wrap: balance; }
h2 { font-size: 1.35rem; line-height: 1.2; margin: 0 0 0.35rem; }
p { margin: 0 0 0.8rem; max-width: 44rem; color: var(--soft); }
small { font-size: 0.8rem; color: var(--soft); font-weight: 400; }
code { font: 0.85rem/1.4 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
code span { display: inline-block; }
dl { display: flex; flex-wrap: wrap; gap: 0.6rem 2rem; margin: 0 0 1rem; }
dt { font-size: 0.8rem; color: var(--soft); }
dd { margin: 0; }
section { background: var(--plate); border: 1px solid var(--line); border-radius: 10px; padding: clamp(0.9rem, 2.2vw, 1.5rem); margin: 1rem 0; }
.note { border-left: 4px solid var(--rule); padding: 0.3rem 0 0.3rem 0.8rem; color: var(--ink); overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 600; }
thead th { font-size: 0.8rem; color: var(--soft); font-weight: 400; vertical-align: bottom; padding: 0 0.6rem 0.3rem 0; }
.wide { overflow-x: auto; }
.figures th, .figures td { padding: 0.3rem 1rem 0.3rem 0; border-top: 1px solid var(--tick); vertical-align: baseline; }
.figures td, .figures thead th + th { text-align: right; white-space: nowrap; }
.figures td small { display: inline-block; min-width: 7.5em; text-align: left; }
.rows { table-layout: fixed; }
.rows th { width: 34%; padding-right: 0.8rem; overflow-wrap: break-word; hyphens: auto; line-height: 1.25; }
.rows .value { width: 22%; padding-left: 0.8rem; text-align: right; line-height: 1.2; }
.rows thead .value { padding-right: 0; }
.rows tbody tr > * { padding-top: 0.12rem; padding-bottom: 0.12rem; border-top: 1px solid var(--tick); }
.rows tbody th small { white-space: nowrap; }
.rows td { padding-left: 0; padding-right: 0; }
.strip, .stack, .histogram { display: block; width: 100%; overflow: visible; }
.strip { height: 1.7rem; }
.strip path, .histogram path { fill: none; vector-effect: non-scaling-stroke; }
.tick { stroke: var(--tick); }
.rule { stroke: var(--rule); stroke-dasharray: 4 3; stroke-width: 1.5; }
.whisker { stroke: var(--mark); stroke-width: 2; }
.point { stroke: var(--mark); stroke-width: 9; stroke-linecap: round; }
.bar { fill: var(--bar); }
.band { fill: var(--band); }
.axis { position: relative; height: 1.2rem; font-size: 0.75rem; color: var(--soft); }
.axis span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
.multiples { display: grid; gap: 1.2rem 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
figure { margin: 0; padding: 0 0.6rem; display: flex; flex-direction: column; break-inside: avoid; }
figcaption { flex: 1; line-height: 1.25; margin-bottom: 0.4rem; font-weight: 600; }
figcaption small { white-space: nowrap; }
.histogram { height: 7rem; border-bottom: 1px solid var(--soft); }
.histogram rect { fill: var(--bar); }
.stack { height: 1.5rem; margin: 0.15rem 0; }
.stack rect { stroke: var(--plate); stroke-width: 2; vector-effect: non-scaling-stroke; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; padding: 0; margin: 0 0 0.6rem; }
.legend i { display: inline-block; width: 0.9em; height: 0.9em; border-radius: 3px; margin-right: 0.4em; vertical-align: -0.08em; }
.part-0 { fill: var(--p0); background: var(--p0); } .part-1 { fill: var(--p1); background: var(--p1); }
.part-2 { fill: var(--p2); background: var(--p2); } .part-3 { fill: var(--p3); background: var(--p3); }
.part-4 { fill: var(--p4); background: var(--p4); } .part-5 { fill: var(--p5); background: var(--p5); }
.part-6 { fill: var(--p6); background: var(--p6); } .part-7 { fill: var(--p7); background: var(--p7); }
details { margin-top: 0.5rem; }
summary { cursor: pointer; color: var(--soft); font-size: 0.9rem; width: fit-content; }
summary:focus-visible { outline: 2px solid var(--mark); outline-offset: 3px; border-radius: 3px; }
.targets td, .targets th { vertical-align: top; padding: 0.55rem 1rem 0.55rem 0; }
.targets tbody tr:first-child > * { border-top: 1px solid var(--line); }
.targets th[scope="row"] { width: 42%; font-weight: 400; }
.targets .id { font-weight: 700; margin-right: 0.2em; }
.targets .drawn { width: 9rem; min-width: 6rem; }
.targets .value { min-width: 9rem; }
.targets .value small, .targets .of { display: block; }
.targets .wanted { white-space: nowrap; padding-right: 0; }
.findings .value small { display: inline; }
.findings .value .doubt, .findings .of { display: block; }
.findings td { padding: 0.2rem 0.8rem 0.2rem 0; border-top: 1px solid var(--tick); }
.targets > tbody > .rest > td { padding-top: 0; }
.rest details { margin-top: -0.3rem; }
.findings { width: auto; }
.doubt { font-style: italic; }
.verdict { white-space: nowrap; font-weight: 700; }
.met { color: var(--good); } .missed { color: var(--bad); } .open { color: var(--soft); }
@media (max-width: 46rem) {
  .targets, .targets > tbody { display: block; }
  .targets > thead { position: absolute; clip-path: inset(50%); }
  .targets > tbody { border-top: 1px solid var(--line); padding: 0.7rem 0; }
  .targets > tbody > tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.2rem 1rem; }
  .targets > tbody > tr:first-child > *, .targets > tbody > tr > th[scope="row"] { border: 0; padding: 0; width: auto; min-width: 0; }
  .targets > tbody > tr > th, .targets > tbody > tr > .drawn, .targets > tbody > tr > td:first-child { grid-column: 1 / -1; }
  .targets > tbody > .rest { display: block; }
  .targets > tbody > .rest > td { display: block; padding: 0.3rem 0 0; }
  .rest details { margin-top: 0; }
  .targets > tbody > tr > .value > small { display: inline; }
  .targets > tbody > tr > .value > .doubt { display: block; }
  .targets > tbody > tr > .wanted { text-align: right; }
  .findings td { padding-right: 0.5rem; }
  .targets .findings .drawn { width: 5rem; min-width: 4rem; }
  .targets .findings .value { min-width: 0; }
  .targets .findings .wanted { white-space: normal; font-size: 0.85rem; }
  .rows th { width: 36%; } .rows .value { width: 27%; }
  .rows .value small, .rows th small { display: block; }
  .figures th, .figures td { padding-right: 0.8rem; }
  .figures td small { display: block; min-width: 0; text-align: right; }
}
@media print {
  :root { --ground: #fff; --plate: #fff; --ink: #000; --soft: #444; --line: #bbb; --tick: #ddd; --mark: #1f4a7d; --bar: #9db8d6; --band: #e3ead8; --rule: #9c2b26; --good: #2c6a2a; --bad: #9c2b26;
    --p0: #2f5d94; --p1: #c9862b; --p2: #3f7d4f; --p3: #96497a; --p4: #4d9bb5; --p5: #b2452e; --p6: #7d7345; --p7: #6b6f78; }
  body { max-width: none; padding: 0; font-size: 0.85rem; }
  section { border: 0; border-top: 1px solid var(--line); border-radius: 0; padding: 0.8rem 0; }
  svg, i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  tr, h2 { break-inside: avoid; } h2, thead { break-after: avoid; }
  details::details-content { content-visibility: visible; display: block; height: auto; }
}
`;
