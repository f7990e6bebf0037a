import type { FightView, OldWorldEvent, View } from "@medallion/old-world";
import { cardIn, comboOf } from "@medallion/old-world/pages";

/** The fight that was on when its end began to be told, with the combo that was being laid. */
export function fightBegun(view: View): FightView | undefined {
  const { fight } = view;
  if (fight === undefined) return undefined;
  return withCombos(fight, (seat) => comboOf(view, seat));
}

type Combo = FightView["fighters"][number]["combo"];

function withCombos(fight: FightView, comboFor: (seat: number) => Combo): FightView {
  return {
    ...fight,
    fighters: fight.fighters.map((fighter) => ({ ...fighter, combo: comboFor(fighter.seat) })),
  };
}

function withCombo(fight: FightView, of: number, combo: Combo): FightView {
  const lies = (seat: number) => fight.fighters.find((fighter) => fighter.seat === seat)?.combo ?? [];
  return withCombos(fight, (seat) => (seat === of ? combo : lies(seat)));
}

/** The fight once this was told: whose turn it is, what lies there, the blow, and who has won. */
export function fightAfter(view: View, fight: FightView, event: OldWorldEvent): FightView {
  switch (event.kind) {
    case "combatTurnStarted":
      return begun(
        fight,
        fight.fighters.findIndex(({ seat }) => seat === event.seat),
      );
    case "monsterTurnStarted":
      return begun(fight, fight.fighters.length);
    case "comboPlayed":
      return withCombo({ ...fight, step: Math.max(fight.step, 2) }, event.seat, laidIn(view, event.cards));
    case "comboDiscarded":
      return withCombo(fight, event.seat, []);
    case "attackNamed":
    case "attackRolled":
    case "attackSettled":
      return { ...fight, attack: { printed: 0, ...fight.attack, half: event.attack } };
    case "attackRevealed":
      return {
        ...fight,
        lifeCount: event.left,
        revealed: [...fight.revealed, event.card],
        attack: { printed: 0, ...fight.attack, card: event.card },
      };
    case "monsterHurt":
      return { ...fight, lifeCount: event.left, lostCount: fight.lostCount + event.count };
    case "monsterDefeated":
    case "monsterDrivenAway":
      return { ...fight, winner: 0 };
    case "knockedOut":
      return { ...fight, winner: event.seat === fight.attacker ? 1 : 0 };
    case "duelWon":
      return { ...fight, winner: event.seat === fight.attacker ? 0 : 1 };
    default:
      return fight;
  }
}

/** A combat turn begins: of the attack of the last one nothing lies there any more. */
function begun({ attack: _, ...fight }: FightView, side: number): FightView {
  return { ...fight, side, step: 1 };
}

/** The cards of a combo as they lie, each with the place of the extension that the next one lies on. */
function laidIn(view: View, cards: Extract<OldWorldEvent, { readonly kind: "comboPlayed" }>["cards"]): Combo {
  return cards.map(({ card, extension, free }) => ({
    card,
    free,
    extension: cardIn(view, card).extensions.findIndex(({ colour }) => colour === extension),
  }));
}
