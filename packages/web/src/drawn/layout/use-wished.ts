import { useState } from "react";

/** What is usual at this moment, until something else is chosen; at the next moment it is the usual again. */
export function useWished<Wish>(moment: string, usual: Wish): readonly [Wish, (wish: Wish) => void] {
  const [wished, setWished] = useState<{ readonly moment: string; readonly wish: Wish }>();
  return [wished?.moment === moment ? wished.wish : usual, (wish) => setWished({ moment, wish })];
}
