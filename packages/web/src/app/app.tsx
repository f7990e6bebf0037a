import { Suspense } from "react";
import { LanguageProvider } from "../language/language.tsx";
import type { Words } from "../language/words.ts";
import { Routes } from "./routes.tsx";

export function App({ words }: { readonly words: Words }) {
  return (
    <LanguageProvider first={words}>
      <Suspense>
        <Routes />
      </Suspense>
    </LanguageProvider>
  );
}
