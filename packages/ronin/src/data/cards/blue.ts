import type { ActionCard } from "../types.ts";
import { printer } from "./printer.ts";

const card = printer("blue");

export const BLUE: readonly ActionCard[] = [
  card("B-P1", "MM"),
  card("B-P2", "MC"),
  card("B-P3", "ME"),
  card("B-P4", "MD"),
  card("B-Q1", "C", { pass: "LEFT" }),
  card("B-Q2", "E", { pass: "RIGHT" }),
  card("B-Q3", "D", { effect: "C1(M)>R1" }),
  card("B-Q4", "M", { effect: "C5(green)>R2" }),
  card("B-Q5", "C", { effect: "C4(green)>R5" }),
  card("B-Q6", "E", { effect: "C6(red)>R6" }),
  card("B-Q7", "M", { effect: "C2(E)>R4" }),
  card("B-Q8", "D", { effect: "C9>R10(C,M,E)" }),
  card("B-Z1", "", { effect: "C6(blue)>R5" }),
  card("B-Z2", "", { pass: "RIGHT", effect: "C3>R4" }),
  card("B-Z3", "", { pass: "LEFT", effect: "C3>R2" }),
  card("B-Z4", "", { effect: "C8(blue)>R9(M)" }),
];
