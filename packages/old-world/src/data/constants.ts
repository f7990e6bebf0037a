import type { Constants } from "./types.ts";

/** Single numbers of the rules. */
export const CONSTANTS: Constants = {
  trophiesToWin: 4,
  handLimit: 7,
  potionLimit: 4,
  phase3HandTarget: 3,
  phase3HandTargetAfterDefeat: 2,
  startShield: 1,
  startAttributes: 1,
  startLevel: 1,
  attributeMin: 1,
  attributeMax: 5,
  goldForDefeatedMonster: 2,
  goldForDrivenAwayMonster: 2,
  driveAwayMaxCardsLeft: 1,
  betStake: 1,
  pokerStake: 1,
  pokerBankAdds: 1,
  defenderDrawWon: 4,
  defenderDrawLost: 3,
  soloAttackDieCharge: [1, 3],
  soloAttackDieBite: [4, 6],
  goldTokens: 35,
  diceOfASet: 5,
  certainty: "confirmed",
};
