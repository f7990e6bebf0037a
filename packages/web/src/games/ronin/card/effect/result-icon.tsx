import type { Result } from "@medallion/ronin";
import type { ReactNode } from "react";
import type { ActivePair } from "../worth.ts";
import { ArrowSign, LadderSign, PostSign, RingsSign, SymbolSign } from "./signs.tsx";

interface ResultIconProps {
  readonly result: Result;
  readonly active: ActivePair | undefined;
  readonly digits: boolean;
}

/** What comes of an effect, in a box of 64 × 40. */
export function ResultIcon({ result, active, digits }: ResultIconProps): ReactNode {
  switch (result.k) {
    case "R1":
      return (
        <>
          <ArrowSign x={9} y={20} size={8} to="left" />
          <RingsSign x={32} y={20} size={29} />
          <ArrowSign x={55} y={20} size={8} to="right" />
        </>
      );
    case "R2":
      return (
        <>
          <RingsSign x={16} y={25} size={25} />
          <ArrowSign x={16} y={8} size={5} to="up" />
          <LadderSign x={38} y={23} height={25} digits={digits} />
        </>
      );
    case "R3":
      return (
        <>
          <PostSign direction="LEFT" x={21} y={20} height={27} active={active} />
          <LadderSign x={42} y={23} height={24} digits={digits} />
        </>
      );
    case "R4":
      return (
        <>
          <PostSign direction="RIGHT" x={20} y={20} height={27} active={active} />
          <LadderSign x={43} y={23} height={24} digits={digits} />
        </>
      );
    case "R5":
      return (
        <>
          <PostSign direction="LEFT" x={18} y={15} height={23} active={active} />
          <PostSign direction="LEFT" x={42} y={26} height={23} active={active} />
        </>
      );
    case "R6":
      return (
        <>
          <PostSign direction="RIGHT" x={20} y={15} height={23} active={active} />
          <PostSign direction="RIGHT" x={44} y={26} height={23} active={active} />
        </>
      );
    case "R7":
      return (
        <>
          <PostSign direction="LEFT" x={16} y={20} height={25} active={active} />
          <PostSign direction="RIGHT" x={48} y={20} height={25} active={active} />
        </>
      );
    case "R8":
      return (
        <>
          <SymbolSign symbol={result.symbol} x={19} y={16} radius={11} active={active} />
          <SymbolSign symbol={result.symbol} x={44} y={24} radius={11} active={active} />
        </>
      );
    case "R9":
      return (
        <>
          <SymbolSign symbol={result.symbol} x={20} y={20} radius={13} active={active} />
          <LadderSign x={41} y={23} height={24} digits={digits} />
        </>
      );
    case "R10":
      return result.symbols.map((symbol, place) => (
        <SymbolSign
          key={symbol}
          symbol={symbol}
          x={11 + 21 * place}
          y={place === 1 ? 26 : 14}
          radius={9}
          active={active}
        />
      ));
  }
}
