import type { BookingData } from "#src/content/schema.ts";
import type { BookingForm } from "#src/domain/bookingForm.ts";
import type { Language } from "#src/domain/language.ts";
import type { Amounts } from "#src/domain/money.ts";
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
  amounts: Amounts | null;
  data: BookingData;
  language: Language;
}): string {
  const { t, greeting, form, amounts, data, language } = input;
  const place = (id: string) => {
    if (!isPlaceId(id)) return "";
    const label = data.places.find((one) => one.id === id)?.label ?? id;
    const turkish = data.turkishPlaces[id];
    return label === turkish ? label : `${label} / ${turkish}`;
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
    [t("price.heading"), amounts ? amountsText(amounts, language) : ""],
  ];
  return [greeting, "", ...lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))].join("\n");
}
