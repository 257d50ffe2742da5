import { useMemo } from "react";

import { fetchRates, fetchWeather, type Weather } from "#src/api/relay.ts";
import { usePolled } from "#src/api/usePolled.ts";
import type { TryRates } from "#src/domain/money.ts";

/** How often each is asked for again, in milliseconds. */
const RATES_INTERVAL = 300_000;
const BODRUM_INTERVAL = 300_000;
const CITIES_INTERVAL = 1_800_000;

/** What the board shows; undefined where it did not come yet, or at all. */
export interface LiveBoardData {
  rates: TryRates | undefined;
  bodrum: Weather | undefined;
  istanbul: Weather | undefined;
}

/** The board's data, and whether everything that was asked for has come or failed. */
export interface Live {
  data: LiveBoardData;
  settled: boolean;
}

/** Weather and rates from the relay, asked again as long as the page stands. Call it once and hand the data on. */
export function useLiveBoard(): Live {
  const rates = usePolled((signal) => fetchRates("TRY", signal), RATES_INTERVAL);
  const bodrum = usePolled((signal) => fetchWeather("bodrum", signal), BODRUM_INTERVAL);
  const istanbul = usePolled((signal) => fetchWeather("istanbul", signal), CITIES_INTERVAL);
  // The same object until something comes: whoever has it is drawn anew with every new one.
  return useMemo(
    () => ({
      data: { rates: rates.value, bodrum: bodrum.value, istanbul: istanbul.value },
      settled: [rates, bodrum, istanbul].every(({ state }) => state !== "loading"),
    }),
    [rates, bodrum, istanbul],
  );
}
