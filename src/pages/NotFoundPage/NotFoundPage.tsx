import type { PageData } from "#src/content/schema.ts";
import { NotFoundScreen, type SectionOfPages } from "#src/features/navigation/NotFoundScreen.tsx";

export interface NotFoundPageProps extends Pick<PageData["notFound"], "language" | "image"> {
  /** The section whose page the address seems to mean, where it names one. */
  section?: SectionOfPages;
}

/** What stands at an address that leads nowhere, in the language of that address. */
export function NotFoundPage({ language, image, section }: NotFoundPageProps) {
  return <NotFoundScreen language={language} image={image} section={section} />;
}
