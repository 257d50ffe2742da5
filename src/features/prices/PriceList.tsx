import { Phone } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import type { ContactData, PageData, PriceData } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import type { Language } from "#src/domain/language.ts";
import { currencyCode, formatEuro } from "#src/domain/money.ts";
import { SEATS, type Trip } from "#src/domain/price.ts";
import type { FareOrder } from "#src/ui/FareTable/FareHead.tsx";
import type { FareTableRow } from "#src/ui/FareTable/FareRow.tsx";
import { FareTable } from "#src/ui/FareTable/FareTable.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { askMessage, tripOf } from "./ChosenFare.tsx";
import { CopyLink } from "./CopyLink.tsx";
import styles from "./PriceList.module.css";
import { nextOrder, sortFares } from "./sortFares.ts";
import {
  amountsLine,
  DOT,
  euroAmount,
  minutesRange,
  OTHER_CURRENCIES,
  otherAmounts,
  tripName,
  vehicleName,
  type KnownRates,
} from "./words.ts";

interface PriceListProps extends Pick<PageData["prices"], "groups"> {
  chosen: PriceData | undefined;
  known: KnownRates;
  language: Language;
  contact: ContactData;
  bookHref: (trip: Trip) => string;
  Link: LinkComponent;
}

/** The whole price table: in its groups, or sorted by where the fares lead or by what they cost. */
export function PriceList({ groups, chosen, known, language, contact, bookHref, Link }: PriceListProps) {
  const { t } = useTranslation(["prices", "booking", "services"]);
  const titleId = useId();
  const [order, setOrder] = useState<FareOrder | null>(null);
  const [copied, setCopied] = useState("");
  const fares = groups.flatMap((group) => group.fares);

  const rowOf = (fare: PriceData): FareTableRow => {
    const { id, euro, fromLabel, toLabel, vehicleType, minutes, bookable } = fare;
    const trip = tripName(t, fare);
    const links = contactLinks(contact, askMessage(t, fare, formatEuro(euro, language)));
    const others = otherAmounts(t, euro, known, language);
    const knownOthers = amountsLine(
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
      line: [knownOthers, range && t("prices:list.minutesText", { minutes: range })].filter(Boolean).join(DOT),
      minutes: range,
      way: bookable
        ? {
            kind: "book",
            href: bookHref(tripOf(fare)),
            label: t("prices:book"),
            name: t("prices:bookTrip", { trip }),
          }
        : { kind: "ask", href: links.whatsapp, label: t("prices:ask"), name: t("prices:askTrip", { trip }) },
      extra: (
        <>
          {!bookable && (
            <a className={styles.call} href={links.call} aria-label={t("prices:callTrip", { trip })}>
              <Phone className={styles.icon} strokeWidth={1.75} aria-hidden />
            </a>
          )}
          <CopyLink id={id} trip={trip} onCopied={() => setCopied(t("prices:copy.announcement", { trip }))} />
        </>
      ),
      on: chosen && id === chosen.id,
    };
  };

  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t("prices:list.title")}
      </h2>
      <FareTable
        labelledBy={titleId}
        caption={t("prices:list.caption")}
        words={{
          from: t("booking:fields.from"),
          to: t("booking:fields.to"),
          vehicle: t("booking:fields.vehicleType"),
          fare: "EUR",
          currencies: OTHER_CURRENCIES.map((currency) => currencyCode(currency, language)),
          minutes: t("prices:list.minutes"),
          others: t("prices:list.others"),
          ways: t("prices:list.ways"),
          byName: t("prices:list.byName"),
          byPrice: t("prices:list.byPrice"),
        }}
        order={order}
        onSort={(by) => setOrder(nextOrder(order, by))}
        groups={
          order
            ? [{ id: "sorted", rows: sortFares(fares, order, language).map(rowOf) }]
            : groups.map((group) => ({
                id: group.id,
                title: t(`prices:groups.${group.id}.title`),
                note: t(`prices:groups.${group.id}.note`, {
                  seats: SEATS[group.id === "sprinter" ? "vip-sprinter" : "vip-vito"],
                }),
                rows: group.fares.map(rowOf),
              }))
        }
        Link={Link}
      />
      <p role="status">
        <VisuallyHidden>{copied}</VisuallyHidden>
      </p>
      <p className={styles.note}>
        {ratesNote()} {t("prices:map.source")}
      </p>
    </section>
  );

  function ratesNote(): string {
    const amounts = amountsLine(
      OTHER_CURRENCIES.map((currency) => [currency, inHundredths(known.rates[currency])] as const),
      language,
    );
    if (amounts) return t("prices:list.rates", { amounts });
    return known.areComing ? "" : t("prices:list.ratesMissing");
  }
}

function inHundredths(rate: number | undefined): number | undefined {
  return rate && Math.round(rate * 100) / 100;
}
