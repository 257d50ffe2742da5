import { useId } from "react";

import type { AskedRide, ServiceData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { RideList } from "#src/ui/RideList/RideList.tsx";
import styles from "./MapBand.module.css";
import { MapBand } from "./MapBand.tsx";

export interface AskedRidesProps {
  service: ServiceData;
  rides: readonly AskedRide[];
  language: Language;
}

/** Typical rides without a fixed price, each a link to the form with both places filled in, beside the map of the region. */
export function AskedRides({ service, rides, language }: AskedRidesProps) {
  const { t } = useTranslation("services");
  const titleId = useId();
  return (
    <MapBand service={service} isBeside language={language}>
      <section className={styles.rides} aria-labelledby={titleId}>
        <h2 className={styles.title} id={titleId}>
          {t("asked")}
        </h2>
        <RideList
          labelledBy={titleId}
          Link={PageLink}
          rides={rides.map(({ from, to, fromLabel, toLabel, occasion }) => ({
            from: fromLabel,
            to: toLabel,
            occasion,
            href: reservationHref(language, { from, to }),
          }))}
        />
      </section>
    </MapBand>
  );
}
