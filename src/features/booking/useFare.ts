import { useEffect, useState } from "react";

import { fetchRates } from "#src/api/relay.ts";
import { usePolled } from "#src/api/usePolled.ts";
import type { BookingData } from "#src/content/schema.ts";
import type { BookingForm } from "#src/domain/booking.ts";
import { convertFare, type Amounts } from "#src/domain/money.ts";
import { isPlaceId } from "#src/domain/places.ts";
import { findFare, isVehicleType, nearFares, type Fare } from "#src/domain/price.ts";

const RATES_EVERY = 300_000;

/** How long a blank may stand where a converted price is to come, in milliseconds. */
const PATIENCE = 5_000;

/** `asking` while a place is empty; `enquiry` where the table has no price. */
export type BookingFare =
  | { state: "asking" }
  | { state: "priced"; euro: number; amounts: Amounts; areRatesComing: boolean }
  | { state: "enquiry"; near: readonly Fare[] };

/** What the form's trip costs, with the latest rates. */
export function useFare(form: BookingForm, data: BookingData): BookingFare {
  const rates = usePolled((signal) => fetchRates("EUR", signal), RATES_EVERY);
  const [isPatient, setPatient] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);

  const { from, to, vehicleType } = form;
  if (!isPlaceId(from) || !isPlaceId(to) || !isVehicleType(vehicleType)) return { state: "asking" };
  const trip = { from, to, vehicleType };
  const euro = findFare(data.fares, trip);
  if (euro === null) {
    const passengers = Number.parseInt(form.passengers, 10) || 1;
    return { state: "enquiry", near: nearFares(data.fares, data.nearFareRules, trip, passengers) };
  }
  return {
    state: "priced",
    euro,
    amounts: convertFare(euro, rates.value ?? {}),
    areRatesComing: rates.state === "loading" && isPatient,
  };
}
