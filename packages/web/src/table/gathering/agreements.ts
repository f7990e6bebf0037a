import type { Kit, Say } from "@medallion/kernel";
import type { Settings } from "@medallion/table";
import type { Text } from "../../language/words.ts";
import { clockWords } from "../clock-words.ts";
import { ruleWord } from "../rule-options.ts";

export interface Agreed {
  readonly about: string;
  readonly value: string;
}

/** What was agreed when the table was made, in words; what goes without saying is left out. */
export function agreements({ settings, kit, say, text }: Parts): readonly Agreed[] {
  const { seats, takebacks, rated, openHands, spectators, open, rules } = settings;
  const delay = spectators.kind === "delayed" ? spectators.seconds : 0;
  return [
    { about: text("table.agreed.seats"), value: String(seats) },
    { about: text("table.agreed.clock"), value: clockWords(settings.clock, text) },
    { about: text("table.agreed.takebacks"), value: text("table.agreed.takebacks.value", { takebacks }) },
    { about: text("table.agreed.rated"), value: text("table.agreed.rated.value", { rated: String(rated) }) },
    {
      about: text("table.agreed.spectators"),
      value: text("table.agreed.spectators.value", { kind: spectators.kind, seconds: delay }),
    },
    { about: text("table.agreed.open"), value: text("table.agreed.open.value", { open: String(open) }) },
    ...(openHands ? [{ about: text("table.agreed.hands"), value: text("table.agreed.hands.value") }] : []),
    ...Object.entries(rules).map(([name, value]) => ruleAgreed(kit, say, name, String(value))),
  ];
}

interface Parts {
  readonly settings: Settings;
  readonly kit: Kit;
  readonly say: Say;
  readonly text: Text;
}

function ruleAgreed(kit: Kit, say: Say, name: string, value: string): Agreed {
  const rule = kit.lobby.rules?.find((known) => known.name === name);
  if (rule === undefined) return { about: name, value };
  return { about: say(rule.label), value: ruleWord(rule, value, say) };
}
