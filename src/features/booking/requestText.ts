import type { BookingData } from "#src/content/schema.ts";
import type { BookingForm } from "#src/domain/bookingForm.ts";
import { EXTRA_FIELDS, type ExtrasForm } from "#src/domain/extrasForm.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro, timesAmounts, type Amounts } from "#src/domain/money.ts";
import { phoneE164 } from "#src/domain/phone.ts";
import { isPlaceId } from "#src/domain/places.ts";
import { isVehicleType } from "#src/domain/price.ts";
import { amountsText, vehicleName, type BookingWords } from "./words.ts";

/**
 * The request as a text that the visitor sends: what is filled in so far, a line each, under a greeting. It is in the visitor's
 * language, because the visitor signs it; places carry their Turkish names as well, because the operator reads those.
 */
export function requestText(input: {
  t: BookingWords;
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
    return `${amountsText(timesAmounts(amounts, 2), language)} (${sum})`;
  };
  const lines = [
    [t("fields.fullName"), form.fullName.trim()],
    [t("fields.phone"), form.phone.trim() && phoneE164(form.countryCode, form.phone)],
    [t("fields.from"), place(form.from)],
    [t("fields.to"), place(form.to)],
    [t("fields.date"), form.date],
    [t("fields.time"), form.time],
    [t("fields.passengers"), form.passengers],
    [t("fields.vehicleType"), isVehicleType(form.vehicleType) ? vehicleName(t, form.vehicleType) : ""],
    [t("price.heading"), priceText()],
    ...EXTRA_FIELDS.map((field) => [t(`fields.${field}`), isSaid(extras, field) ? extras[field].trim() : ""] as const),
  ] as const;
  return [greeting, "", ...lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))].join("\n");
}

/** Whether there is something to be said in a field; no seats are none to be spoken of. */
function isSaid(extras: ExtrasForm, field: (typeof EXTRA_FIELDS)[number]): boolean {
  if (field === "returnDate" || field === "returnTime") return extras.returnTrip;
  return field !== "childSeats" || extras.childSeats !== "0";
}
