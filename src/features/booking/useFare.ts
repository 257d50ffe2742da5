import { useEuroRates } from "#src/api/useEuroRates.ts";
import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { BookingForm } from "#src/domain/bookingForm.ts";
import { convertFare, multiplyAmounts, type Amounts } from "#src/domain/money.ts";
import { isPlaceId } from "#src/domain/places.ts";
import { findFare, isVehicleType, type Trip } from "#src/domain/price.ts";

/** `incomplete` while a place is empty; `enquiry` if the table has no price. */
export type BookingFare =
  | { state: "incomplete" }
  | {
      state: "priced";
      /** Whole euros for one ride. */
      euro: number;
      amounts: Amounts;
      /** Two with a return trip, which costs the same again. */
      rides: 1 | 2;
      /** Amounts for all rides. */
      total: Amounts;
      areRatesLoading: boolean;
    }
  | { state: "enquiry"; trip: Trip };

/** Fare of the form's trip, one way or return, converted at the latest rates. */
export function useFare(form: BookingForm, hasReturn: boolean, data: BookingData): BookingFare {
  const { rates, arePending } = useEuroRates();
  const { from, to, vehicleType } = form;
  if (!isPlaceId(from) || !isPlaceId(to) || !isVehicleType(vehicleType)) return { state: "incomplete" };
  const trip = { from, to, vehicleType };
  const euro = findFare(data.fares, trip);
  if (euro === null) return { state: "enquiry", trip };
  const amounts = convertFare(euro, rates);
  const rides = hasReturn ? 2 : 1;
  return { state: "priced", euro, amounts, rides, total: multiplyAmounts(amounts, rides), areRatesLoading: arePending };
}
