import { LANGUAGES } from "@medallion/kernel";
import { expect, it } from "vitest";
import { ALL_CARDS } from "../cards/all.ts";
import { ABILITIES, FACTIONS } from "../cards/row.ts";
import { MODES } from "../options.ts";
import { RULE_OPTIONS } from "../rule-options.ts";
import { texts } from "../texts.ts";
import { book } from "./index.ts";

it.each(LANGUAGES)("the rule book in %s calls things what the table calls them", async (language) => {
  const { chapters } = await book(language);
  const missing = expected(await texts(language)).filter(([id, name]) => {
    const chapter = chapters.find((one) => one.id === id);
    const page = `${chapter?.title}\n${chapter?.text}`.replace(/\s+/g, " ");
    return !page.toLowerCase().includes(name.toLowerCase());
  });
  expect(missing).toEqual([]);
});

/** In which chapter the name of each thing must be found. */
function expected(said: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  const leaders = ALL_CARDS.filter(({ kind }) => kind === "leader");
  return [
    ...ABILITIES.map((ability) => [chapterOfAbility(ability), nameOfAbility(said, ability)] as const),
    ...leaders.map(({ id, faction }) => [faction, said[`card.${id}`] ?? id] as const),
    ...FACTIONS.map((faction) => [faction, said[`faction.${faction}`] ?? faction] as const),
    ...MODES.filter((mode) => mode !== "standard").map(
      (mode) => [mode, said[`mode.${mode}`] ?? mode] as const,
    ),
    ...RULE_OPTIONS.map(({ name }) => ["options", `**${said[`rule.${name}`]}**`] as const),
  ];
}

function chapterOfAbility(ability: string): string {
  if (ability.startsWith("weather-")) return "weather";
  if (/^scorch-/.test(ability)) return "row-scorch";
  return ability === "mardroeme" ? "berserker" : ability;
}

/** The name before a colon: "Scorch" of "Scorch: Siege". */
function nameOfAbility(said: Readonly<Record<string, string>>, ability: string): string {
  return (said[`ability.${ability}`] ?? ability).split(":")[0] ?? ability;
}
