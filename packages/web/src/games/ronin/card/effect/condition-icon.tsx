import type { Colour, Condition } from "@medallion/ronin";
import type { ReactNode } from "react";
import type { ActivePair } from "../worth.ts";
import {
  AtLeastSign,
  CardSign,
  ExactlySign,
  IdleSign,
  LadderSign,
  LossSign,
  PartnerSign,
  SymbolSign,
} from "./signs.tsx";

interface ConditionIconProps {
  readonly condition: Condition;
  readonly active: ActivePair | undefined;
  /** Whether there is room to read the steps of a scaled effect. */
  readonly digits: boolean;
}

const twoCards = (colour: Colour): ReactNode => (
  <>
    <CardSign colour={colour} x={13} y={18} height={29} />
    <CardSign colour={colour} x={24} y={22} height={29} />
  </>
);

const twoIdle: ReactNode = (
  <>
    <IdleSign x={13} y={16} radius={10.5} />
    <IdleSign x={26} y={24} radius={10.5} />
  </>
);

/** What must be had or lost, in a box of 64 × 40. */
export function ConditionIcon({ condition, active, digits }: ConditionIconProps): ReactNode {
  switch (condition.k) {
    case "C1":
      return (
        <>
          <SymbolSign symbol={condition.symbol} x={37} y={20} radius={13} active={active} />
          <LossSign x={37} y={20} radius={13} />
        </>
      );
    case "C2":
      return (
        <>
          <SymbolSign symbol={condition.symbol} x={26} y={20} radius={11.5} active={active} />
          <LossSign x={26} y={20} radius={11.5} />
          <LadderSign x={43} y={24} height={22} digits={digits} />
        </>
      );
    case "C3":
      return (
        <>
          <IdleSign x={25} y={20} radius={12} />
          <LossSign x={25} y={20} radius={12} />
          <LadderSign x={43} y={24} height={22} digits={digits} />
        </>
      );
    case "C4":
      return (
        <>
          {twoCards(condition.colour)}
          <AtLeastSign x={48} y={20} count={2} />
        </>
      );
    case "C5":
      return (
        <>
          <PartnerSign x={11} y={20} size={23} />
          <CardSign colour={condition.colour} x={31} y={20} height={29} />
          <LadderSign x={44} y={24} height={22} digits={digits} />
        </>
      );
    case "C6":
      return (
        <>
          <CardSign colour={condition.colour} x={18} y={20} height={33} />
          <ExactlySign x={46} y={20} count={1} />
        </>
      );
    case "C7":
      return (
        <>
          {twoCards(condition.colour)}
          <ExactlySign x={50} y={20} count={2} />
        </>
      );
    case "C8":
      return (
        <>
          <CardSign colour={condition.colour} x={20} y={20} height={33} />
          <LadderSign x={39} y={23} height={25} digits={digits} />
        </>
      );
    case "C9":
      return (
        <>
          {twoIdle}
          <ExactlySign x={51} y={20} count={2} />
        </>
      );
    case "C10":
      return (
        <>
          {twoIdle}
          <AtLeastSign x={50} y={20} count={2} />
        </>
      );
  }
}
