import type { Language } from "#src/domain/language.ts";
import { NotFoundScreen, type SectionOfPages } from "#src/features/navigation/NotFoundScreen.tsx";

export interface NotFoundPageProps {
  language: Language;
  /** The section whose page the address seems to mean, where it names one. */
  section?: SectionOfPages;
}

/** What stands at an address that leads nowhere, in the language of that address. */
export function NotFoundPage({ language, section }: NotFoundPageProps) {
  return <NotFoundScreen language={language} section={section} />;
}
