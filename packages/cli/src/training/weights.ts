import { type Fit, fit, type Insight, type Model, type Samples, type Weights } from "@medallion/search";
import type { Voice } from "../voice.ts";

/** The fit of every model that there are samples for, by its name. */
export type Fits = ReadonlyMap<string, Fit>;

export function fitAll(samples: Samples, features: readonly string[], seed: string): Fits {
  return new Map([...samples.models].map(([name, those]) => [name, fit(those, features, seed)]));
}

/** The file of weights: what was fitted now, and of what was committed the models that nothing was played for. */
export function weightsText(rulesVersion: number, { weights, features }: Insight, fits: Fits): string {
  const knows = ({ weights: known }: Model): boolean =>
    Object.keys(known).length === features.length &&
    features.every((feature) => known[feature] !== undefined);
  const before = Object.entries(weights.models).filter(([, model]) => knows(model));
  const models = { ...Object.fromEntries(before), ...Object.fromEntries(modelsOf(fits)) };
  const written: Weights = { rulesVersion, models };
  return `${JSON.stringify(written, null, 2)}\n`;
}

function modelsOf(fits: Fits): readonly (readonly [string, Model])[] {
  return [...fits].map(([name, { model }]) => [name, model]);
}

/** For each model what it was fitted to, how it does on games kept apart, and its chances against what came of them. */
export function fitLines(fits: Fits, { text, language }: Voice): readonly string[] {
  const number = (value: number, digits: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = (share: number): string => number(share * 100, 1).padStart(5);
  return [...fits].flatMap(([name, { model, judgement, scoreAlone }]) => [
    "",
    text("train.model", { name, games: model.games, positions: model.positions }),
    `  ${text("train.apart", { games: judgement.games, positions: judgement.positions })}`,
    `  ${text("train.loss", { loss: number(judgement.loss, 4), alone: number(scoreAlone.loss, 4) })}`,
    `  ${text("train.error", { points: number(judgement.error * 100, 1) })}`,
    ...judgement.deciles.map(
      ({ count, foretold, came }) =>
        `    ${text("train.decile", { foretold: percent(foretold), came: percent(came), count })}`,
    ),
  ]);
}
