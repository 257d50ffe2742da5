import { useMemo } from "react";

import { fetchRates, fetchWeather, type Weather } from "#src/api/relay.ts";
import { usePolled } from "#src/api/usePolled.ts";
import type { Cities } from "#src/content/pageData/pageDataTypes.ts";
import type { TryRates } from "#src/domain/money.ts";

/** Polling intervals in milliseconds. */
const RATES_INTERVAL_MS = 300_000;
const HERE_INTERVAL_MS = 300_000;
const ELSEWHERE_INTERVAL_MS = 1_800_000;

/** Data of the live board; undefined while loading or after a failure. */
export interface LiveBoardData {
  rates: TryRates | undefined;
  /** Weather at the business, and in the other city. */
  here: Weather | undefined;
  elsewhere: Weather | undefined;
}

/** The data, and whether every request has succeeded or failed. */
export interface LiveState {
  data: LiveBoardData;
  settled: boolean;
}

/** Polls weather and rates from the relay while mounted. Call it once per page and pass the data down. */
export function useLiveBoard([here, elsewhere]: Cities): LiveState {
  const rates = usePolled((signal) => fetchRates("TRY", signal), RATES_INTERVAL_MS);
  const weatherHere = usePolled((signal) => fetchWeather(here.id, signal), HERE_INTERVAL_MS);
  const weatherElsewhere = usePolled((signal) => fetchWeather(elsewhere.id, signal), ELSEWHERE_INTERVAL_MS);
  // Memoised, because every component with the data re-renders on a new object.
  return useMemo(
    () => ({
      data: { rates: rates.value, here: weatherHere.value, elsewhere: weatherElsewhere.value },
      settled: [rates, weatherHere, weatherElsewhere].every(({ state }) => state !== "loading"),
    }),
    [rates, weatherHere, weatherElsewhere],
  );
}
