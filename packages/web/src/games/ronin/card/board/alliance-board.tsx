import type { AllianceBoardProps } from "./board-props.ts";
import { HangingBoard } from "./hanging-board.tsx";
import { LyingBoard } from "./lying-board.tsx";

interface FormProps extends AllianceBoardProps {
  /** A hanging scroll with 0 below, a track that lies with 0 at the own hand, or the same without words. */
  readonly form: "hanging" | "lying" | "bar";
}

/** An alliance board as one of its partners reads it: 0 at the own hand, the last space at the partner's. */
export function AllianceBoard({ form, ...board }: FormProps) {
  return form === "hanging" ? <HangingBoard {...board} /> : <LyingBoard {...board} bare={form === "bar"} />;
}
