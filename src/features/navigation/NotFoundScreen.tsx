import { useTranslation } from "react-i18next";

import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { ErrorBoard } from "#src/ui/ErrorBoard/ErrorBoard.tsx";
import { reservationHref } from "./destinations.ts";
import { useActionLink } from "./useActionLink.ts";

export interface NotFoundScreenProps {
  language: Language;
}

/** There is no page at this address; the ways on are the home page and the form. */
export function NotFoundScreen({ language }: NotFoundScreenProps) {
  const { t } = useTranslation("shell");
  const { label: homeLabel, ...home } = useActionLink(pathOf(language, "home"), t("notFound.home"));
  const { label: reserveLabel, ...reserve } = useActionLink(reservationHref(language), t("notFound.reserve"));

  return (
    <ErrorBoard
      lines={[t("notFound.board.first"), t("notFound.board.second")]}
      title={t("notFound.title")}
      text={t("notFound.text")}
    >
      <ButtonLink {...home}>{homeLabel}</ButtonLink>
      <ButtonLink {...reserve} variant="line">
        {reserveLabel}
      </ButtonLink>
    </ErrorBoard>
  );
}
