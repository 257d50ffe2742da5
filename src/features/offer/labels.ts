import type { FareData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { VEHICLES } from "#src/domain/price.ts";
import type { TranslatePrefixed } from "#src/i18n/messages.ts";

/** Translator for fares. */
export type TranslateFare = TranslatePrefixed<"fares">;

/** Price of a service in a list: the fare if all trips cost the same, "from" the lowest otherwise, or "on request" without fares. */
export function priceNote(t: TranslateFare, fares: readonly Pick<FareData, "euro">[], language: Language): string {
  if (fares.length === 0) return t("fares:onRequest");
  const euros = fares.map(({ euro }) => euro);
  const lowest = Math.min(...euros);
  const price = formatEuro(lowest, language);
  return lowest === Math.max(...euros) ? price : t("fares:from", { price });
}

/** `Airport (BJV) – Yalıkavak`, followed by the vehicle if `withVehicle`. */
export function tripText(
  t: TranslateFare,
  { fromLabel, toLabel, vehicleType }: FareData,
  withVehicle: boolean,
): string {
  const places = { from: fromLabel, to: toLabel };
  return withVehicle ? t("fares:tripBy", { ...places, vehicle: VEHICLES[vehicleType].name }) : t("fares:trip", places);
}

/** `Yalıkavak`, followed by the vehicle if `withVehicle`, where the start is named already. */
export function endText({ toLabel, vehicleType }: FareData, withVehicle: boolean): string {
  return withVehicle ? `${toLabel}, ${VEHICLES[vehicleType].name}` : toLabel;
}
