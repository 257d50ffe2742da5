import type { PictureData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { ErrorBoard } from "#src/ui/ErrorBoard/ErrorBoard.tsx";
import { useActionLink } from "./useActionLink.ts";

/** A section with a page per slug, whose not-found page leads back to its list. */
export type SectionOfPages = "services" | "tours" | "blog";

export interface NotFoundScreenProps {
  language: Language;
  /** A road that ends in the sea. */
  image: PictureData;
  /** The section whose page the address seems to mean. */
  section?: SectionOfPages | undefined;
}

/** There is no page at this address; the ways on are the section's list, or else the home page, and the form. */
export function NotFoundScreen({ language, image, section }: NotFoundScreenProps) {
  const { t } = useTranslation("shell");
  const words = section ? (`notFound.${section}` as const) : "notFound.page";
  const { label: backLabel, ...back } = useActionLink(pathOf(language, section ?? "home"), t(`${words}.back`));
  const { label: reserveLabel, ...reserve } = useActionLink(reservationHref(language), t("notFound.reserve"));

  return (
    <ErrorBoard
      lines={[t(`${words}.board.first`), t(`${words}.board.second`)]}
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      image={image}
    >
      <ButtonLink {...back}>{backLabel}</ButtonLink>
      <ButtonLink {...reserve} variant="line">
        {reserveLabel}
      </ButtonLink>
    </ErrorBoard>
  );
}
