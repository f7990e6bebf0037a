import type { Choice, Kit, Say } from "@medallion/kernel";

/** Choices that are one to the player: copies of the same card. */
export interface ChoiceGroup {
  /** The number of the first of them, which is the one taken. */
  readonly choice: number;
  readonly text: string;
  readonly copies: number;
}

/**
 * The choices as a person counts them. Those that are said alike and differ in nothing but the copy of the `card` they
 * play are one; others that are said alike are told apart by a number.
 */
export function choiceGroups(choices: readonly Choice[], { game }: Kit, say: Say): readonly ChoiceGroup[] {
  const groups = new Map<string, { choice: number; text: string; copies: number }>();
  for (const [choice, value] of choices.entries()) {
    const text = say(game.describeChoice(value));
    const key = `${text}\n${JSON.stringify({ ...value, card: undefined })}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { choice, text, copies: 1 });
    else known.copies += 1;
  }
  return toldApart([...groups.values()]);
}

function toldApart(groups: readonly ChoiceGroup[]): readonly ChoiceGroup[] {
  const alike = Map.groupBy(groups, ({ text }) => text);
  return groups.map((group) => {
    const same = alike.get(group.text) ?? [];
    return same.length < 2 ? group : { ...group, text: `${group.text} (${same.indexOf(group) + 1})` };
  });
}
