import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { BookingForm } from "#src/domain/bookingForm.ts";
import { EXTRA_FIELDS, type ExtrasForm } from "#src/domain/extrasForm.ts";
import { rideToFlight } from "#src/domain/flight.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro, multiplyAmounts, type Amounts } from "#src/domain/money.ts";
import { phoneE164 } from "#src/domain/phone.ts";
import { isPlaceId } from "#src/domain/places.ts";
import { isVehicleType, VEHICLES } from "#src/domain/price.ts";
import { amountsText, type TranslateBooking } from "./labels.ts";

/**
 * The request as a text message: a greeting, then one line for each filled-in field. It is in the guest's language, because the
 * guest sends it; places also carry their Turkish names, because the operator reads those.
 */
export function requestText(input: {
  t: TranslateBooking;
  greeting: string;
  form: BookingForm;
  extras: ExtrasForm;
  amounts: Amounts | null;
  data: BookingData;
  language: Language;
}): string {
  const { t, greeting, form, extras, amounts, data, language } = input;
  const place = (id: string) => {
    if (!isPlaceId(id)) return "";
    const label = data.places.find((one) => one.id === id)?.label ?? id;
    const turkish = data.turkishPlaces[id];
    return label === turkish ? label : `${label} / ${turkish}`;
  };
  const priceText = () => {
    if (!amounts) return "";
    if (!extras.returnTrip || amounts.EUR === null) return amountsText(amounts, language);
    const sum = t("price.bothWays", { fare: formatEuro(amounts.EUR, language) });
    return `${amountsText(multiplyAmounts(amounts, 2), language)} (${sum})`;
  };
  const lines = [
    [t("fields.fullName"), form.fullName.trim()],
    [t("fields.phone"), form.phone.trim() && phoneE164(form.countryCode, form.phone)],
    [t("fields.from"), place(form.from)],
    [t("fields.to"), place(form.to)],
    [t("fields.date"), form.date],
    [t("fields.time"), form.time],
    [t("fields.passengers"), form.passengers],
    [t("fields.vehicleType"), isVehicleType(form.vehicleType) ? VEHICLES[form.vehicleType].name : ""],
    [t("price.heading"), priceText()],
    ...EXTRA_FIELDS.map(
      (field) => [t(`fields.${field}`), isFilledIn(form, extras, field) ? extras[field].trim() : ""] as const,
    ),
  ] as const;
  return [greeting, "", ...lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))].join("\n");
}

/**
 * Whether an optional field belongs in the text. The return date and time count only with a return trip, the flight's only with a ride to
 * an airport, and `0` child seats do not count.
 */
function isFilledIn(form: BookingForm, extras: ExtrasForm, field: (typeof EXTRA_FIELDS)[number]): boolean {
  if (field === "flightDate" || field === "flightTime")
    return extras.flightTime !== "" && rideToFlight(form, extras) !== null;
  if (field === "returnDate" || field === "returnTime") return extras.returnTrip;
  return field !== "childSeats" || extras.childSeats !== "0";
}
