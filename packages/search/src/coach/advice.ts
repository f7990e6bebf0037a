/** What a coach makes of a question, from the view of whoever is asked. Plain JSON. */
export interface Advice {
  /** The camp of whoever is asked. */
  readonly camp: number;
  /** The choices that were compared, the best first; those somebody asked about are among them. */
  readonly options: readonly Advised[];
  /** What tells the first of them from `than`, the weightiest first; none where they hardly differ. */
  readonly why: readonly Reason[];
  /** The choice with which the best is compared: the first that somebody asked about, or the second best. */
  readonly than: number | undefined;
  /** How far chances and results of the fitted model differ at worst, on games that were kept apart. */
  readonly error: number;
  readonly iterations: number;
}

export interface Advised {
  /** Its index among all choices. */
  readonly choice: number;
  /** Each camp's chance of winning. */
  readonly chances: readonly number[];
  /** How far that of the asked camp may be off by chance alone: a standard error. */
  readonly spread: number;
  readonly visits: number;
}

/** Something that a choice is better for than another. */
export interface Reason {
  /** One of the game's features, which has a text `feature.<name>`; absent: how the game ends. */
  readonly feature?: string;
  /** How much it adds to the logarithm of the odds. */
  readonly amount: number;
}

/** The chance of the asked camp with a choice that was compared. */
export function chanceOf({ camp, options }: Advice, choice: number): number | undefined {
  return options.find((option) => option.choice === choice)?.chances[camp];
}
