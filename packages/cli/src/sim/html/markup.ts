/** A piece of a page. Only `html` makes one, so that whatever is put into a page is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | undefined | readonly Part[];

/** Markup with values in it: strings are escaped, pieces stay as they are, lists follow each other. */
export function html(fixed: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(
    fixed.map((text, place) => (place === 0 ? text : written(values[place - 1]) + text)).join(""),
  );
}

function written(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string") return escaped(part);
  if (typeof part === "number") return String(part);
  return part instanceof Html ? part.text : part.map(written).join("");
}

const NAMES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => NAMES[sign] ?? sign);
}
