import { type ReasonOf, refusalsOf } from "@medallion/refusals";
import { ERRORS } from "./messages/en/errors.ts";

export type { Path } from "@medallion/refusals";
export type Reason = ReasonOf<typeof ERRORS>;

export const REFUSALS = refusalsOf(ERRORS);
export const { refuse } = REFUSALS;
