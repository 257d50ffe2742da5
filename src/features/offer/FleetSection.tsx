import { useId } from "react";

import type { CarData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Fleet } from "#src/ui/Fleet/Fleet.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { carView } from "./carView.ts";
import styles from "./FleetSection.module.css";

export interface FleetSectionProps {
  cars: readonly CarData[];
  /** Text below the vehicles: which of them the price list means. */
  note: string;
  language: Language;
  /** Whether the vehicles are shown; not where the page has pictures of them already. */
  pictured?: boolean;
  /** Link component for pages of the site. */
  Link: LinkComponent;
}

/** Section with the vehicles, their seats and luggage, and a link to the booking form, or to the contact page for those without a fixed price. */
export function FleetSection({ cars, note, language, pictured = true, Link }: FleetSectionProps) {
  const { t } = useTranslation(["fleet", "fares"]);
  const titleId = useId();
  return (
    <Section tone="sand" labelledBy={titleId}>
      <SectionHeader id={titleId} title={t("title")} lead={t("lead")} />
      <Fleet
        labelledBy={titleId}
        cars={cars.map((car) => ({
          ...carView(t, car),
          ...(!pictured && { image: undefined }),
          choose: car.vehicleType
            ? {
                href: reservationHref(language, { vehicleType: car.vehicleType }),
                label: t("choose", { vehicle: VEHICLES[car.vehicleType].name }),
                Link,
                ...(car.leastEuro && { note: t("fares:from", { price: formatEuro(car.leastEuro, language) }) }),
              }
            : { href: pathOf(language, "contact"), label: t("ask"), Link },
        }))}
      />
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
