import type { ActionCard } from "../types.ts";
import { printer } from "./printer.ts";

const card = printer("red");

export const RED: readonly ActionCard[] = [
  card("R-P1", "CC"),
  card("R-P2", "CM"),
  card("R-P3", "CE"),
  card("R-P4", "CD"),
  card("R-Q1", "M", { pass: "LEFT" }),
  card("R-Q2", "E", { pass: "RIGHT" }),
  card("R-Q3", "D", { effect: "C1(C)>R1" }),
  card("R-Q4", "C", { effect: "C5(blue)>R2" }),
  card("R-Q5", "M", { effect: "C4(red)>R8(C)" }),
  card("R-Q6", "E", { effect: "C3>R9(C)" }),
  card("R-Q7", "C", { effect: "C1(M)>R7" }),
  card("R-Q8", "D", { effect: "C9>R7" }),
  card("R-Z1", "", { effect: "C7(red)>R6" }),
  card("R-Z2", "", { pass: "RIGHT", effect: "C6(yellow)>R5" }),
  card("R-Z3", "", { pass: "LEFT", effect: "C8(red)>R2" }),
  card("R-Z4", "", { effect: "C8(pink)>R3" }),
];
