import { useSyncExternalStore } from "react";
import { iconId } from "../../games/gwent/card/paint.ts";
import { drawnCharges, watchCharges } from "./icon-store.ts";

/** Every charge on the page once; cards refer to it. */
export function ChargeSymbols() {
  const charges = useSyncExternalStore(watchCharges, drawnCharges, drawnCharges);
  return charges.map(({ name, path }) => <path key={name} id={iconId(name)} d={path} />);
}
