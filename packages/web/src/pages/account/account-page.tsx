import { useCallback, useRef, useState } from "react";
import { forgetPerson, person } from "../../hosts/online.ts";
import { useAsked } from "../../hosts/use-asked.ts";
import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Page } from "../../look/page.tsx";
import { profilePath } from "../../navigation/paths.ts";
import { Answer } from "../../people/answer.tsx";
import { Badge } from "../../people/badge.tsx";
import styles from "../../people/people.module.css";
import { ClaimForm } from "./claim-form.tsx";
import { DeletePart } from "./delete-part.tsx";
import { ExportPart } from "./export-part.tsx";
import { Folded } from "./folded.tsx";
import { LoginForm } from "./login-form.tsx";
import { LogoutPart } from "./logout-part.tsx";
import { NameForm } from "./name-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoverForm } from "./recover-form.tsx";
import { RecoveryCode } from "./recovery-code.tsx";
import { RecoveryForm } from "./recovery-form.tsx";
import { Sessions } from "./sessions.tsx";

/** Who one is on this server. */
export default function AccountPage() {
  const text = useText();
  const { asked, again } = useAsked(useCallback(() => person(), []));
  const you = useRef<HTMLParagraphElement>(null);
  const changed = useCallback(() => {
    // The form that was sent goes away; without this its focus would be lost with it.
    you.current?.focus();
    forgetPerson();
    again();
  }, [again]);
  const [code, setCode] = useState<string>();
  const show = useCallback((shown: string) => {
    setCode(shown);
    you.current?.scrollIntoView({ block: "center" });
  }, []);
  const entered = useCallback(
    (shown: string) => {
      setCode(shown);
      changed();
    },
    [changed],
  );
  return (
    <Page title={text("shell.account")} lead={text("people.account.about")} width="narrow">
      <Answer asked={asked} again={again}>
        {({ id, name, kind }) => (
          <>
            <section className={styles.part}>
              <p ref={you} tabIndex={-1}>
                {text("people.account.you", { name })} <Badge>{text("people.kind", { kind })}</Badge>
              </p>
              {code !== undefined && <RecoveryCode code={code} onDone={() => setCode(undefined)} />}
              <div className={styles.actions}>
                <ButtonLink to={profilePath(id)}>{text("people.profile")}</ButtonLink>
              </div>
            </section>
            {kind === "guest" ? (
              <>
                <NameForm key={`rename ${name}`} name={name} onDone={changed} />
                <ClaimForm key={`claim ${name}`} name={name} onDone={entered} />
                <LoginForm onDone={changed} />
                <Folded label={text("people.recover")}>
                  <RecoverForm onDone={entered} />
                </Folded>
              </>
            ) : (
              <>
                <PasswordForm />
                <RecoveryForm onCode={show} />
                <Sessions />
                <LogoutPart onDone={changed} />
              </>
            )}
            <ExportPart />
            <Folded key={`delete ${name}`} label={text("people.delete", { kind })}>
              <DeletePart name={name} kind={kind} onDone={changed} />
            </Folded>
          </>
        )}
      </Answer>
    </Page>
  );
}
