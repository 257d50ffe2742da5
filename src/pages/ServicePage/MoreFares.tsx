import { useId } from "react";

import type { FareData } from "#src/content/pageDataTypes.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { Language } from "#src/domain/language.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { tripText } from "#src/features/offer/labels.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import styles from "./ServicePage.module.css";
import { tripOf } from "./trips.ts";

export interface MoreFaresProps {
  /** All fares of the service; the first one is on the ticket. */
  fares: readonly FareData[];
  language: Language;
}

/** List of the other bookable fares of a service, each linking to the prefilled form. */
export function MoreFares({ fares, language }: MoreFaresProps) {
  const { t } = useTranslation(["services", "booking", "fares"]);
  const titleId = useId();
  const [first, ...others] = fares;
  const lines = others.filter(({ bookable }) => bookable);
  if (!first || lines.length === 0) return null;
  return (
    <Section
      className={styles.close}
      labelledBy={titleId}
      margin={
        <SectionHeader kind="margin" id={titleId} title={t("services:more.title")} lead={t("services:more.lead")} />
      }
    >
      <MiniList
        labelledBy={titleId}
        Link={PageLink}
        items={lines.map((fare) => ({
          title: tripText(t, fare, fare.vehicleType !== first.vehicleType),
          note: formatEuro(fare.euro, language),
          href: reservationHref(language, tripOf(fare)),
        }))}
      />
    </Section>
  );
}
