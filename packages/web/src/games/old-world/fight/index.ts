export { PokerStage } from "./poker/poker-stage.tsx";
export { FightStage } from "./stage/fight-stage.tsx";
