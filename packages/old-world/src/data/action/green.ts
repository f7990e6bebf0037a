import type { ActionCard } from "../types.ts";
import { printer } from "../write.ts";

const card = printer("green");

export const GREEN: readonly ActionCard[] = [
  card("A37", "one-source", "counterAttack", 0, "water", { shield: 1 }, [{ colour: "red", damage: 1 }]),
  card("A38", "one-source", "counterAttack", 0, "water", { shield: 1 }, [{ colour: "blue", damage: 1 }]),
  card("A39", "one-source", "counterAttack", 0, "forest", { shield: 1 }, [{ colour: "purple", damage: 1 }]),
  card("A40", "one-source", "counterAttack", 0, "forest", { shield: 1 }, [{ colour: "yellow", damage: 1 }]),
  card("A41", "confirmed", "cover", 0, "forest", { shield: 1 }, [
    { colour: "red", returnCard: true },
    { colour: "blue", returnCard: true },
  ]),
  card("A42", "one-source", "cover", 0, "forest", { shield: 1 }, [
    { colour: "purple", returnCard: true },
    { colour: "blue", returnCard: true },
  ]),
  card("A43", "confirmed", "cover", 0, "mountain", { shield: 1 }, [
    { colour: "red", returnCard: true },
    { colour: "yellow", returnCard: true },
  ]),
  card("A44", "one-source", "cover", 0, "mountain", { shield: 1 }, [
    { colour: "yellow", returnCard: true },
    { colour: "purple", returnCard: true },
  ]),
  card("A45", "one-source", "block", 1, "forest", { shield: 2 }, [
    { colour: "yellow", returnCard: true },
    { colour: "purple", returnCard: true },
  ]),
  card("A46", "one-source", "block", 1, "forest", { shield: 2 }, [
    { colour: "blue", returnCard: true },
    { colour: "purple", returnCard: true },
  ]),
  card("A47", "one-source", "block", 1, "forest", { shield: 2 }, [
    { colour: "yellow", returnCard: true },
    { colour: "red", returnCard: true },
  ]),
  card("A48", "one-source", "block", 1, "forest", { shield: 2 }, [
    { colour: "red", returnCard: true },
    { colour: "blue", returnCard: true },
  ]),
  card("A49", "one-source", "block", 1, "water", { shield: 2 }, [{ colour: "purple", damage: 1 }]),
  card("A50", "confirmed", "block", 1, "water", { shield: 2 }, [{ colour: "yellow", damage: 1 }]),
  card("A51", "one-source", "lightningReflexes", 2, "mountain", { shield: 2 }, [
    { colour: "blue", damage: 2 },
  ]),
  card("A52", "one-source", "lightningReflexes", 2, "mountain", { shield: 2 }, [
    { colour: "yellow", damage: 2 },
  ]),
  card("A53", "one-source", "lightningReflexes", 2, "mountain", { shield: 2 }, [
    { colour: "red", damage: 2 },
  ]),
  card("A54", "one-source", "lightningReflexes", 2, "mountain", { shield: 2 }, [
    { colour: "purple", damage: 2 },
  ]),
];
