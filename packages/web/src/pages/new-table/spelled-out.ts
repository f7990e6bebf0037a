/** Puts the words people see in place of the values that a rule's sentence names between quotation marks. */
export function spelledOut(
  about: string,
  values: readonly string[],
  wordFor: (value: string) => string,
): string {
  return values.reduce(
    (said, value) => said.replaceAll(new RegExp(`([“„«])${value}([”“»])`, "g"), `$1${wordFor(value)}$2`),
    about,
  );
}
