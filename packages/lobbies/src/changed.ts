/** The names of the rule options that differ from their defaults. */
export function changedFrom<Rules extends object>(
  defaults: Rules,
  rules: Rules,
): readonly (keyof Rules & string)[] {
  const names = Object.keys(defaults) as (keyof Rules & string)[];
  return names.filter((name) => rules[name] !== defaults[name]);
}
