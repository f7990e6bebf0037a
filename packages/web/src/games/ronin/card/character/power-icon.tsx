import type { Power } from "@medallion/ronin";
import type { ReactNode } from "react";
import {
  ArrowSign,
  CardSign,
  IdleSign,
  LadderSign,
  LossSign,
  PartnerSign,
  PostSign,
  RingsSign,
} from "../effect/signs.tsx";
import { Glyph } from "../glyph/glyph.tsx";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import type { ActivePair } from "../worth.ts";

interface PowerIconProps {
  readonly power: Power;
  readonly active?: ActivePair | undefined;
}

/** What an ability does, in the words of the icon language; 96 × 40. */
export function PowerIcon({ power, active }: PowerIconProps): ReactNode {
  switch (power.primitive) {
    case "IGNORE_LOSS":
      return (
        <>
          <AnyToken x={26} />
          <LossSign x={26} y={20} radius={12} />
          <Times x={62} count={power.params.count} />
          <path d="M50 8 82 32M82 8 50 32" stroke="var(--ro-cinnabar)" strokeWidth="3.4" opacity=".9" />
        </>
      );
    case "FULL_RESULT":
      return (
        <>
          <Hollow x={18} />
          <ArrowSign x={46} y={20} size={8} to="right" />
          <LadderSign x={62} y={21} height={30} digits={false} />
        </>
      );
    case "TIMELINE_TO_HAND":
      return (
        <>
          <Hollow x={18} />
          <Times x={38} count={power.params.count} small />
          <ArrowSign x={54} y={20} size={8} to="right" />
          <Glyph name="poker-hand" x={78} y={20} size={30} />
        </>
      );
    case "EXTRA_PLAY_THEN_DRAW":
      return (
        <>
          <Hollow x={18} />
          <Plus x={18} />
          <ArrowSign x={46} y={20} size={8} to="right" />
          <Glyph name="card-draw" x={74} y={20} size={32} />
        </>
      );
    case "GAIN_ACTIVE":
      return "each" in power.params ? (
        <>
          <PostSign direction="LEFT" x={31} y={20} height={27} active={active} />
          <PostSign direction="RIGHT" x={66} y={20} height={27} active={active} />
        </>
      ) : (
        <AnyActive count={power.params.count} middle={48} />
      );
    case "CONVERT":
      return (
        <>
          <AnyToken x={16} />
          <ArrowSign x={40} y={20} size={7} to="right" />
          <AnyActive count={1} middle={61} />
          <Times x={84} count={power.params.count} small />
        </>
      );
    case "UNCOVER":
      return (
        <>
          <SharedPart name="lost-disc" x={26} y={22} scale={1.15} />
          <ArrowSign x={54} y={20} size={9} to="up" />
          <Times x={78} count={power.params.count} />
        </>
      );
    case "REPEAT":
      return (
        <>
          <Hollow x={22} />
          <path
            d="M70 20a13 13 0 1 1-6-11"
            transform="translate(0 1)"
            fill="none"
            stroke="currentColor"
            strokeWidth="3.6"
          />
          <path d="M58 4 72 8 62 18Z" fill="currentColor" />
          <Times x={86} count={power.params.count} small />
        </>
      );
    case "WILD_COLOUR":
      return (
        <>
          <CardSign colour="red" x={12} y={21} height={26} />
          <CardSign colour="blue" x={24} y={19} height={26} />
          <CardSign colour="green" x={36} y={21} height={26} />
          <text x="56" y="28" fontSize="24" fill="currentColor">
            ?
          </text>
          <Times x={80} count={power.params.count} />
        </>
      );
    case "BORROW":
      return (
        <>
          <PartnerSign x={18} y={20} size={30} />
          <Hollow x={48} />
          <ArrowSign x={76} y={20} size={9} to="right" />
        </>
      );
    case "TEA_HOST":
      return (
        <>
          <SharedPart name="tea-LEFT" x={28} y={20} scale={3} />
          <SharedPart name="tea-RIGHT" x={68} y={20} scale={3} />
        </>
      );
    case "DRAFT_SWAP":
      return (
        <>
          <Hollow x={16} />
          <path d="M36 14H56M60 27H40" stroke="currentColor" strokeWidth="3" />
          <ArrowSign x={58} y={14} size={6} to="right" />
          <ArrowSign x={38} y={27} size={6} to="left" />
          <Hollow x={80} />
        </>
      );
    case "DRAFT_PEEK":
      return (
        <>
          <Glyph name="card-draw" x={22} y={20} size={32} />
          <path d="M46 20q13-14 26 0-13 14-26 0Z" fill="none" stroke="currentColor" strokeWidth="2.6" />
          <circle cx="59" cy="20" r="4.4" fill="currentColor" />
          <Times x={86} count={power.params.count} small />
        </>
      );
    case "DRAFT_FIRST":
      return (
        <>
          <path d="M22 4V37M22 6H44l-5 8 5 8H22" fill="none" stroke="currentColor" strokeWidth="3" />
          <ArrowSign x={54} y={20} size={8} to="up" />
          <SharedPart name="star" x={78} y={20} scale={0.9} />
        </>
      );
    case "DRAFT_EXTRA":
      return (
        <>
          <Glyph name="card-draw" x={20} y={20} size={32} />
          <ArrowSign x={46} y={20} size={7} to="right" />
          <SharedPart name="minus" x={60} y={20} />
          <Hollow x={78} />
        </>
      );
    case "KEEP_EXTRA":
      return (
        <>
          <Hollow x={24} />
          <Plus x={24} />
          <Times x={58} count={power.params.count} />
        </>
      );
    case "STUDY":
      return (
        <>
          {(["red", "blue", "green", "yellow"] as const).map((colour, place) => (
            <CardSign key={colour} colour={colour} x={12 + place * 13} y={20} height={24} />
          ))}
          <SharedPart name="star" x={80} y={20} scale={0.9} />
        </>
      );
    case "INACTIVE_XP":
      return (
        <>
          <IdleSign x={16} y={20} radius={11} />
          <Times x={38} count={power.params.count} small />
          <ArrowSign x={54} y={20} size={7} to="right" />
          <SharedPart name="star" x={78} y={20} scale={0.9} />
        </>
      );
    case "ALLY":
      return (
        <>
          <RingsSign x={26} y={20} size={32} />
          <ArrowSign x={52} y={20} size={8} to="up" />
          <Times x={76} count={power.params.count} />
        </>
      );
  }
}

