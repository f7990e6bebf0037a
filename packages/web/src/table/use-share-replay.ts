import type { GameRecord } from "@medallion/records";
import { useText } from "../language/language.tsx";
import { notify } from "../look/toast/toasts.ts";
import { sharedAddress } from "../replay/address.ts";
import type { Moment } from "../replay/moment.ts";
import type { ReplaySource } from "../replay/source.ts";
import { useCopy } from "../sharing/use-copy.ts";
import { failureText } from "./refusal.ts";

/** Copies an address of a finished game that others can open, and says whether that worked. */
export function useShareReplay(): (
  source: ReplaySource,
  moment: Moment,
  record?: GameRecord,
) => Promise<void> {
  const text = useText();
  const copy = useCopy();
  return async (...game) => {
    try {
      const address = await sharedAddress(...game);
      if (address === undefined) return notify(text("replays.noLink"), "bad");
      await copy(address);
    } catch (error) {
      notify(failureText(error, text), "bad");
    }
  };
}
