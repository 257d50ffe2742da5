import { useId } from "react";

import type { BookingData, MapData, ServiceCardData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import { Fold } from "#src/ui/Fold/Fold.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";
import { fareFromAirport, fareLines } from "./fareLines.ts";
import styles from "./RoadsSection.module.css";
import { priceNote } from "./words.ts";

export interface RoadsSectionProps {
  booking: Pick<BookingData, "places" | "fares">;
  map: MapData;
  /** The few that are on show here. */
  services: readonly ServiceCardData[];
  language: Language;
  Link?: LinkComponent;
}

/** Where we drive and for how much: the peninsula with its fares, the same as a list, and the services beside it. */
export function RoadsSection({ booking, map, services, language, Link = "a" }: RoadsSectionProps) {
  const { t } = useTranslation("pages");
  const { t: tFares } = useTranslation(["fares", "booking"]);
  const titleId = useId();
  const servicesId = useId();
  return (
    <Section labelledBy={titleId}>
      <SectionHead id={titleId} title={t("prices.title")} lead={t("prices.lead")} />
      <div className={styles.columns}>
        <div className={styles.roads}>
          <CoastMap
            className={styles.map}
            label={t("prices.map")}
            sheet={map.sheet}
            places={map.places.map((place) => ({ ...place, ...fareFromAirport(booking, place.id, language) }))}
            Link={Link}
          />
          {/* On phones the places of a map stand too close for some fingers: here they are once more, as lines. */}
          <Fold className={styles.list} label={t("prices.asList")}>
            <MiniList Link={Link} items={fareLines(t, booking, language)} />
          </Fold>
        </div>
        <div className={styles.services}>
          <h3 className={styles.title} id={servicesId}>
            {t("home.servicesTitle")}
          </h3>
          <p className={styles.text}>{t("home.servicesText")}</p>
          <MiniList
            className={styles.few}
            labelledBy={servicesId}
            Link={Link}
            items={services.map(({ slug, title, fares }) => ({
              title,
              note: priceNote(tFares, fares, language),
              href: pathOf(language, "services", slug),
            }))}
          />
          <MoreLink href={pathOf(language, "services")} Link={Link}>
            {t("home.servicesAll")}
          </MoreLink>
          <ButtonLink className={styles.prices} variant="line" href={pathOf(language, "prices")} Link={Link} wide>
            {t("home.pricesAll")}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
