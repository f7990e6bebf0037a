import type { Printed, RoninChoice, Target } from "../choice.ts";

/** Choices are listed anew for every world; those to play and to keep are asked for most, and their lists are shared. */
const known = new WeakMap<RoninChoice, string>();

/** A choice by what it names: cards, abilities and boards have the same ids in all worlds. */
export function keyOf(choice: RoninChoice): string {
  const before = known.get(choice);
  if (before !== undefined) return before;
  const key = textOf(choice);
  if (choice.kind === "play") known.set(choice, key);
  return key;
}

function textOf(choice: RoninChoice): string {
  switch (choice.kind) {
    case "character":
      return choice.character;
    case "automa":
      return `${choice.player}=${choice.character}`;
    case "board":
      return choice.board;
    case "deck":
    case "decline":
    case "draw":
      return choice.kind;
    case "row":
      return `row ${choice.row}`;
    case "take":
    case "play":
    case "keep":
      return choice.cards.join(" ");
    case "discard":
      return choice.card;
    case "use":
      return choice.target === undefined ? choice.ability : `${choice.ability} ${targetText(choice.target)}`;
    case "partner":
      return choice.side;
    case "lose":
      return `${choice.tokens.join("")} ${printedText(choice.printed)}`;
    case "track":
      return choice.side;
    case "ability-card":
      return "card";
    case "xp":
      return "xp";
    case "symbols":
      return choice.symbols.join("");
    case "quest":
      return choice.symbol;
  }
}

function targetText(target: Target): string {
  switch (target.kind) {
    case "gain":
      return target.symbols.join("");
    case "convert":
      return `${target.away.join("")}>${target.symbols.join("")}`;
    case "uncover":
      return printedText(target.printed);
    case "cards":
      return target.cards.join(" ");
    case "borrow":
      return `${target.of} ${target.card}`;
    case "swap":
      return `${target.give} ${target.get}`;
    case "track":
      return target.side;
  }
}

function printedText(printed: readonly Printed[]): string {
  return printed.map(({ card, symbol }) => `${card}:${symbol}`).join(" ");
}
