import type { FareData, Minutes } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { Trip } from "#src/domain/price.ts";
import type { TranslateNamed } from "#src/i18n/translate.ts";

/** The words of fares, and of the vehicles that they are for. */
export type FareWords = TranslateNamed<"fares" | "booking">;

/** What the vehicles are called. */
export const VEHICLE_KEYS = {
  "vip-vito": "booking:vehicles.vipVito",
  "vip-sprinter": "booking:vehicles.vipSprinter",
} as const;

/** Whether a trip begins or ends at the airport, where a driver waits with a sign. */
export function touchesAirport({ from, to }: Pick<Trip, "from" | "to">): boolean {
  return from === "airport" || to === "airport";
}

/** `about 50 min`, `35–40 min` */
export function minutesText(t: FareWords, minutes: Minutes): string {
  if (typeof minutes === "number") return t("fares:about", { minutes });
  const [shortest, longest] = minutes;
  return t("fares:between", { shortest, longest });
}

/** What a list says a service costs: the price of all its trips, the least of several prices, or that it is asked for. */
export function priceNote(t: FareWords, fares: readonly Pick<FareData, "euro">[], language: Language): string {
  if (fares.length === 0) return t("fares:onRequest");
  const euros = fares.map(({ euro }) => euro);
  const least = Math.min(...euros);
  const price = formatEuro(least, language);
  return least === Math.max(...euros) ? price : t("fares:from", { price });
}

/** `Airport (BJV) – Yalıkavak`, with the vehicle behind it where it has to be said. */
export function tripText(t: FareWords, { fromLabel, toLabel, vehicleType }: FareData, withVehicle: boolean): string {
  const places = { from: fromLabel, to: toLabel };
  return withVehicle
    ? t("fares:tripBy", { ...places, vehicle: t(VEHICLE_KEYS[vehicleType]) })
    : t("fares:trip", places);
}
