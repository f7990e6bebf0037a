import type { ReplyOf } from "@medallion/protocol";
import { useCallback } from "react";
import { useParams } from "wouter";
import { call } from "../../hosts/online.ts";
import { useAsked } from "../../hosts/use-asked.ts";
import { useText, useWords } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Page } from "../../look/page.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { Answer } from "../../people/answer.tsx";
import { Badge } from "../../people/badge.tsx";
import { History } from "../../people/history.tsx";
import styles from "../../people/people.module.css";
import { useSelf } from "../../people/use-self.ts";
import { listedName } from "../../table/names.ts";
import { MuteButton } from "./mute-button.tsx";
import { Ratings } from "./ratings.tsx";

/** Somebody: what they are worth, how they fared, what they played last. */
export default function ProfilePage() {
  const text = useText();
  const { person = "" } = useParams<{ person: string }>();
  const { asked, again } = useAsked(useCallback(() => call("profile", { params: { person } }), [person]));
  return (
    <Page
      title={asked.state === "there" ? listedName(asked.value.person.name, text) : text("people.profile")}
    >
      <Answer asked={asked} again={again}>
        {(profile) => <Profile profile={profile} />}
      </Answer>
    </Page>
  );
}

function Profile({ profile }: { readonly profile: ReplyOf<"profile"> }) {
  const { text, date } = useWords();
  const self = useSelf();
  const { person, ratings, statistics, history } = profile;
  return (
    <>
      <section className={styles.part}>
        <p>
          <Badge>{text("people.kind", { kind: person.kind })}</Badge>{" "}
          {person.id === self && <Badge>{text("people.you")}</Badge>}
        </p>
        <p className={styles.quiet}>{text("people.since", { date: date(person.created) })}</p>
        {person.id === self && (
          <p>
            <ButtonLink to={PATHS.statistics}>{text("shell.statistics")}</ButtonLink>
          </p>
        )}
        {self !== undefined && person.id !== self && person.kind !== "bot" && (
          <MuteButton person={person.id} />
        )}
      </section>
      <section className={styles.part}>
        <h2>{text("people.results")}</h2>
        <Ratings ratings={ratings} statistics={statistics} />
      </section>
      <section className={styles.part}>
        <h2>{text("people.history")}</h2>
        <History games={history} person={person.id} />
      </section>
    </>
  );
}
