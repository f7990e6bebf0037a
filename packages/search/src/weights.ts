/** What was fitted to games that bots played: a small file that is committed, and loaded everywhere. */
export interface Weights {
  readonly rulesVersion: number;
  /** By the names that the game gives its states. */
  readonly models: Readonly<Record<string, Model>>;
}

export interface Model {
  /** What makes the same games again. */
  readonly seed: string;
  readonly games: number;
  readonly positions: number;
  /** On games that were kept apart: the log-loss, and how far chance and result differ in the worst decile. */
  readonly loss: number;
  readonly error: number;
  /** How much each feature counts, by its name. */
  readonly weights: Readonly<Record<string, number>>;
}

/** What was fitted for the states of this name; throws where nothing was. */
export function modelOf({ models }: Weights, name: string): Model {
  const model = models[name];
  if (model === undefined) throw new Error(`nothing was fitted for ${name}`);
  return model;
}

/** The weights of a model in the order of the features; throws where the two do not fit. */
export function vectorOf(weights: Weights, name: string, features: readonly string[]): Float64Array {
  const model = modelOf(weights, name);
  const known = Object.keys(model.weights);
  if (known.length !== features.length || features.some((feature) => model.weights[feature] === undefined))
    throw new Error(`the weights of ${name} were fitted for other features: ${known.join(", ")}`);
  return Float64Array.from(features, (feature) => model.weights[feature] ?? 0);
}
