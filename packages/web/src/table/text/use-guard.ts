import type { Language } from "@medallion/kernel";
import { useEffect, useState } from "react";
import type { Slip } from "../../games/contract.ts";
import { partsOf } from "../../games/index.ts";
import { useWords } from "../../language/language.tsx";
import type { Scene } from "../../scene/scene.ts";
import { useSettings } from "../../settings/use-settings.ts";

/** A moment's protection from a choice that plainly loses something. */
interface Guard {
  /** What the choice loses that was asked about last. */
  readonly why: string | undefined;
  /** Whether this one is asked about before it is meant: once, unless nobody wants to be asked. */
  asksAbout(choice: number): boolean;
}

/** For one question; the caller is new for each. */
export function useGuard({ kit, seat, table }: Scene): Guard {
  const { language } = useWords();
  const { guard } = useSettings();
  const slip = useSlip(kit.game.id, language);
  const [doubted, setDoubted] = useState<number>();
  const lossOf = (choice: number) =>
    seat === null ? undefined : slip?.({ view: table.view, seat, choices: table.choices }, choice);
  return {
    why: doubted === undefined ? undefined : lossOf(doubted),
    asksAbout(choice) {
      const asks = guard && doubted !== choice && lossOf(choice) !== undefined;
      setDoubted(asks ? choice : undefined);
      return asks;
    },
  };
}

/** Nothing until it is loaded, or where it does not come: then one plays without it. */
function useSlip(game: string, language: Language): Slip | undefined {
  const [slip, setSlip] = useState<{ readonly of: Slip }>();
  useEffect(() => {
    let wanted = true;
    partsOf(game)
      .slip?.(language)
      .then(
        (of) => {
          if (wanted) setSlip({ of });
        },
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return slip?.of;
}
