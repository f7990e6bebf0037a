import type { Language, Message } from "@medallion/kernel";
import { type Advice, precisionOf, type Reason, tell } from "@medallion/search";

/** The chance with an option, as precisely as it may be told (`COACH_TEXTS`); nothing where no number may be. */
export function chanceMessage(
  { camp, options, error }: Pick<Advice, "camp" | "options" | "error">,
  place: number,
  language: Language,
): Message | undefined {
  const option = options[place];
  const chance = option?.chances[camp];
  if (option === undefined || chance === undefined) return undefined;
  const told = tell(chance, option.chances.length, error, option.spread);
  switch (told.kind) {
    case "unknown":
      return undefined;
    case "even":
      return { key: "coach.chance.even" };
    case "about":
    case "under":
    case "over":
      return { key: `coach.chance.${told.kind}`, values: { share: percentIn(language, told.percent) } };
  }
}

/** What tells the best choice from `other`, which is how that is said; without a reason, that there is little between. */
export function whyMessage({ why }: Pick<Advice, "why">, other: Message | undefined): Message {
  if (why.length === 0 || other === undefined) return { key: "coach.close" };
  return { key: "coach.why", values: { other, reasons: why.map(reasonMessage) } };
}

/** By how much a choice lowers the chance of winning; nothing where no number may be told. */
export function lossMessage(loss: number, error: number, language: Language): Message | undefined {
  const step = precisionOf(error);
  if (step === undefined) return undefined;
  const percent = Math.max(step, step * Math.round((WHOLE * loss) / step));
  return { key: "coach.loss", values: { share: percentIn(language, percent) } };
}

const WHOLE = 100;

function reasonMessage({ feature }: Reason): Message {
  return { key: feature === undefined ? "coach.end" : `feature.${feature}` };
}

function percentIn(language: Language, percent: number): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(percent / WHOLE);
}
