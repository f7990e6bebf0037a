import type { Kit, Say } from "@medallion/kernel";
import type { OwnPick } from "../games/contract.ts";
import { useText } from "../language/language.tsx";

interface PickOptionsProps {
  readonly own: readonly OwnPick[];
  readonly ready: ReturnType<Kit["lobby"]["picks"]>;
  readonly say: Say;
  /** Whether it can no longer be left to chance. */
  readonly isChosen?: boolean;
}

/** What a seat may bring, for a <select>: whatever chance gives (its value is empty), one's own, or something ready. */
export function PickOptions({ own, ready, say, isChosen = false }: PickOptionsProps) {
  const text = useText();
  return (
    <>
      <option value="" disabled={isChosen}>
        {text("table.pick.any")}
      </option>
      {own.length > 0 && (
        <optgroup label={text("table.pick.own")}>
          {own.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={text("table.pick.ready")}>
        {ready.map(({ id, name }) => (
          <option key={id} value={id}>
            {say(name)}
          </option>
        ))}
      </optgroup>
    </>
  );
}
