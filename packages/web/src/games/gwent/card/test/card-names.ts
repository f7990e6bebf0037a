import { gwentKit } from "@medallion/gwent";
import { ALL_CARDS, type CardKind } from "@medallion/gwent/cards";
import { LANGUAGES, type Language } from "@medallion/kernel";

interface Named {
  readonly id: string;
  readonly kind: CardKind;
  readonly name: string;
}

/** What every card is called, by language. */
export const CARD_NAMES: readonly { readonly language: Language; readonly names: readonly Named[] }[] =
  await Promise.all(LANGUAGES.map(async (language) => ({ language, names: await namesIn(language) })));

async function namesIn(language: Language): Promise<readonly Named[]> {
  const texts = await gwentKit.texts(language);
  return ALL_CARDS.map(({ id, kind }) => ({ id, kind, name: texts[`card.${id}`] ?? id }));
}
