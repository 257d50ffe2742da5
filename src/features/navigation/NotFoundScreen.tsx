import type { PictureData } from "#src/content/pageDataTypes.ts";
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
  const { t } = useTranslation("shell");
  const key = section ? (`notFound.${section}` as const) : "notFound.page";

  return (
    <ErrorMessage
      lines={[t(`${key}.board.first`), t(`${key}.board.second`)]}
      title={t(`${key}.title`)}
      text={t(`${key}.text`)}
      image={image}
    >
      <ButtonLink href={pathOf(language, section ?? "home")} Link={PageLink}>
        {t(`${key}.back`)}
      </ButtonLink>
      <ButtonLink href={reservationHref(language)} Link={PageLink} variant="line">
        {t("notFound.reserve")}
      </ButtonLink>
    </ErrorMessage>
  );
}
