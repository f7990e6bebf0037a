import type { SchoolSign } from "../kinds.ts";

/** The device of each school: the beasts of the medallions, which are our own; an icon of the set where nobody plays. */
export const SCHOOL_DEVICES: Readonly<Record<SchoolSign, string>> = {
  wolf: "device-wolf",
  griffin: "device-griffin",
  bear: "device-bear",
  cat: "device-cat",
  viper: "device-viper",
  manticore: "scorpion-tail",
};
