import { BLACK, url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import { Numeral } from "../mark/numeral.tsx";

interface LevelMedalProps {
  readonly level: number;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A witcher's level, struck in brass. */
export function LevelMedal({ level, ...medal }: LevelMedalProps) {
  return (
    <Drawing box="-34 -34 68 68" {...medal}>
      <circle r="33" fill={BLACK} />
      <circle r="31" fill={url("brass")} />
      <circle r="25.5" fill={BLACK} />
      <circle r="24" fill={url("iron")} />
      <Numeral y={11} size={33} fill="#fff6de">
        {level}
      </Numeral>
    </Drawing>
  );
}
