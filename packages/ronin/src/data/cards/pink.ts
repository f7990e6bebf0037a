import type { ActionCard } from "../types.ts";
import { printer } from "./printer.ts";

const card = printer("pink");

export const PINK: readonly ActionCard[] = [
  card("K-P1", "CM"),
  card("K-P2", "ED"),
  card("K-P3", "CE"),
  card("K-P4", "MD"),
  card("K-Q1", "C", { pass: "LEFT" }),
  card("K-Q2", "M", { pass: "RIGHT" }),
  card("K-Q3", "E", { effect: "C10>R1" }),
  card("K-Q4", "D", { effect: "C5(red)>R2" }),
  card("K-Q5", "C", { effect: "C4(yellow)>R7" }),
  card("K-Q6", "M", { effect: "C6(pink)>R8(M)" }),
  card("K-Q7", "E", { effect: "C1(D)>R10(C,M,E)" }),
  card("K-Q8", "D", { effect: "C10>R6" }),
  card("K-Z1", "", { effect: "C8(green)>R3" }),
  card("K-Z2", "", { pass: "RIGHT", effect: "C3>R4" }),
  card("K-Z3", "", { pass: "LEFT", effect: "C3>R2" }),
  card("K-Z4", "", { effect: "C8(pink)>R9(D)" }),
];
