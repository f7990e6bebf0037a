import type { ActionCard } from "../types.ts";
import { printer } from "../write.ts";

const card = printer("purple");

export const PURPLE: readonly ActionCard[] = [
  card("A55", "confirmed", "intensiveAard", 0, "forest", { damage: 1 }, [{ colour: "green", shield: 1 }]),
  card("A56", "one-source", "intensiveAard", 0, "forest", { damage: 1 }, [{ colour: "yellow", shield: 1 }]),
  card("A57", "one-source", "intensiveAard", 0, "forest", { damage: 1 }, [{ colour: "red", shield: 1 }]),
  card("A58", "one-source", "intensiveAard", 0, "forest", { damage: 1 }, [{ colour: "blue", shield: 1 }]),
  card("A59", "one-source", "intensiveIgni", 0, "water", { damage: 1, refill: 1 }, [
    { colour: "green" },
    { colour: "yellow" },
    { colour: "red" },
    { colour: "blue" },
  ]),
  card("A60", "one-source", "intensiveIgni", 0, "water", { damage: 1, refill: 1 }, [
    { colour: "green" },
    { colour: "yellow" },
    { colour: "red" },
    { colour: "blue" },
  ]),
  card("A61", "one-source", "intensiveIgni", 0, "water", { damage: 1, refill: 1 }, [
    { colour: "green" },
    { colour: "yellow" },
    { colour: "red" },
    { colour: "blue" },
  ]),
  card("A62", "one-source", "intensiveIgni", 0, "water", { damage: 1, refill: 1 }, [
    { colour: "green" },
    { colour: "yellow" },
    { colour: "red" },
    { colour: "blue" },
  ]),
  card("A63", "one-source", "armourMelting", 1, "mountain", { damage: 2 }, [{ colour: "green", shield: 1 }]),
  card("A64", "one-source", "armourMelting", 1, "mountain", { damage: 2 }, [{ colour: "yellow", shield: 1 }]),
  card("A65", "one-source", "shockWave", 1, "mountain", { damage: 2 }, [{ colour: "green", refill: 2 }]),
  card("A66", "one-source", "shockWave", 1, "mountain", { damage: 2 }, [{ colour: "yellow", refill: 2 }]),
  card("A67", "one-source", "shockWave", 1, "mountain", { damage: 2 }, [{ colour: "blue", refill: 2 }]),
  card("A68", "one-source", "shockWave", 1, "mountain", { damage: 2 }, [{ colour: "red", refill: 2 }]),
  card("A69", "one-source", "fireStream", 2, "mountain", { damage: 2, refill: 2 }, [
    { colour: "green" },
    { colour: "blue" },
    { colour: "red" },
    { colour: "yellow" },
  ]),
  card("A70", "one-source", "fireStream", 2, "mountain", { damage: 2, refill: 2 }, [
    { colour: "green" },
    { colour: "blue" },
    { colour: "red" },
    { colour: "yellow" },
  ]),
  card("A71", "one-source", "fireStream", 2, "mountain", { damage: 2, refill: 2 }, [
    { colour: "green" },
    { colour: "blue" },
    { colour: "red" },
    { colour: "yellow" },
  ]),
  card("A72", "one-source", "fireStream", 2, "mountain", { damage: 2, refill: 2 }, [
    { colour: "green" },
    { colour: "blue" },
    { colour: "red" },
    { colour: "yellow" },
  ]),
];
