import type { ReactNode } from "react";
import type { Asked } from "../hosts/use-asked.ts";
import { useText } from "../language/language.tsx";
import { Button } from "../look/button.tsx";
import { Loading } from "../look/loading.tsx";
import { Notice } from "../look/notice.tsx";
import { failureText } from "../table/refusal.ts";

interface AnswerProps<T> {
  readonly asked: Asked<T>;
  readonly again: () => void;
  readonly children: (value: T) => ReactNode;
}

/** What the server or this device said, once it has; what went wrong is told, with a way to ask again. */
export function Answer<T>({ asked, again, children }: AnswerProps<T>) {
  const text = useText();
  switch (asked.state) {
    case "asking":
      return <Loading />;
    case "there":
      return children(asked.value);
    case "failed":
      return (
        <Notice tone="bad" actions={<Button onClick={again}>{text("shell.again")}</Button>}>
          <p>{failureText(asked.error, text)}</p>
        </Notice>
      );
  }
}
