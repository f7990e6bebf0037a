import type { Kit, Say } from "@medallion/kernel";
import type { TableCard } from "@medallion/protocol";
import type { Words } from "../language/words.ts";
import { clockWords } from "../table/clock-words.ts";
import { modeName } from "../table/mode-name.ts";
import { hasHouseRules } from "../table/rule-options.ts";

/** A table in one line: how it is played, by how many, what is special about it, and since when it stands. */
export function tableWords(card: TableCard, { kit, say, words }: Parts): string {
  const { text } = words;
  const { settings, places } = card;
  const free = places.filter(({ kind }) => kind === "open").length;
  const special = [
    ...(settings.clock.kind === "none" ? [] : [clockWords(settings.clock, text)]),
    ...(settings.rated ? [text("people.rated")] : []),
    ...(settings.openHands ? [text("people.openHands")] : []),
    ...(hasHouseRules(kit, settings.rules) ? [text("people.houseRules")] : []),
  ];
  return [
    modeName(kit, settings.mode, say),
    card.stage === "gathering"
      ? text("people.free", { free, seats: places.length })
      : text("people.stage", { stage: card.stage }),
    ...special,
    words.date(card.updated),
  ].join(" · ");
}

interface Parts {
  readonly kit: Kit;
  readonly say: Say;
  readonly words: Words;
}
