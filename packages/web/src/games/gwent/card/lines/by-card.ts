/** A line of our own for each card, by its id. */
export type Lines = Readonly<Record<string, string>>;
