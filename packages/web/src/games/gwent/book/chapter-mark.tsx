import { FACTIONS } from "@medallion/gwent/cards";
import { AbilityMark } from "../card/ability-mark.tsx";
import { FactionDevice } from "../card/faction-device.tsx";
import type { Mark } from "../card/mark-paths.ts";

/** The mark that each chapter about a kind of card bears. */
const MARKS: Readonly<Record<string, Mark>> = {
  hero: "hero",
  agile: "agile",
  spy: "spy",
  medic: "medic",
  muster: "muster",
  "tight-bond": "tight-bond",
  "morale-boost": "morale-boost",
  "commander-horn": "commander-horn",
  scorch: "scorch",
  "row-scorch": "scorch-close",
  berserker: "berserker",
  "summon-avenger": "summon-avenger",
  decoy: "decoy",
  weather: "weather-frost",
  leaders: "leader",
};

/** The sign of what a chapter is about, in the colour and size of the text. */
export default function ChapterMark({ chapter }: { readonly chapter: string }) {
  const faction = FACTIONS.find((one) => one === chapter);
  if (faction !== undefined) return <FactionDevice faction={faction} />;
  const mark = MARKS[chapter];
  return mark === undefined ? null : <AbilityMark ability={mark} />;
}
