import type { Kit } from "@medallion/kernel";
import {
  COMPANIES,
  type Company,
  draftFor,
  modesFor,
  type TableDraft,
  withMode,
  withRule,
  withSeat,
  withSeatCount,
} from "./draft.ts";

/** With whom the address asks to play. */
export function companyIn(search: string): Company {
  const asked = new URLSearchParams(search).get("with");
  return COMPANIES.find((known) => known === asked) ?? "bots";
}

/** The table that the address asks for, written by `newTablePath`; what this game does not know is left as usual. */
export function draftIn(kit: Kit, search: string, bot: string): TableDraft {
  const asked = new URLSearchParams(search);
  const company = companyIn(search);
  const usual = draftFor(kit, company, bot);
  const mode = modesFor(kit, company).find(({ id }) => id === asked.get("mode"));
  const inMode = mode === undefined ? usual : withMode(usual, mode, bot);
  const count = mode?.seats.find((seats) => String(seats) === asked.get("seats"));
  const seated = count === undefined ? inMode : withSeatCount(inMode, count, bot);
  const draft = asked.getAll("rule").reduce((begun, written) => ruledBy(kit, begun, written), seated);
  const pick = asked.get("pick");
  return pick === null ? draft : withSeat(draft, 0, { pick });
}

function ruledBy(kit: Kit, draft: TableDraft, written: string): TableDraft {
  const [name = "", value = ""] = written.split("=");
  const rule = kit.lobby.rules?.find((known) => known.name === name);
  const [usual] = rule?.values ?? [];
  return usual !== undefined && rule?.values.includes(value) ? withRule(draft, name, value, usual) : draft;
}
