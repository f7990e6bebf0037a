import { Suspense } from "react";
import { useLocation } from "wouter";
import { LanguageProvider, useText } from "../language/language.tsx";
import type { Words } from "../language/words.ts";
import { Laying } from "../look/laying.tsx";
import { Loading } from "../look/loading.tsx";
import { LocationProvider } from "../navigation/location.tsx";
import styles from "./app.module.css";
import { isBare } from "./bare.ts";
import { Routes } from "./routes.tsx";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { Shell } from "./shell/shell.tsx";

export function App({ words }: { readonly words: Words }) {
  return (
    <LanguageProvider first={words}>
      <LocationProvider>
        {(onTheWay) => (
          <Shell onTheWay={onTheWay}>
            <Pages />
          </Shell>
        )}
      </LocationProvider>
    </LanguageProvider>
  );
}

/** A page whose program is not there yet. */
function Waiting() {
  const text = useText();
  const [path] = useLocation();
  if (isBare(path)) return <Laying words={text("table.coming")} />;
  return (
    <div className={styles.waiting}>
      <Loading />
    </div>
  );
}

function Pages() {
  const [path] = useLocation();
  return (
    <ErrorBoundary place={path}>
      <Suspense fallback={<Waiting />}>
        <Routes />
      </Suspense>
    </ErrorBoundary>
  );
}
