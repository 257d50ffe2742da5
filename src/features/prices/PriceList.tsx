import { useId, useState } from "react";

import { useNetwork } from "#src/api/network.ts";
import type { ContactData, PageData, PriceData, PriceGroupId } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import { contactOrder } from "#src/domain/contactOrder.ts";
import type { Language } from "#src/domain/language.ts";
import { currencyCode, formatEuro } from "#src/domain/money.ts";
import { SEATS, type Trip } from "#src/domain/price.ts";
import { vehicleName } from "#src/i18n/labels.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { FareOrder } from "#src/ui/FareTable/FareHead.tsx";
import type { FareTableRow, FareLink } from "#src/ui/FareTable/FareRow.tsx";
import { FareTable } from "#src/ui/FareTable/FareTable.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { enquiryMessage, tripOf } from "./ChosenFare.tsx";
import { CopyLink } from "./CopyLink.tsx";
import { DIRECTIONS, DIRECTION_QUERY, fareInDirection, type Direction } from "./direction.ts";
import styles from "./PriceList.module.css";
import { PriceSwitch } from "./PriceSwitch.tsx";
import { nextOrder, sortFares } from "./sortFares.ts";
import {
  amountsLine,
  SEPARATOR,
  euroAmount,
  minutesRange,
  OTHER_CURRENCIES,
  otherAmounts,
  tripName,
  type EuroRatesState,
} from "./labels.ts";

interface PriceListProps extends Pick<PageData["prices"], "groups" | "regionTitle" | "mapSource"> {
  chosen: PriceData | undefined;
  direction: Direction;
  onDirectionChange: (direction: Direction) => void;
  euroRates: EuroRatesState;
  language: Language;
  contact: ContactData;
  bookHref: (trip: Trip) => string;
  Link: LinkComponent;
}

/** The full fare table: grouped, or sorted by destination or price. */
export function PriceList({ groups, chosen, direction, euroRates, language, ...rest }: PriceListProps) {
  const { t } = useTranslation(["prices", "booking", "fares"]);
  const titleId = useId();
  const [order, setOrder] = useState<FareOrder | null>(null);
  const [copied, setCopied] = useState("");
  const network = useNetwork();
  const fares = groups.flatMap((group) => group.fares);

  const linksOf = (ride: PriceData, trip: string): FareLink[] => {
    const name = t("prices:bookTrip", { trip });
    if (ride.bookable) return [{ kind: "book", href: rest.bookHref(tripOf(ride)), label: t("prices:book"), name }];
    const links = contactLinks(rest.contact, enquiryMessage(t, ride, formatEuro(ride.euro, language)));
    // Two channels: the preferred one with a text label, the second as an icon.
    return contactOrder(links, { language, network, all: false })
      .slice(0, 2)
      .map(({ channel, href }) => ({
        kind: channel,
        href,
        label: t(channel === "call" ? "prices:ask.call" : "prices:ask.message"),
        name: t(`prices:ask.trip.${channel}`, { trip }),
      }));
  };

  const rowOf = (fare: PriceData): FareTableRow => {
    const ride = fareInDirection(fare, direction);
    const { id, euro, fromLabel, toLabel, vehicleType, minutes } = ride;
    const trip = tripName(t, ride);
    const others = otherAmounts(t, euro, euroRates, language);
    const otherAmountsText = amountsLine(
      OTHER_CURRENCIES.map((currency, index) => [currency, others[index]?.value] as const),
      language,
    );
    const range = minutes === undefined ? undefined : minutesRange(minutes);
    return {
      id,
      from: fromLabel,
      to: toLabel,
      vehicle: vehicleName(t, vehicleType),
      euro: euroAmount(t, euro, language),
      others,
      line: [otherAmountsText, range && t("prices:list.minutesText", { minutes: range })]
        .filter(Boolean)
        .join(SEPARATOR),
      minutes: range,
      // The end of the trip that is not the airport.
      namedBy: ride === fare ? "to" : "from",
      links: linksOf(ride, trip),
      extra: (
        <CopyLink
          id={id}
          query={DIRECTION_QUERY[direction]}
          trip={trip}
          onCopied={() => setCopied(t("prices:copy.announcement", { trip }))}
        />
      ),
      isSelected: chosen && id === chosen.id,
    };
  };

  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t("prices:list.title")}
      </h2>
      <PriceSwitch
        label={t("prices:directions.label")}
        options={DIRECTIONS.map((value) => ({ value, name: t(`prices:directions.${value}`) }))}
        value={direction}
        onValueChange={rest.onDirectionChange}
      />
      <FareTable
        className={styles.table}
        labelledBy={titleId}
        caption={t("prices:list.caption")}
        messages={{
          from: t("booking:fields.from"),
          to: t("booking:fields.to"),
          vehicle: t("booking:fields.vehicleType"),
          fare: "EUR",
          currencies: OTHER_CURRENCIES.map((currency) => currencyCode(currency, language)),
          minutes: t("prices:list.minutes"),
          others: t("prices:list.others"),
          links: t("prices:list.ways"),
          sortByName: t("prices:list.byName"),
          sortByPrice: t("prices:list.byPrice"),
        }}
        namedBy={direction === "toAirport" ? "from" : "to"}
        order={order}
        onSort={(by) => setOrder(nextOrder(order, by))}
        groups={
          order
            ? [{ id: "sorted", rows: sortFares(fares, order, language).map(rowOf) }]
            : groups.map((group) => ({
                id: group.id,
                title: t(`prices:groups.${group.id}.title`, { regionTitle: rest.regionTitle }),
                note: noteOf(group.id),
                rows: group.fares.map(rowOf),
              }))
        }
        Link={rest.Link}
      />
      <p role="status">
        <VisuallyHidden>{copied}</VisuallyHidden>
      </p>
      <p className={styles.note}>
        {ratesNote()} {rest.mapSource}
      </p>
    </section>
  );

  function noteOf(id: PriceGroupId): string {
    const seats = SEATS[id === "sprinter" ? "vip-sprinter" : "vip-vito"];
    const isBack = direction === "toAirport" && (id === "peninsula" || id === "further");
    return isBack ? t("prices:groups.noteBack", { seats }) : t(`prices:groups.${id}.note`, { seats });
  }

  function ratesNote(): string {
    const amounts = amountsLine(
      OTHER_CURRENCIES.map((currency) => [currency, roundToHundredths(euroRates.rates[currency])] as const),
      language,
    );
    if (amounts) return t("prices:list.rates", { amounts });
    return euroRates.arePending ? "" : t("prices:list.ratesMissing");
  }
}

function roundToHundredths(rate: number | undefined): number | undefined {
  return rate && Math.round(rate * 100) / 100;
}
