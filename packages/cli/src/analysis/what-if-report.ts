import { at } from "@medallion/kernel";
import type { Decision } from "@medallion/records";
import { numbered } from "../terminal/numbered.ts";
import type { Told } from "./report.ts";
import type { WhatIf } from "./what-if.ts";

/** What could be chosen at a decision, numbered; the choice that was taken is marked. */
export function waysLines({ kit, voice, paint }: Told, decision: Decision): readonly string[] {
  const { position, seat, question, choices, chosen } = decision;
  const name = voice.names[seat] ?? "";
  const texts = choices.map((choice) => voice.say(kit.game.describeChoice(choice)));
  const lines = numbered(texts);
  return [
    paint.tone("title", voice.text("whatIf.asked", { position, name, question: voice.say(question.text) })),
    ...lines.flatMap((line, index) => {
      if (index === chosen) return [paint.tone("own", `${line} ←`)];
      // Choices that read alike, as copies of one card do, are listed once.
      const first = texts.indexOf(texts[index] ?? "");
      return first < index || texts[chosen] === texts[index] ? [] : [line];
    }),
    paint.tone("quiet", voice.text("whatIf.how")),
  ];
}

/** How games went on with what was chosen and with another choice. */
export function whatIfLines(
  { kit, voice, paint }: Told,
  { position, seat, choices, chosen }: Decision,
  instead: number,
  bot: string,
  found: WhatIf,
): readonly string[] {
  const { text, say, names } = voice;
  if (found.games === 0) return [text("whatIf.none")];
  const choice = (index: number): string => say(kit.game.describeChoice(at(choices, index)));
  const points = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const difference = found.instead - found.chosen;
  return [
    paint.tone("title", text("whatIf.title", { position, name: names[seat] ?? "", games: found.games, bot })),
    text("whatIf.line", { choice: choice(chosen), share: points(found.chosen) }),
    text("whatIf.line", { choice: choice(instead), share: points(found.instead) }),
    text("whatIf.difference", {
      difference: `${difference < 0 ? "−" : "+"}${points(Math.abs(difference))}`,
      within: points(found.within),
    }),
  ];
}

/** The same as data. */
export function whatIfData(
  { kit, voice }: Omit<Told, "paint">,
  { position, seat, choices, chosen }: Decision,
  instead: number,
  bot: string,
  found: WhatIf,
): unknown {
  const told = (choice: number, share: number): object => ({
    choice,
    text: voice.say(kit.game.describeChoice(at(choices, choice))),
    share,
  });
  const { games, within } = found;
  return {
    game: kit.game.id,
    position,
    seat,
    bot,
    games,
    chosen: told(chosen, found.chosen),
    instead: told(instead, found.instead),
    within,
  };
}
