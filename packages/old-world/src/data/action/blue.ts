import type { ActionCard } from "../types.ts";
import { printer } from "../write.ts";

const card = printer("blue");

export const BLUE: readonly ActionCard[] = [
  card("A01", "one-source", "preciseCut", 0, "water", { damage: 1 }, [{ colour: "yellow", damage: 1 }]),
  card("A02", "one-source", "preciseCut", 0, "water", { damage: 1 }, [{ colour: "yellow", damage: 1 }]),
  card("A03", "one-source", "preciseCut", 0, "forest", { damage: 1 }, [{ colour: "purple", damage: 1 }]),
  card("A04", "one-source", "preciseCut", 0, "forest", { damage: 1 }, [{ colour: "purple", damage: 1 }]),
  card("A05", "one-source", "preciseCut", 0, "forest", { damage: 1 }, [{ colour: "red", damage: 1 }]),
  card("A06", "one-source", "preciseCut", 0, "forest", { damage: 1 }, [{ colour: "red", damage: 1 }]),
  card("A07", "one-source", "preciseCut", 0, "water", { damage: 1 }, [{ colour: "green", damage: 1 }]),
  card("A08", "one-source", "preciseCut", 0, "water", { damage: 1 }, [{ colour: "green", damage: 1 }]),
  card("A09", "confirmed", "whirl", 1, "forest", { damage: 1 }, [{ colour: "green", damage: 2 }]),
  card("A10", "one-source", "whirl", 1, "mountain", { damage: 2 }, [{ colour: "purple" }, { colour: "red" }]),
  card("A11", "one-source", "whirl", 1, "mountain", { damage: 2 }, [
    { colour: "purple" },
    { colour: "green" },
  ]),
  card("A12", "one-source", "whirl", 1, "forest", { damage: 1 }, [{ colour: "purple", damage: 2 }]),
  card("A13", "one-source", "whirl", 1, "mountain", { damage: 2 }, [
    { colour: "yellow" },
    { colour: "green" },
  ]),
  card("A14", "one-source", "whirl", 1, "forest", { damage: 1 }, [{ colour: "yellow", damage: 2 }]),
  card("A15", "one-source", "cripplingStrike", 2, "water", { damage: 2 }, [
    { colour: "red", damage: 1 },
    { colour: "purple", damage: 1 },
  ]),
  card("A16", "one-source", "cripplingStrike", 2, "water", { damage: 2 }, [
    { colour: "red", damage: 1 },
    { colour: "green", damage: 1 },
  ]),
  card("A17", "one-source", "cripplingStrike", 2, "water", { damage: 2 }, [
    { colour: "green", damage: 1 },
    { colour: "yellow", damage: 1 },
  ]),
  card("A18", "confirmed", "cripplingStrike", 2, "water", { damage: 2 }, [
    { colour: "yellow", damage: 1 },
    { colour: "purple", damage: 1 },
  ]),
];
