import { type ReactNode, useId } from "react";

import type { AskedRide, ContactData, FareData, ServiceData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import styles from "./MapBand.module.css";
import { RoadMap } from "./RoadMap.tsx";
import { formatEuro } from "#src/domain/money.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { endText, tripText } from "#src/features/offer/labels.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { hasRoad } from "./hasRoad.ts";
import { tripOf } from "./trips.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { RideList } from "#src/ui/RideList/RideList.tsx";

interface MapBandProps {
  service: Pick<ServiceData, "map" | "fares">;
  /** Whether the map is beside the lists on desktops, cropped to their height, rather than above them. */
  isBeside: boolean;
  language: Language;
  /** Sections with lists. */
  children: ReactNode;
}

/** Band across the page with a service's map and lists of what is on it. */
function MapBand({ service: { map, fares }, isBeside, language, children }: MapBandProps) {
  return (
    <div className={styles.band}>
      <div className={isBeside ? `${styles.columns} ${styles.beside}` : styles.columns}>
        {map && <RoadMap map={map} fares={fares} language={language} {...(isBeside && { fit: "cover" })} />}
        <div className={styles.panel}>{children}</div>
      </div>
    </div>
  );
}

/** Element id of the fares that are asked for, and the hash of links to them. */
export const ENQUIRY_ID = "ask";

export interface FurtherFaresProps {
  service: ServiceData;
  /** The fare on the ticket; undefined if the page has none, so that all are listed. */
  shown: FareData | undefined;
  language: Language;
  contact: ContactData;
}

/**
 * The fares of a service besides the one on its ticket, beside the map of their roads or below that of the region: those of the form, each a
 * link that fills it in, and those that are asked for. Those of the ticket's kind come first. The start is named once if all have the same.
 */
export function FurtherFares({ service, shown, language, contact }: FurtherFaresProps) {
  const { t } = useTranslation(["services", "fares"]);
  const moreId = useId();
  const enquiryId = useId();
  const lines = service.fares.filter((fare) => fare !== shown && fare.bookable);
  const start = lines[0]?.fromLabel;
  const isOneStart = lines.length > 1 && lines.every(({ fromLabel }) => fromLabel === start);
  const more = lines.length > 0 && {
    id: undefined,
    titleId: moreId,
    title: t(shown ? "services:more.title" : "services:more.all"),
    lead: t("services:more.lead"),
    fares: (
      <>
        {isOneStart && (
          <p className={styles.start}>
            <span>{`${t("fares:start")}: `}</span>
            <span translate="no">{start}</span>
          </p>
        )}
        <MiniList
          labelledBy={moreId}
          Link={PageLink}
          items={lines.map((fare) => {
            const withVehicle = fare.vehicleType !== shown?.vehicleType;
            return {
              title: isOneStart ? endText(fare, withVehicle) : tripText(t, fare, withVehicle),
              isName: true,
              note: formatEuro(fare.euro, language),
              href: reservationHref(language, tripOf(fare)),
            };
          })}
        />
      </>
    ),
  };
  const enquiry = service.fares.some(({ bookable }) => !bookable) && {
    id: ENQUIRY_ID,
    titleId: enquiryId,
    title: t("services:enquiry.title"),
    lead: t("services:enquiry.text"),
    fares: <EnquiryFares service={service} language={language} contact={contact} labelledBy={enquiryId} />,
  };
  return (
    // The map of the whole region would lose the airport beside so many fares.
    <MapBand service={service} isBeside={service.map !== undefined && hasRoad(service.map)} language={language}>
      {(shown?.bookable ? [more, enquiry] : [enquiry, more]).map(
        (group) =>
          group && (
            <section key={group.titleId} id={group.id} aria-labelledby={group.titleId}>
              <h2 className={styles.title} id={group.titleId}>
                {group.title}
              </h2>
              <p className={styles.lead}>{group.lead}</p>
              {group.fares}
            </section>
          ),
      )}
    </MapBand>
  );
}

interface EnquiryFaresProps {
  service: ServiceData;
  language: Language;
  contact: ContactData;
  /** Id of the heading. */
  labelledBy: string;
}

/**
 * Fares from a place that the form does not offer, with the ways to ask, and the form; a text message is among them where WhatsApp may not
 * work.
 */
function EnquiryFares({ service: { title, fares }, language, contact, labelledBy }: EnquiryFaresProps) {
  const { t } = useTranslation(["services", "fares"]);
  const [first] = fares;
  const enquiryFares = fares.filter(({ bookable }) => !bookable);
  const vehicleType = enquiryFares[0]?.vehicleType;
  return (
    <>
      <ul className={styles.fares} role="list" aria-labelledby={labelledBy}>
        {enquiryFares.map((fare) => (
          <li className={styles.fare} key={`${fare.from} ${fare.to} ${fare.vehicleType}`}>
            <span className={styles.trip} translate="no">
              {tripText(t, fare, fare.vehicleType !== first?.vehicleType)}
            </span>{" "}
            <span className={styles.price} translate="no">
              {formatEuro(fare.euro, language)}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <ContactButtons
          contact={contact}
          message={t("services:enquiry.message", { service: title })}
          language={language}
          layout="grid"
        />
        <MoreLink href={reservationHref(language, vehicleType && { vehicleType })} Link={PageLink}>
          {t("services:enquiry.form")}
        </MoreLink>
      </div>
    </>
  );
}

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
