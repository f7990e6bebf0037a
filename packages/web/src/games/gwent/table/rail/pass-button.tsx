import { Button } from "../../../../look/button.tsx";
import { useTable } from "../table-context.ts";

/** Passes with one click; where that plainly loses something it asks back, on itself. */
export function PassButton({ className }: { readonly className?: string }) {
  const { lights, doubted, text } = useTable();
  const may = lights.targets.has("pass");
  const asks = may && doubted === "pass";
  return (
    <Button
      kind={asks ? "danger" : may ? "brass" : "iron"}
      className={className ?? ""}
      disabled={!may}
      data-spot="pass"
      data-nav=""
      aria-keyshortcuts="P"
    >
      {text(asks ? "gwent.pass.sure" : "gwent.pass")}
    </Button>
  );
}
