import { type FormEvent, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useGame } from "../../kits/use-game.ts";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Choice } from "../../look/choice.tsx";
import { Notice } from "../../look/notice.tsx";
import { Page } from "../../look/page.tsx";
import { Plate } from "../../look/surface.tsx";
import { newTablePath } from "../../navigation/paths.ts";
import { FIRST_BOT } from "../../play-now/level-store.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { companyIn, draftIn } from "./asked-for.ts";
import { COMPANIES, type TableDraft, withCompany } from "./draft.ts";
import { type Fault, faultOf } from "./fault.ts";
import { foundTable } from "./found-table.ts";
import { ModeFields } from "./mode-fields.tsx";
import styles from "./new-table.module.css";
import { OptionFields } from "./option-fields.tsx";
import { SeatFields } from "./seat-fields.tsx";
import { usualName } from "./usual-name.ts";

/** A new table: good as it is for most, with everything else folded away. */
export function NewTable({ game }: { readonly game: string }) {
  const text = useText();
  const spoken = useGame(game);
  const { kit, say } = spoken;
  const { name } = useSettings();
  const [, navigate] = useLocation();
  const search = useSearch();
  const company = companyIn(search);
  const [kept, setDraft] = useState<TableDraft>(() => draftIn(kit, search, FIRST_BOT));
  const [fault, setFault] = useState<Fault>();
  const [going, setGoing] = useState(false);
  const draft = kept.company === company ? kept : withCompany(kit, kept, company, FIRST_BOT);
  const change = (next: TableDraft) => {
    setFault(undefined);
    setDraft(next);
  };
  const found = async (event: FormEvent) => {
    event.preventDefault();
    setGoing(true);
    setFault(undefined);
    try {
      navigate(await foundTable(kit, draft, (seat) => usualName(seat, draft, name, text)));
    } catch (error) {
      setGoing(false);
      setFault(faultOf(error, text, say));
    }
  };
  const part = { spoken, draft, onChange: change, fault };
  return (
    <Page
      title={text("home.new", { game: say(kit.name) })}
      lead={text("home.new.about", { company })}
      width="narrow"
    >
      <form className={styles.form} onSubmit={found}>
        <Choice
          label={text("home.new.company")}
          options={COMPANIES.map((value) => ({ value, label: text("home.new.with", { company: value }) }))}
          value={company}
          onChange={(chosen) => navigate(newTablePath(game, chosen), { replace: true })}
        />
        <Plate roomy>
          <ModeFields {...part} />
        </Plate>
        <Plate roomy>
          <SeatFields {...part} />
        </Plate>
        <OptionFields {...part} />
        <div className={styles.submit}>
          {fault?.where.kind === "table" && (
            <Notice tone="bad">
              <p>{fault.text}</p>
            </Notice>
          )}
          <Button kind="brass" size="large" type="submit" disabled={going} aria-busy={going}>
            {text(going ? "home.play.going" : company === "friends" ? "home.new.open" : "home.new.deal")}
          </Button>
        </div>
      </form>
    </Page>
  );
}
