import type { HostEnding } from "../entry.ts";
import { brokenLink } from "./text.ts";

/** How the moves of a link stop: by the rules, or after `count` of them, running on or ended at the table. */
export type Stop =
  | { readonly by: "rules"; readonly offers: boolean }
  | { readonly by: "count"; readonly offers: boolean; readonly count: number; readonly ending?: HostEnding };

/** Empty for the common game: ended by the rules, no offer taken up. */
export function stopToText(stop: Stop): string {
  const offers = stop.offers ? "o" : "";
  return stop.by === "rules" ? offers : `${offers}${letters(stop.ending)}${stop.count}`;
}

function letters(ending: HostEnding | undefined): string {
  switch (ending?.kind) {
    case undefined:
      return "n";
    case "resignation":
      return `r${ending.seat}-`;
    case "draw":
      return "d";
    case "abort":
      return "a";
  }
}

export function textToStop(text: string): Stop {
  const match = /^(o?)(?:(n|d|a|r(\d{1,2})-)(\d{1,5}))?$/.exec(text);
  if (match === null) throw brokenLink(["ending"]);
  const offers = match[1] === "o";
  const how = match[2];
  if (how === undefined) return { by: "rules", offers };
  const ending = endingFrom(how, Number(match[3]));
  const stop = { by: "count", offers, count: Number(match[4]) } as const;
  return ending === undefined ? stop : { ...stop, ending };
}

function endingFrom(how: string, seat: number): HostEnding | undefined {
  if (how === "n") return undefined;
  if (how === "d") return { kind: "draw" };
  return how === "a" ? { kind: "abort" } : { kind: "resignation", seat };
}
