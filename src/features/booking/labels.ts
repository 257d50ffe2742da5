import type { Booking } from "#src/domain/booking.ts";
import type { Language } from "#src/domain/language.ts";
import { CURRENCIES, formatNumber, formatPrice, type Amounts } from "#src/domain/money.ts";
import { VEHICLES, type VehicleType } from "#src/domain/price.ts";
import type { Translate } from "#src/i18n/messages.ts";

/**
 * Translator of the booking feature. Its namespaces are a list, because only the `t` of a list also takes keys with the prefix, as
 * `src/i18n/labels.ts` passes them.
 */
export type TranslateBooking = Translate<["booking", "fares"]>;

const SPOKEN_KEYS = {
  EUR: "price.spoken.eur",
  TRY: "price.spoken.try",
  USD: "price.spoken.usd",
  GBP: "price.spoken.gbp",
} as const;

/** `VIP Vito, seats 7` */
export function vehicleWithSeats(t: TranslateBooking, type: VehicleType): string {
  return t("fares:vehicles.seats", { vehicle: VEHICLES[type].name, count: VEHICLES[type].seats });
}

/** `75 € · 3.650 TL · 90 USD`; currencies without a rate are left out. */
export function amountsText(amounts: Amounts, language: Language): string {
  return CURRENCIES.flatMap((currency) => {
    const amount = amounts[currency];
    return amount === null ? [] : [formatPrice(amount, currency, language)];
  }).join(" · ");
}

/**
 * The known amounts for screen readers: `75 euros, 3,705 Turkish lira`. The words have one form, because converted amounts are multiples
 * of five and fares are more than one euro.
 */
export function spokenAmounts(t: TranslateBooking, amounts: Amounts, language: Language): string {
  return CURRENCIES.flatMap((currency) => {
    const amount = amounts[currency];
    return amount === null ? [] : [t(SPOKEN_KEYS[currency], { amount: formatNumber(amount, language) })];
  }).join(", ");
}

/** `24 Nov 2026, 14:30, Bodrum-Milas Airport – Yalıkavak` */
export function rideText(
  { date, time, from, to }: Pick<Booking, "date" | "time" | "from" | "to">,
  language: Language,
  labelOf: (id: string) => string,
): string {
  return `${dayText(date, language)}, ${time}, ${labelOf(from)} – ${labelOf(to)}`;
}

const SHORT_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");

/**
 * Formats a valid ISO date (`2026-11-24`) in the language: `24 Nov 2026`, `24.11.2026`. Does not use `Intl.DateTimeFormat`: creating one
 * takes a slow phone longer than all the rest of the form's code.
 */
export function dayText(date: string, language: Language): string {
  const [year, month, day] = date.split("-");
  return language === "en" ? `${Number(day)} ${SHORT_MONTHS[Number(month) - 1]} ${year}` : `${day}.${month}.${year}`;
}
