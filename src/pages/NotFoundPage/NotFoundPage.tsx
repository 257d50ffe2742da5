import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { NotFoundScreen, type SectionWithSlugs } from "#src/features/navigation/NotFoundScreen.tsx";

export interface NotFoundPageProps extends Pick<PageData["notFound"], "language" | "image"> {
  /** The section that the address belongs to, if any. */
  section?: SectionWithSlugs;
}

/** Not-found page, in the language of the address. */
export function NotFoundPage({ language, image, section }: NotFoundPageProps) {
  return <NotFoundScreen language={language} image={image} section={section} />;
}
