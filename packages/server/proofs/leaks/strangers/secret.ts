import type { Stranger } from "./stranger.ts";

/** Something that strangers must not read, wherever it is. */
export interface Secret {
  readonly name: string;
  readonly text: string;
}

/** What of this the stranger was sent that they do not know rightly, in sentences. */
export function leaksTo({ kind, sent, knows }: Stranger, secrets: readonly Secret[]): readonly string[] {
  const leaks = secrets
    .filter(({ text }) => !knows.has(text))
    .flatMap(({ name, text }) =>
      sent.filter((one) => one.text.includes(text)).map(({ where }) => `${kind} read ${name} in ${where}`),
    );
  return [...new Set(leaks)];
}
