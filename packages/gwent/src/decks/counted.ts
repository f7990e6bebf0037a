/** How many of which card a line names. */
export interface Counted {
  readonly count: number;
  readonly name: string;
}

/** `3 nekker`, `3x Nekker`, `nekker x3`, `nekker`: read from both ends, each sign looked at a fixed number of times. */
export function countAndName(written: string): Counted {
  return countBefore(written) ?? countAfter(written) ?? { count: 1, name: written };
}

function countBefore(written: string): Counted | undefined {
  let end = 0;
  while (isDigit(written.charAt(end))) end++;
  if (end === 0) return undefined;
  const count = Number(written.slice(0, end));
  const rest = written.slice(end);
  const spaced = rest.trimStart();
  const isSpaced = spaced !== rest;
  if (isTimes(spaced.charAt(0))) {
    const behind = spaced.slice(1);
    const name = behind.trimStart();
    // `3 xnekker` is three of something that begins with an x.
    if (name !== "" && (name !== behind || !isSpaced)) return { count, name };
  }
  return isSpaced && spaced !== "" ? { count, name: spaced } : undefined;
}

function countAfter(written: string): Counted | undefined {
  let start = written.length;
  while (isDigit(written.charAt(start - 1))) start--;
  const before = written.slice(0, start).trimEnd();
  if (start === written.length || !isTimes(before.charAt(before.length - 1))) return undefined;
  const spaced = before.slice(0, -1);
  const name = spaced.trimEnd();
  return name === "" || name === spaced ? undefined : { count: Number(written.slice(start)), name };
}

function isDigit(sign: string): boolean {
  return sign >= "0" && sign <= "9" && sign.length === 1;
}

function isTimes(sign: string): boolean {
  return sign !== "" && "xX×*".includes(sign);
}
