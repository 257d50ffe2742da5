import { useId } from "react";

import type { BookingData, MapData, ServiceLineData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import { Disclosure } from "#src/ui/Disclosure/Disclosure.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { fareFromAirport, fareLines } from "./fareLines.ts";
import styles from "./RoadsSection.module.css";
import { priceNote } from "./labels.ts";
import { useRoads } from "./useRoads.ts";

export interface RoadsSectionProps {
  booking: Pick<BookingData, "places" | "fares" | "region">;
  map: MapData;
  /** A selection of services. */
  services: readonly ServiceLineData[];
  /** Texts above the fares, and above the services. */
  faresText: string;
  servicesText: string;
  language: Language;
  Link?: LinkComponent;
}

/** Section with the map of the region and its fares, the same fares as a list, and selected services. */
export function RoadsSection(props: RoadsSectionProps) {
  const { booking, map, services, faresText, servicesText, language, Link = "a" } = props;
  const { t } = useTranslation("pages");
  const { t: tFares } = useTranslation(["fares"]);
  const { roads, load } = useRoads();
  const titleId = useId();
  const servicesId = useId();
  return (
    <Section labelledBy={titleId}>
      <div className={styles.columns}>
        <div className={styles.roads}>
          <div className={styles.map} role="presentation" onPointerEnter={load} onFocus={load}>
            <SectionHeader
              kind="board"
              id={titleId}
              title={t("prices.title")}
              lead={faresText}
              end={
                <MoreLink href={pathOf(language, "prices")} Link={Link}>
                  {t("home.pricesAll")}
                </MoreLink>
              }
            />
            <CoastMap
              label={t("prices.map", { region: booking.region })}
              sheet={map.sheet}
              places={map.places.map((place) => ({
                ...place,
                ...fareFromAirport(booking, place.id, language),
                road: roads[place.id],
              }))}
              Link={Link}
            />
          </div>
          {/* On phones the targets on the map are too close together for some fingers, so the fares are repeated as a list. */}
          <Disclosure className={styles.list} label={t("prices.asList")}>
            <MiniList Link={Link} items={fareLines(t, booking, language)} />
          </Disclosure>
        </div>
        <div className={styles.services}>
          <h3 className={styles.title} id={servicesId}>
            {t("home.servicesTitle")}
          </h3>
          <p className={styles.text}>{servicesText}</p>
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
        </div>
      </div>
    </Section>
  );
}
