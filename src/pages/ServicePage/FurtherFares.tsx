import { useId } from "react";

import type { ContactData, FareData, ServiceData } from "#src/content/pageData/pageDataTypes.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { Language } from "#src/domain/language.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { endText, tripText } from "#src/features/offer/labels.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { EnquiryFares } from "./EnquiryFares.tsx";
import { hasRoad } from "./hasRoad.ts";
import styles from "./MapBand.module.css";
import { MapBand } from "./MapBand.tsx";
import { tripOf } from "./trips.ts";

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
