import { useId } from "react";

import type { FareData } from "#src/content/schema.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { Language } from "#src/domain/language.ts";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { tripText } from "#src/features/offer/words.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";
import styles from "./ServicePage.module.css";
import { tripOf } from "./trips.ts";

export interface MoreFaresProps {
  /** The service's; the first is on the ticket. */
  fares: readonly FareData[];
  language: Language;
}

/** The fares beside the one on the ticket, as far as the form can be filled in with them: each line leads there. */
export function MoreFares({ fares, language }: MoreFaresProps) {
  const { t } = useTranslation(["services", "booking", "fares"]);
  const titleId = useId();
  const [first, ...others] = fares;
  const lines = others.filter(({ bookable }) => bookable);
  if (!first || lines.length === 0) return null;
  return (
    <Section className={styles.close} labelledBy={titleId}>
      <SectionHead id={titleId} title={t("services:more.title")} lead={t("services:more.lead")} />
      <MiniList
        labelledBy={titleId}
        Link={RouterLink}
        items={lines.map((fare) => ({
          title: tripText(t, fare, fare.vehicleType !== first.vehicleType),
          note: formatEuro(fare.euro, language),
          href: reservationHref(language, tripOf(fare)),
        }))}
      />
    </Section>
  );
}
