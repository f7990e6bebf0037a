import type { View } from "@medallion/gwent";
import type { WordlessSlip } from "../speaking-slip.ts";
import { passLoses } from "./table/play/slip.ts";

/** Passing where that plainly loses something. */
export const slip: WordlessSlip = ({ view, seat, choices }, choice, text) => {
  if (choices[choice]?.kind !== "pass") return undefined;
  // The host serves what the rules of Gwent made.
  const loss = passLoses(view as View, seat);
  return loss === undefined ? undefined : `${text("gwent.pass.loses", { loss })} ${text("gwent.pass.again")}`;
};
