import { useCallback } from "react";
import { call } from "../../hosts/online.ts";
import { useAsked } from "../../hosts/use-asked.ts";
import { useWords } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Row, Rows } from "../../look/rows.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { Answer } from "../../people/answer.tsx";
import { Badge } from "../../people/badge.tsx";
import styles from "../../people/people.module.css";
import { failureText } from "../../table/refusal.ts";
import { deviceName } from "./device-name.ts";

/** Where one is logged in. */
export function Sessions() {
  const { text, date } = useWords();
  const { asked, again } = useAsked(useCallback(() => call("sessions"), []));
  const end = async (ending: () => Promise<unknown>): Promise<void> => {
    try {
      await ending();
      again();
    } catch (error) {
      notify(failureText(error, text), "bad");
    }
  };
  return (
    <section className={styles.part}>
      <h2>{text("people.sessions")}</h2>
      <Answer asked={asked} again={again}>
        {({ sessions }) => (
          <>
            <Rows label={text("people.sessions")}>
              {sessions.map(({ id, seen, agent, current }) => (
                <Row
                  key={id}
                  title={
                    <>
                      {deviceName(agent, text)} {current && <Badge>{text("people.session.this")}</Badge>}
                    </>
                  }
                  about={text("people.session.seen", { date: date(seen) })}
                  actions={
                    !current && (
                      <Button onClick={() => end(() => call("endSession", { params: { session: id } }))}>
                        {text("people.session.end")}
                      </Button>
                    )
                  }
                />
              ))}
            </Rows>
            {sessions.length > 1 && (
              <div className={styles.actions}>
                <Button onClick={() => end(() => call("endOtherSessions"))}>
                  {text("people.session.endOthers")}
                </Button>
              </div>
            )}
          </>
        )}
      </Answer>
    </section>
  );
}
