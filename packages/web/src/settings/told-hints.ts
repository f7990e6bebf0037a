const KEY = "medallion.hints";

/** Whether the device has been told of this kind of question. Who keeps nothing would be told every time: never. */
export function isTold(game: string, kind: string): boolean {
  try {
    return toldIn(localStorage.getItem(KEY)).includes(nameOf(game, kind));
  } catch {
    return true;
  }
}

/** Whether the device has been told of any question of this game. */
export function isAnyTold(game: string): boolean {
  try {
    return toldIn(localStorage.getItem(KEY)).some((name) => name.startsWith(nameOf(game, "")));
  } catch {
    return true;
  }
}

export function rememberTold(game: string, kind: string): void {
  try {
    const told = new Set([...toldIn(localStorage.getItem(KEY)), nameOf(game, kind)]);
    localStorage.setItem(KEY, [...told].join(" "));
  } catch {
    // Then it is not told again either.
  }
}

/** Everything is told anew, for whoever asks for it again. */
export function forgetTold(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then there was nothing kept.
  }
}

function toldIn(kept: string | null): readonly string[] {
  return kept?.split(" ") ?? [];
}

function nameOf(game: string, kind: string): string {
  return `${game}/${kind}`;
}
