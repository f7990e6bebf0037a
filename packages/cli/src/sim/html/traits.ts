import type { Estimate } from "@medallion/fittings";
import type { Message } from "@medallion/kernel";
import { seatName } from "../report.ts";
import type { ReportContext } from "./context.ts";
import { type Html, html } from "./markup.ts";
import { plottedRows, type Row } from "./rows.ts";
import { scaleFor } from "./scale.ts";

interface Compared {
  readonly id: string;
  readonly name: string;
  readonly by: "wins" | "score";
  readonly values: readonly string[];
  label(value: string): string;
}

/** What seats have or are, and how they fared with it. */
export function traitSections(context: ReportContext): readonly Html[] {
  return comparedIn(context).flatMap((trait) => {
    const counted = trait.values.filter((value) => context.all.traits[trait.id]?.[value] !== undefined);
    if (counted.length < 2) return [];
    return [
      trait.by === "wins" ? winsSection(context, trait, counted) : scoreSection(context, trait, counted),
    ];
  });
}

/** The traits of the game, then those that every game has. */
function comparedIn({ study, all, voice: { text, say } }: ReportContext): readonly Compared[] {
  const said = (message: Message): string => say(message);
  const own = (study?.traits ?? []).map(
    ({ id, name, by, values, label }): Compared => ({
      id,
      name: said(name),
      by,
      values,
      label: (value) => said(label(value)),
    }),
  );
  return [
    ...own,
    {
      id: "seat",
      name: text("report.seat"),
      by: "wins",
      values: Object.keys(all.traits.seat ?? {}).sort(),
      label: (seat) => text("report.seatName", { name: seatName(Number(seat)) }),
    },
    {
      id: "bot",
      name: text("report.bots"),
      by: "wins",
      values: Object.keys(all.traits.bot ?? {}).sort(),
      label: (id) => text("name.botKind", { bot: id }),
    },
  ];
}

function winsSection(context: ReportContext, trait: Compared, values: readonly string[]): Html {
  const { tallies, voice, numbers } = context;
  const rows = rowsOf(context, trait, values, (value) => tallies.wins(trait.id, value).relative);
  const scale = scaleFor([1, ...limits(rows)]);
  return section(
    voice.text("report.wins", { name: trait.name }),
    voice.text("report.winsLead"),
    plottedRows(rows, {
      heads: [trait.name, voice.text("report.relative")],
      scale,
      form: "times",
      numbers,
      rule: 1,
    }),
  );
}

function scoreSection(context: ReportContext, trait: Compared, values: readonly string[]): Html {
  const { tallies, voice, numbers } = context;
  const rows = rowsOf(context, trait, values, (value) => tallies.score(trait.id, value));
  const mean = tallies.score().value;
  return section(
    voice.text("report.means", { name: trait.name }),
    voice.text("report.meansLead"),
    plottedRows(rows, {
      heads: [trait.name, voice.text("report.score")],
      scale: scaleFor([mean, ...limits(rows)]),
      form: "number",
      numbers,
      rule: mean,
    }),
  );
}

function rowsOf(
  { all, voice }: ReportContext,
  { id, label }: Compared,
  values: readonly string[],
  estimate: (value: string) => Estimate,
): readonly Row[] {
  return values.map((value) => ({
    label: label(value),
    note: voice.text("report.seats", { count: all.traits[id]?.[value]?.seats ?? 0 }),
    estimate: estimate(value),
  }));
}

/** The ends of all intervals, and the values where there are none. */
export function limits(rows: readonly Row[]): readonly number[] {
  return rows.flatMap(({ estimate: { value, low, high, count } }) => (count > 0 ? [value, low, high] : []));
}

export function section(title: string, lead: string, content: Html): Html {
  return html`<section><h2>${title}</h2>
<p>${lead}</p>
${content}</section>`;
}
