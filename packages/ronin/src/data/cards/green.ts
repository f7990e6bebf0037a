import type { ActionCard } from "../types.ts";
import { printer } from "./printer.ts";

const card = printer("green");

export const GREEN: readonly ActionCard[] = [
  card("G-P1", "EE"),
  card("G-P2", "EC"),
  card("G-P3", "EM"),
  card("G-P4", "ED"),
  card("G-Q1", "C", { pass: "LEFT" }),
  card("G-Q2", "M", { pass: "RIGHT" }),
  card("G-Q3", "D", { effect: "C1(E)>R1" }),
  card("G-Q4", "E", { effect: "C5(yellow)>R2" }),
  card("G-Q5", "C", { effect: "C4(blue)>R6" }),
  card("G-Q6", "M", { effect: "C7(green)>R5" }),
  card("G-Q7", "E", { effect: "C2(D)>R3" }),
  card("G-Q8", "D", { effect: "C10>R8(E)" }),
  card("G-Z1", "", { effect: "C7(pink)>R7" }),
  card("G-Z2", "", { pass: "RIGHT", effect: "C3>R9(E)" }),
  card("G-Z3", "", { pass: "LEFT", effect: "C3>R2" }),
  card("G-Z4", "", { effect: "C8(green)>R3" }),
];
