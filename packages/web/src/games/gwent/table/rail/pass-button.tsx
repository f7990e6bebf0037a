import { useEffect, useState } from "react";
import { Button } from "../../../../look/button.tsx";
import { passLoses } from "../play/slip.ts";
import { useTable } from "../table-context.ts";

/** Passes with one click; asks back, on itself, only where that would lose the match at once. */
export function PassButton({ className }: { readonly className?: string }) {
  const { sight, lights, text } = useTable();
  const may = lights.targets.has("pass");
  const risky = may && passLoses(sight.view, sight.player);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!risky) setAsked(false);
  }, [risky]);
  const asks = risky && !asked;
  return (
    <Button
      kind={asked && risky ? "danger" : may ? "brass" : "iron"}
      className={className ?? ""}
      disabled={!may}
      data-spot={asks ? undefined : "pass"}
      data-nav=""
      aria-keyshortcuts="P"
      onClick={asks ? () => setAsked(true) : undefined}
      onBlur={() => setAsked(false)}
    >
      {text(asked && risky ? "gwent.pass.sure" : "gwent.pass")}
    </Button>
  );
}
