/**
 * The places of the texts that begin as typed; a text typed in full wins over longer ones that begin with it.
 * Capitals, accents and the shape of the apostrophe do not matter.
 */
export function placesOf(typed: string, texts: readonly string[]): readonly number[] {
  const wanted = plain(typed);
  const plainTexts = texts.map(plain);
  const places = [...plainTexts.keys()].filter((place) => plainTexts[place]?.startsWith(wanted));
  const whole = places.filter((place) => plainTexts[place] === wanted);
  return whole.length > 0 ? whole : places;
}

function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'");
}
