import type { ActionCard } from "../types.ts";
import { printer } from "../write.ts";

const card = printer("yellow");

export const YELLOW: readonly ActionCard[] = [
  // Recorded: extension damage 2 (equal to Intensive Quen of cost 1).
  card("A73", "designed", "intensiveYrden", 0, "water", { refill: 2 }, [{ colour: "green", damage: 1 }]),
  card("A74", "designed", "intensiveYrden", 0, "water", { refill: 2 }, [{ colour: "blue", damage: 1 }]),
  card("A75", "designed", "intensiveYrden", 0, "forest", { refill: 2 }, [{ colour: "red", damage: 1 }]),
  card("A76", "designed", "intensiveYrden", 0, "forest", { refill: 2 }, [{ colour: "purple", damage: 1 }]),
  card("A77", "confirmed", "intensiveAxii", 0, "water", { takeDiscard: true }, [
    { colour: "purple" },
    { colour: "red" },
  ]),
  card("A78", "one-source", "intensiveAxii", 0, "water", { takeDiscard: true }, [
    { colour: "green" },
    { colour: "blue" },
  ]),
  card("A79", "one-source", "intensiveAxii", 0, "water", { takeDiscard: true }, [
    { colour: "green" },
    { colour: "red" },
  ]),
  // Recorded: extensions blue and red.
  card("A80", "designed", "intensiveAxii", 0, "water", { takeDiscard: true }, [
    { colour: "blue" },
    { colour: "purple" },
  ]),
  card("A81", "one-source", "intensiveQuen", 1, "mountain", { refill: 2 }, [{ colour: "green", damage: 2 }]),
  card("A82", "one-source", "intensiveQuen", 1, "mountain", { refill: 2 }, [{ colour: "blue", damage: 2 }]),
  card("A83", "one-source", "intensiveQuen", 1, "water", { refill: 2 }, [{ colour: "red", damage: 2 }]),
  card("A84", "confirmed", "intensiveQuen", 1, "water", { refill: 2 }, [{ colour: "purple", damage: 2 }]),
  card("A85", "confirmed", "magicTrap", 1, "mountain", { takeDiscard: true }, [
    { colour: "purple", damage: 1 },
    { colour: "blue", damage: 1 },
  ]),
  card("A86", "one-source", "magicTrap", 1, "mountain", { takeDiscard: true }, [
    { colour: "red", damage: 1 },
    { colour: "green", damage: 1 },
  ]),
  card("A87", "one-source", "explodingShield", 2, "forest", { takeDiscard: true }, [
    { colour: "purple", damage: 2 },
  ]),
  card("A88", "one-source", "explodingShield", 2, "water", { takeDiscard: true }, [
    { colour: "red", damage: 2 },
  ]),
  // Recorded: extension purple.
  card("A89", "designed", "explodingShield", 2, "forest", { takeDiscard: true }, [
    { colour: "green", damage: 2 },
  ]),
  card("A90", "one-source", "explodingShield", 2, "water", { takeDiscard: true }, [
    { colour: "blue", damage: 2 },
  ]),
];
