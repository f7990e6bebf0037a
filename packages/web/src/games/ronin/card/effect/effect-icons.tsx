import type { Condition, Effect, Result } from "@medallion/ronin";
import { Glyph } from "../glyph/glyph.tsx";
import { Drawing } from "../mark/drawing.tsx";
import type { ActivePair } from "../worth.ts";
import { ConditionIcon } from "./condition-icon.tsx";
import { ResultIcon } from "./result-icon.tsx";

interface EffectIconsProps {
  readonly effect: Effect;
  readonly active?: ActivePair | undefined;
  readonly className?: string | undefined;
}

/** A whole effect in one line of its own: condition, arrow or teapot, result. */
export function EffectIcons({ effect, active, className }: EffectIconsProps) {
  return (
    <Drawing as="mark" box="0 0 156 40" className={className}>
      <ConditionIcon condition={effect.condition} active={active} digits={false} />
      <g transform="translate(92 0)">
        <ResultIcon result={effect.result} active={active} digits={false} />
      </g>
      {effect.timing === "tea" ? (
        <Glyph name="teapot" x={78} y={20} size={22} mirrored />
      ) : (
        <path d="M70 16.5H78V10L88 20 78 30V23.5H70Z" fill="currentColor" />
      )}
    </Drawing>
  );
}

/** One half of an effect by itself, as books and forecasts show it. */
export function ConditionMark({
  condition,
  active,
}: {
  readonly condition: Condition;
  readonly active?: ActivePair | undefined;
}) {
  return (
    <Drawing as="mark" box="0 0 64 40">
      <ConditionIcon condition={condition} active={active} digits={false} />
    </Drawing>
  );
}

export function ResultMark({
  result,
  active,
}: {
  readonly result: Result;
  readonly active?: ActivePair | undefined;
}) {
  return (
    <Drawing as="mark" box="0 0 64 40">
      <ResultIcon result={result} active={active} digits={false} />
    </Drawing>
  );
}
