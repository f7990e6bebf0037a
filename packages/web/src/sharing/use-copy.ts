import { useText } from "../language/language.tsx";
import { notify } from "../look/toast/toasts.ts";
import { copyText } from "./clipboard.ts";

/** Copies a text and says whether that worked. */
export function useCopy(): (what: string) => Promise<void> {
  const text = useText();
  return async (what) => {
    const copied = await copyText(what);
    notify(text(copied ? "shell.copied" : "shell.notCopied"), copied ? "good" : "bad");
  };
}
