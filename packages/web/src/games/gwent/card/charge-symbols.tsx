import { useSyncExternalStore } from "react";
import { drawnCharges, watchCharges } from "./charge-store.ts";
import { iconId } from "./paint.ts";

/** Every charge on the page once; cards refer to it. */
export function ChargeSymbols() {
  const charges = useSyncExternalStore(watchCharges, drawnCharges, drawnCharges);
  return charges.map(({ name, path }) => <path key={name} id={iconId(name)} d={path} />);
}
