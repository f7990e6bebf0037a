import { useDrawn } from "../drawn-context.ts";

/** What the question is about, the first time that one of its kind is asked; nothing while a film still tells. */
export function Hint({ className }: { readonly className?: string | undefined }) {
  const { frame, isTelling } = useDrawn();
  return isTelling ? null : <div className={className}>{frame.hint}</div>;
}
