import type { KeyboardEvent } from "react";

const ADDING: readonly string[] = ["+", "="];
const REMOVING: readonly string[] = ["-", "Backspace", "Delete"];

/** What plus and minus do on a card that has the focus. */
export function countKeys(add: () => void, remove: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (ADDING.includes(event.key)) add();
    else if (REMOVING.includes(event.key)) remove();
    else return;
    event.preventDefault();
  };
}
