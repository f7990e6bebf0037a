import { type RefObject, useLayoutEffect, useState } from "react";
import type { Room } from "./hand-layout.ts";

/** How much room an element has, as it changes; absent before it was measured. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      setRoom((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
