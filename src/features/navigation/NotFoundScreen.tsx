import type { PictureData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { ErrorMessage } from "#src/ui/ErrorMessage/ErrorMessage.tsx";
import { PageLink } from "./PageLink.tsx";

/** A section with one page per slug; its not-found page links back to the list. */
export type SectionWithSlugs = "services" | "tours" | "blog";

export interface NotFoundScreenProps {
  language: Language;
  /** The plate of a road that ends in the sea. */
  image: PictureData;
  /** The section that the address belongs to, if any. */
  section?: SectionWithSlugs | undefined;
}

/** Not-found screen with links to the section's list, or else the home page, and to the reservation form. */
export function NotFoundScreen({ language, image, section }: NotFoundScreenProps) {
  // A section's page has loaded its own words, so that no other page carries them.
  const { t } = useTranslation(section ?? "shell");
  const { t: shell } = useTranslation("shell");

  return (
    <ErrorMessage
      lines={[t("notFound.board.first"), t("notFound.board.second")]}
      title={t("notFound.title")}
      text={t("notFound.text")}
      image={image}
    >
      <ButtonLink href={pathOf(language, section ?? "home")} Link={PageLink}>
        {t("notFound.back")}
      </ButtonLink>
      <ButtonLink href={reservationHref(language)} Link={PageLink} variant="line">
        {shell("notFound.reserve")}
      </ButtonLink>
    </ErrorMessage>
  );
}