/** A card of any colour. */
function Hollow({ x }: { readonly x: number }) {
  return (
    <rect
      x={x - 10}
      y="6"
      width="20"
      height="28"
      rx="3"
      fill="var(--ro-paper-light)"
      stroke="currentColor"
      strokeWidth="2.4"
    />
  );
}

/** Any symbol, active or not. */
function AnyToken({ x }: { readonly x: number }) {
  return (
    <circle cx={x} cy="20" r="11" fill="var(--ro-paper-light)" stroke="currentColor" strokeWidth="2.4" />
  );
}

function Plus({ x }: { readonly x: number }) {
  return <path d={`M${x} 13V27M${x - 7} 20h14`} stroke="var(--ro-ink)" strokeWidth="3.2" />;
}

interface TimesProps {
  readonly x: number;
  readonly count: number;
  readonly small?: boolean;
}

/** So many of what stands before it. */
function Times({ x, count, small = false }: TimesProps) {
  const size = small ? 17 : 23;
  return (
    <text x={x} y={20 + size * 0.34} fontSize={size} fill="currentColor">
      ×{count}
    </text>
  );
}

/** Active symbols of one's own choice: half light, half dark. */
function AnyActive({ count, middle }: { readonly count: number; readonly middle: number }) {
  return Array.from({ length: count }, (_, place) => (
    <SharedPart
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
      key={place}
      name="any-active"
      x={middle + (place - (count - 1) / 2) * 27}
      y={20}
      scale={1.4}
    />
  ));
}

interface PowerMarkProps extends PowerIconProps {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** What an ability does, as a mark of its own. */
export function PowerMark({ power, active, ...mark }: PowerMarkProps) {
  return (
    <Drawing as="mark" box="0 0 96 40" {...mark}>
      <PowerIcon power={power} active={active} />
    </Drawing>
  );
}
