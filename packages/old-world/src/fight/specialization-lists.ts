import type { Effects, SpecializationLevel } from "../data/index.ts";

/** What a Specialization does, in the language of all cards (section 17 of the rules); nothing where a number is 0. */
export function specializationEffects(row: SpecializationLevel): Effects {
  switch (row.school) {
    case "wolf":
      return some([
        { op: "damage", n: row.damage },
        { op: "refill", n: row.refill },
      ]);
    case "griffin":
      return [
        { op: "takeDiscard", pick: row.take },
        ...some([{ op: "discardHand", n: row.discard, pick: "owner" }]),
      ];
    case "bear":
      return some([
        { op: "draw", n: row.draw },
        { op: "shield", n: row.shield },
      ]);
    case "cat":
      return [{ op: "lookOwnDeck", look: row.look, take: row.keep, rest: "top" }];
    case "viper":
      return [{ op: "lookOpponentDeck", look: row.look, discard: row.discard }];
  }
}

function some(effects: Effects): Effects {
  return effects.filter((effect) => !("n" in effect && effect.n === 0));
}
