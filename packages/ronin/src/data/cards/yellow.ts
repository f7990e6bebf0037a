import type { ActionCard } from "../types.ts";
import { printer } from "./printer.ts";

const card = printer("yellow");

export const YELLOW: readonly ActionCard[] = [
  card("Y-P1", "DD"),
  card("Y-P2", "DC"),
  card("Y-P3", "DM"),
  card("Y-P4", "DE"),
  card("Y-Q1", "C", { pass: "LEFT" }),
  card("Y-Q2", "M", { pass: "RIGHT" }),
  card("Y-Q3", "E", { effect: "C4(yellow)>R1" }),
  card("Y-Q4", "D", { effect: "C5(pink)>R2" }),
  card("Y-Q5", "C", { effect: "C4(pink)>R8(D)" }),
  card("Y-Q6", "M", { effect: "C7(blue)>R6" }),
  card("Y-Q7", "D", { effect: "C2(C)>R4" }),
  card("Y-Q8", "E", { effect: "C10>R5" }),
  card("Y-Z1", "", { effect: "C8(blue)>R4" }),
  card("Y-Z2", "", { pass: "RIGHT", effect: "C3>R3" }),
  card("Y-Z3", "", { pass: "LEFT", effect: "C8(yellow)>R2" }),
  card("Y-Z4", "", { effect: "C8(yellow)>R9(D)" }),
];
