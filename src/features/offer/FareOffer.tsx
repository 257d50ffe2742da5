import { useEuroRates } from "#src/api/useEuroRates.ts";
import type { FareData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { convertFare, formatEuro, formatPrice } from "#src/domain/money.ts";
import { isAirport, isPlaceId, type PlaceId } from "#src/domain/places.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { minutesText } from "#src/i18n/labels.ts";
import type { TranslatePrefixed } from "#src/i18n/messages.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { DestinationSelect } from "#src/ui/DestinationSelect/DestinationSelect.tsx";
import { FareTicket } from "#src/ui/FareTicket/FareTicket.tsx";
import type { ActionLink } from "#src/ui/link.ts";

export interface FareOfferProps {
  fare: FareData;
  /** The fares among which the destination is chosen; fewer than two leave no choice. */
  choices?: readonly FareData[];
  /** Called with the destination that was chosen. */
  onDestinationChange?: ((to: PlaceId) => void) | undefined;
  language: Language;
  /** Link to the booking form or, if the form does not offer the place, to the enquiry. */
  book: ActionLink;
}

const OTHER_CURRENCIES = ["TRY", "USD", "GBP"] as const;

/**
 * Fare ticket of one trip: the fixed price, the other currencies whose rates are known, and a booking link. Where several destinations
 * have a fare, the ticket's is chosen on it.
 */
export function FareOffer({ fare, choices = [], onDestinationChange, language, book }: FareOfferProps) {
  const { t } = useTranslation(["services", "fares"]);
  const { rates } = useEuroRates();
  const { euro, fromLabel, toLabel } = fare;
  const amounts = convertFare(euro, rates);
  return (
    <FareTicket
      label={t("services:fare.label", { from: fromLabel, to: toLabel })}
      from={{ label: t("fares:start"), place: fromLabel }}
      to={{
        label: t("fares:end"),
        place:
          choices.length > 1 ? (
            <DestinationSelect
              label={t("fares:end")}
              options={choices.map((choice) => ({ value: choice.to, label: choice.toLabel }))}
              value={fare.to}
              onValueChange={(to) => isPlaceId(to) && onDestinationChange?.(to)}
            />
          ) : (
            toLabel
          ),
      }}
      facts={factsOf(t, fare)}
      priceLabel={t(fare.oneWay ? "services:fare.oneWayPerCar" : "services:fare.perCar")}
      euro={{
        currency: "EUR",
        code: "EUR",
        name: t("fares:currencies.eur"),
        state: "known",
        value: euro,
        text: formatEuro(euro, language),
      }}
      others={OTHER_CURRENCIES.flatMap((currency) => {
        const amount = amounts[currency];
        return amount === null ? [] : formatPrice(amount, currency, language);
      })}
      book={book}
    />
  );
}

/** Always four facts: drive time, or else the return fare or child seats; vehicle; seats; waiting at the airport where the ride begins, or else payment. */
function factsOf(
  t: TranslatePrefixed<"services" | "fares">,
  { from, vehicleType, minutes, oneWay }: FareData,
): { label: string; value: string; isName?: boolean }[] {
  return [
    minutes !== undefined
      ? { label: t("fares:drive"), value: minutesText(t, minutes) }
      : oneWay
        ? { label: t("services:fare.wayBack"), value: t("services:fare.samePrice") }
        : { label: t("services:fare.childSeats"), value: t("services:fare.free") },
    { label: t("fares:vehicle"), value: VEHICLES[vehicleType].name, isName: true },
    { label: t("services:fare.people"), value: t("services:fare.upTo", { seats: VEHICLES[vehicleType].seats }) },
    isAirport(from)
      ? { label: t("services:fare.waiting"), value: t("services:fare.waitingFree") }
      : { label: t("services:fare.payment"), value: t("services:fare.paymentWays") },
  ];
}
