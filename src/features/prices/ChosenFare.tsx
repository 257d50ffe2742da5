import { useState, type Ref } from "react";

import type { ContactData, PriceData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { MAIN_AIRPORT, WHOLE_REGION } from "#src/domain/places.ts";
import { VEHICLES, type Trip } from "#src/domain/price.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { minutesText } from "#src/i18n/labels.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { FareCard } from "#src/ui/FareCard/FareCard.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { CopyLink } from "./CopyLink.tsx";
import { DIRECTION_QUERY, fareInDirection, type Direction } from "./direction.ts";
import { faresAt } from "./mapPlaces.ts";
import { euroAmount, otherAmounts, tripName, type EuroRatesState, type TranslatePrice } from "./labels.ts";

export interface ChosenFareProps {
  fare: PriceData;
  fares: readonly PriceData[];
  direction: Direction;
  /** Whether the fare is the default example rather than the visitor's selection. */
  isExample: boolean;
  euroRates: EuroRatesState;
  language: Language;
  contact: ContactData;
  bookHref: (trip: Trip) => string;
  Link: LinkComponent;
  ChoiceLink: LinkComponent;
  cardRef: Ref<HTMLElement>;
  /** Called when another fare was selected on the card. */
  onRelatedClick: () => void;
  className?: string | undefined;
}

/** Card beside the map with the details of the selected fare and a booking link. */
export function ChosenFare({
  fare,
  fares,
  direction,
  isExample,
  euroRates,
  language,
  cardRef,
  ...rest
}: ChosenFareProps) {
  const { t } = useTranslation(["prices", "fares"]);
  const ride = fareInDirection(fare, direction);
  const { id, euro, fromLabel, toLabel, vehicleType, oneWay, bookable } = ride;
  const price = formatEuro(euro, language);
  const [copiedId, setCopiedId] = useState("");
  const trip = tripName(t, ride);
  const announcement = isExample ? "" : t("prices:card.announcement", { trip, price });
  const others = relatedFares(fare, fares);
  const samePriceFares = fares.filter((other) => other.euro === euro && other.id !== id && isComparable(other, fare));
  return (
    <FareCard
      ref={cardRef}
      className={rest.className}
      heading={t(isExample ? "prices:card.example" : "prices:card.chosen")}
      announcement={copiedId === id ? t("prices:copy.announcement", { trip }) : announcement}
      from={fromLabel}
      to={toLabel}
      euro={euroAmount(t, euro, language)}
      amounts={otherAmounts(t, euro, euroRates, language)}
      loadingLabel={t("fares:price.loading")}
      facts={factsOf(t, fare, language)}
      note={t(oneWay ? "prices:card.oneWay" : "prices:card.tour", {
        vehicle: VEHICLES[vehicleType].name,
        seats: VEHICLES[vehicleType].seats,
      })}
      sameFare={
        samePriceFares.length > 0
          ? {
              label: t("prices:card.samePrice", { price }),
              places: samePriceFares.map(({ toLabel: to }) => to).join(", "),
            }
          : undefined
      }
      relatedFares={
        others.length > 0
          ? {
              title: t("prices:card.others"),
              links: others.map((other) => ({
                text: tripName(t, other),
                price: formatEuro(other.euro, language),
                href: `#${other.id}`,
              })),
            }
          : undefined
      }
      RelatedLink={rest.ChoiceLink}
      onRelatedClick={rest.onRelatedClick}
      listLink={{ href: `#${id}`, label: t("prices:card.inList"), onClick: () => focusRow(id) }}
      copy={<CopyLink id={id} query={DIRECTION_QUERY[direction]} trip={trip} onCopied={() => setCopiedId(id)} />}
      Link={rest.Link}
    >
      {bookable ? (
        <ButtonLink href={rest.bookHref(tripOf(ride))} Link={rest.Link} wide>
          {t("fares:book")}
        </ButtonLink>
      ) : (
        <ContactButtons
          layout="grid"
          contact={rest.contact}
          language={language}
          message={enquiryMessage(t, ride, price)}
        />
      )}
    </FareCard>
  );
}

/** Prefilled chat message about a fare. */
export function enquiryMessage(t: TranslatePrice, fare: PriceData, price: string): string {
  return t("prices:askMessage", { trip: tripName(t, fare), price });
}

/** Picks the trip of a fare. */
export function tripOf({ from, to, vehicleType }: PriceData): Trip {
  return { from, to, vehicleType };
}

function factsOf(t: TranslatePrice, { minutes, oneWay, euro }: PriceData, language: Language) {
  return [
    ...(minutes === undefined ? [] : [{ label: t("fares:drive"), value: minutesText(t, minutes) }]),
    ...(oneWay ? [{ label: t("prices:card.wayBack"), value: formatEuro(euro * 2, language) }] : []),
  ];
}

/** Other fares at the same place of the map and, for a village, the large vehicle's fare to the whole region. */
function relatedFares(fare: PriceData, fares: readonly PriceData[]): PriceData[] {
  const { sheet, place } = fare.spot;
  const here = faresAt(fares, sheet, place).filter(({ id }) => id !== fare.id);
  const whole = fares.find(({ to }) => to === WHOLE_REGION);
  const isVillage = sheet === "region" && fare.from === MAIN_AIRPORT && fare.oneWay && fare.euro < (whole?.euro ?? 0);
  return isVillage && whole && !here.includes(whole) ? [...here, whole] : here;
}

function isComparable(one: PriceData, other: PriceData): boolean {
  return one.from === other.from && one.vehicleType === other.vehicleType && one.spot.sheet === other.spot.sheet;
}

/** Moves focus to the row that the hash scrolls to, so that Tab continues from there. */
function focusRow(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
