/** Answers that only questions of this folder give: `option` and `ride` stand with the other rules. */
export type TaleChoice = never;
