import { useId, useState } from "react";

import type { ContactData, PageData, PriceData, PriceGroupId } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { CURRENCIES, currencyCode, formatEuro, OTHER_CURRENCIES, type Currency } from "#src/domain/money.ts";
import { LARGE_VEHICLE, STANDARD_VEHICLE, VEHICLES, type Trip } from "#src/domain/price.ts";
import { useContactLinks } from "#src/features/contact/useContactLinks.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { FareOrder } from "#src/ui/FareTable/FareHead.tsx";
import type { FareTableRow, FareLink } from "#src/ui/FareTable/FareRow.tsx";
import { FareTable } from "#src/ui/FareTable/FareTable.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { SegmentedControl } from "#src/ui/SegmentedControl/SegmentedControl.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { enquiryMessage, tripOf } from "./ChosenFare.tsx";
import { CopyLink } from "./CopyLink.tsx";
import { DIRECTIONS, DIRECTION_QUERY, fareInDirection, type Direction } from "./direction.ts";
import styles from "./PriceList.module.css";
import { PriceSwitch } from "./PriceSwitch.tsx";
import { nextOrder, sortFares } from "./sortFares.ts";
import {
  knownAmounts,
  SEPARATOR,
  euroAmount,
  minutesRange,
  priceRange,
  otherAmounts,
  tripName,
  type EuroRatesState,
} from "./labels.ts";

interface PriceListProps extends Pick<PageData["prices"], "groups" | "regionTitle" | "beyondRegion" | "mapSource"> {
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
  const { t } = useTranslation(["prices", "fares"]);
  const titleId = useId();
  const [order, setOrder] = useState<FareOrder | null>(null);
  const [copied, setCopied] = useState("");
  const [chosenCurrency, setChosenCurrency] = useState<Currency>("EUR");
  const contactLinksFor = useContactLinks(rest.contact, language);
  const fares = groups.flatMap((group) => group.fares);
  // Without any rate the columns would say the same of every fare; the note below the table says it once.
  const areRatesMissing =
    !euroRates.arePending && OTHER_CURRENCIES.every((currency) => euroRates.rates[currency] === undefined);

  const linksOf = (ride: PriceData, trip: string): FareLink[] => {
    const name = t("prices:bookTrip", { trip });
    if (ride.bookable) return [{ kind: "book", href: rest.bookHref(tripOf(ride)), label: t("prices:book"), name }];
    // Two channels: the preferred one with a text label, the second as an icon.
    return contactLinksFor(enquiryMessage(t, ride, formatEuro(ride.euro, language)))
      .slice(0, 2)
      .map(({ channel, href }) => ({
        kind: channel,
        href,
        label: t(channel === "call" ? "prices:ask.call" : "prices:ask.message"),
        name: t(`prices:ask.trip.${channel}`, { trip }),
      }));
  };

  /** With `withDetail`, the row also contains what the fares of most groups have in common. */
  const rowOf = (fare: PriceData, withDetail: boolean): FareTableRow => {
    const ride = fareInDirection(fare, direction);
    const { id, euro, fromLabel, toLabel, vehicleType, minutes } = ride;
    // The place is the end of the trip that is not the airport.
    const isThere = ride === fare;
    const trip = tripName(t, ride);
    const others = areRatesMissing ? [] : otherAmounts(t, euro, euroRates, language);
    const otherEnd = isThere ? `${t("fares:start")}: ${fromLabel}` : `${t("fares:end")}: ${toLabel}`;
    return {
      id,
      name: isThere ? toLabel : fromLabel,
      time: minutes === undefined ? undefined : t("prices:list.minutesText", { minutes: minutesRange(minutes) }),
      detail: withDetail ? `${otherEnd}${SEPARATOR}${VEHICLES[vehicleType].name}` : undefined,
      euro: euroAmount(t, euro, language),
      others,
      converted: knownAmounts(
        OTHER_CURRENCIES.flatMap((code, index) =>
          code === chosenCurrency ? [[code, others[index]?.value] as const] : [],
        ),
        language,
      )[0],
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
      <div className={styles.head}>
        <SectionHeader
          kind="margin"
          id={titleId}
          title={t("prices:list.title")}
          end={
            <PriceSwitch
              label={t("prices:directions.label")}
              options={DIRECTIONS.map((value) => ({ value, name: t(`prices:directions.${value}`) }))}
              value={direction}
              onValueChange={rest.onDirectionChange}
            />
          }
        />
        {!order && (
          <nav className={styles.groups} aria-label={t("prices:groupsLabel")}>
            <MiniList
              items={groups.map((group) => ({
                title: titleOf(group.id),
                isName: group.id === "large",
                note: priceRange(group.fares, language),
                href: `#${group.id}`,
              }))}
              Link={rest.Link}
            />
          </nav>
        )}
      </div>
      <FareTable
        labelledBy={titleId}
        caption={t("prices:list.caption")}
        messages={{
          place: t("prices:list.place"),
          fare: "EUR",
          currencies: areRatesMissing ? [] : OTHER_CURRENCIES.map((currency) => currencyCode(currency, language)),
          others: t("prices:list.others"),
          links: t("prices:list.ways"),
          sortByName: t("prices:list.byName"),
          sortByPrice: t("prices:list.byPrice"),
        }}
        currencySwitch={
          areRatesMissing ? undefined : (
            <SegmentedControl kind="choice" label={t("prices:list.currency")}>
              {CURRENCIES.map((code) => (
                <button
                  key={code}
                  type="button"
                  aria-pressed={code === chosenCurrency}
                  translate="no"
                  onClick={() => setChosenCurrency(code)}
                >
                  {currencyCode(code, language)}
                </button>
              ))}
            </SegmentedControl>
          )
        }
        order={order}
        onSort={(by) => setOrder(nextOrder(order, by))}
        groups={
          order
            ? [{ id: "sorted", rows: sortFares(fares, order, language).map((fare) => rowOf(fare, true)) }]
            : groups.map((group) => ({
                id: group.id,
                title: titleOf(group.id),
                isName: group.id === "large",
                note: noteOf(group.id),
                rows: group.fares.map((fare) => rowOf(fare, group.id === "between")),
              }))
        }
        Link={rest.Link}
      />
      <p role="status">
        <VisuallyHidden>{copied}</VisuallyHidden>
      </p>
      <div className={styles.notes}>
        <p>{rest.mapSource}</p>
        <p className={styles.rates}>
          <FixedValues>{ratesNote()}</FixedValues>
        </p>
      </div>
    </section>
  );

  function titleOf(id: PriceGroupId): string {
    return t(`prices:groups.${id}.title`, { regionTitle: rest.regionTitle, beyondRegion: rest.beyondRegion });
  }

  function noteOf(id: PriceGroupId): string {
    const seats = VEHICLES[id === "large" || id === "townLarge" ? LARGE_VEHICLE : STANDARD_VEHICLE].seats;
    const isFromElsewhere = id === "town" || id === "townLarge" || id === "between";
    return direction === "fromAirport" || isFromElsewhere
      ? t(`prices:groups.${id}.note`, { seats })
      : t(`prices:groups.${id}.noteBack`, { seats });
  }

  function ratesNote(): string {
    const amounts = knownAmounts(
      OTHER_CURRENCIES.map((currency) => [currency, roundToHundredths(euroRates.rates[currency])] as const),
      language,
    ).join(SEPARATOR);
    if (amounts) return t("prices:list.rates", { amounts });
    return euroRates.arePending ? "" : t("prices:list.ratesMissing");
  }
}

function roundToHundredths(rate: number | undefined): number | undefined {
  return rate && Math.round(rate * 100) / 100;
}
