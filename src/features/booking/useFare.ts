import { useEuroRates } from "#src/api/useEuroRates.ts";
import type { BookingData } from "#src/content/schema.ts";
import type { BookingForm } from "#src/domain/bookingForm.ts";
import { convertFare, timesAmounts, type Amounts } from "#src/domain/money.ts";
import { isPlaceId } from "#src/domain/places.ts";
import { findFare, isVehicleType, type Trip } from "#src/domain/price.ts";

/** `asking` while a place is empty; `enquiry` where the table has no price. */
export type BookingFare =
  | { state: "asking" }
  | {
      state: "priced";
      /** Of one ride. */
      euro: number;
      amounts: Amounts;
      /** Two with the way back, which costs the same once more. */
      rides: 1 | 2;
      /** Of all rides. */
      total: Amounts;
      areRatesComing: boolean;
    }
  | { state: "enquiry"; trip: Trip };

/** What the form's trip costs, there or there and back, with the latest rates. */
export function useFare(form: BookingForm, hasReturn: boolean, data: BookingData): BookingFare {
  const { rates, areComing } = useEuroRates();
  const { from, to, vehicleType } = form;
  if (!isPlaceId(from) || !isPlaceId(to) || !isVehicleType(vehicleType)) return { state: "asking" };
  const trip = { from, to, vehicleType };
  const euro = findFare(data.fares, trip);
  if (euro === null) return { state: "enquiry", trip };
  const amounts = convertFare(euro, rates);
  const rides = hasReturn ? 2 : 1;
  return { state: "priced", euro, amounts, rides, total: timesAmounts(amounts, rides), areRatesComing: areComing };
}
