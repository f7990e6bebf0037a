/** HTML that may be sent as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[] | undefined;

/** HTML in which every value that is not markup itself stays text; absent values are left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const pieces = parts.map((part, index) => written(part) + (strings[index + 1] ?? ""));
  return new Markup((strings[0] ?? "") + pieces.join(""));
}

function written(part: Part): string {
  if (part === undefined) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  return escaped(String(part));
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** The text as HTML shows it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
