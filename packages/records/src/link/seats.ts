import type { Holder } from "../holder.ts";
import { brokenLink, escapeText, unescapeText } from "./text.ts";

/** Names are cut to this length in links. */
const LONGEST_NAME = 16;

/** One short text per seat, or none at all if all are nameless people. */
export function seatsToTexts(seats: readonly Holder[], names: boolean): readonly string[] {
  const texts = seats.map((holder) => {
    const name = names ? escapeText([...holder.name].slice(0, LONGEST_NAME).join("")) : "";
    if (holder.who === "person") return `p${name}`;
    return name === "" ? `b${escapeText(holder.bot)}` : `b${escapeText(holder.bot)}__${name}`;
  });
  return texts.every((text) => text === "p") ? [] : texts;
}

export function textsToSeats(texts: readonly string[], count: number): readonly Holder[] {
  if (texts.length === 0) return Array.from({ length: count }, () => ({ who: "person", name: "" }));
  if (texts.length !== count) throw brokenLink(["seats"]);
  return texts.map((text) => {
    const [first = "", name = ""] = text.slice(1).split("__");
    if (text.startsWith("p")) return { who: "person", name: unescapeText(first) };
    if (!text.startsWith("b")) throw brokenLink(["seats"]);
    return { who: "bot", bot: unescapeText(first), name: unescapeText(name) };
  });
}
