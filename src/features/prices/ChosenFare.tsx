import type { Ref } from "react";

import type { ContactData, PriceData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { SEATS, type Trip } from "#src/domain/price.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { FareCard } from "#src/ui/FareCard/FareCard.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { AskWays } from "./AskWays.tsx";
import { rideOf, type Direction } from "./direction.ts";
import { faresAt } from "./mapPlaces.ts";
import {
  euroAmount,
  minutesText,
  otherAmounts,
  tripName,
  vehicleName,
  type KnownRates,
  type PriceWords,
} from "./words.ts";

export interface ChosenFareProps {
  fare: PriceData;
  fares: readonly PriceData[];
  direction: Direction;
  /** Nobody has chosen it. */
  isExample: boolean;
  known: KnownRates;
  language: Language;
  contact: ContactData;
  bookHref: (trip: Trip) => string;
  Link: LinkComponent;
  ChoiceLink: LinkComponent;
  cardRef: Ref<HTMLElement>;
  /** Told when another fare was chosen on the card. */
  onOther: () => void;
  className?: string | undefined;
}

/** The card beside the map: all of one fare, and the way to book it. */
export function ChosenFare({ fare, fares, direction, isExample, known, language, cardRef, ...ways }: ChosenFareProps) {
  const { t } = useTranslation(["prices", "booking", "fares"]);
  const ride = rideOf(fare, direction);
  const { id, euro, fromLabel, toLabel, vehicleType, oneWay, bookable } = ride;
  const price = formatEuro(euro, language);
  const others = othersBeside(fare, fares);
  const same = fares.filter((other) => other.euro === euro && other.id !== id && isLike(other, fare));
  return (
    <FareCard
      ref={cardRef}
      className={ways.className}
      heading={t(isExample ? "prices:card.example" : "prices:card.chosen")}
      announcement={isExample ? "" : t("prices:card.announcement", { trip: tripName(t, ride), price })}
      from={fromLabel}
      to={toLabel}
      euro={euroAmount(t, euro, language)}
      amounts={otherAmounts(t, euro, known, language)}
      loadingLabel={t("booking:price.loading")}
      facts={factsOf(t, fare, language)}
      note={t(oneWay ? "prices:card.oneWay" : "prices:card.tour", {
        vehicle: vehicleName(t, vehicleType),
        seats: SEATS[vehicleType],
      })}
      same={
        same.length > 0
          ? { label: t("prices:card.samePrice", { price }), places: same.map(({ toLabel: to }) => to).join(", ") }
          : undefined
      }
      others={
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
      OtherLink={ways.ChoiceLink}
      onOther={ways.onOther}
      inList={{ href: `#${id}`, label: t("prices:card.inList"), onClick: () => focusRow(id) }}
      Link={ways.Link}
    >
      {bookable ? (
        <ButtonLink href={ways.bookHref(tripOf(ride))} Link={ways.Link} wide>
          {t("fares:book")}
        </ButtonLink>
      ) : (
        <AskWays contact={ways.contact} language={language} message={askMessage(t, ride, price)} />
      )}
    </FareCard>
  );
}

/** What a chat about a fare begins with. */
export function askMessage(t: PriceWords, fare: PriceData, price: string): string {
  return t("prices:askMessage", { trip: tripName(t, fare), price });
}

/** The trip that a fare is for, and nothing else of it. */
export function tripOf({ from, to, vehicleType }: PriceData): Trip {
  return { from, to, vehicleType };
}

function factsOf(t: PriceWords, { minutes, oneWay, euro }: PriceData, language: Language) {
  return [
    ...(minutes === undefined ? [] : [{ label: t("fares:drive"), value: minutesText(t, minutes) }]),
    ...(oneWay ? [{ label: t("prices:card.wayBack"), value: formatEuro(euro * 2, language) }] : []),
  ];
}

/** The other fares at the same place of the map, and for a village the large vehicle's fare to the whole peninsula. */
function othersBeside(fare: PriceData, fares: readonly PriceData[]): PriceData[] {
  const { sheet, place } = fare.spot;
  const here = faresAt(fares, sheet, place).filter(({ id }) => id !== fare.id);
  const whole = fares.find(({ to }) => to === "peninsula");
  const isVillage = sheet === "peninsula" && fare.from === "airport" && fare.oneWay && fare.euro < (whole?.euro ?? 0);
  return isVillage && whole && !here.includes(whole) ? [...here, whole] : here;
}

function isLike(one: PriceData, other: PriceData): boolean {
  return one.from === other.from && one.vehicleType === other.vehicleType && one.spot.sheet === other.spot.sheet;
}

/** The next Tab goes on from the row that the page scrolls to. */
function focusRow(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
