import type { Language } from "#src/domain/language.ts";
import { NotFoundScreen } from "#src/features/navigation/NotFoundScreen.tsx";

export interface NotFoundPageProps {
  language: Language;
}

/** What stands at an address that leads nowhere, in the language of that address. */
export function NotFoundPage({ language }: NotFoundPageProps) {
  return <NotFoundScreen language={language} />;
}
